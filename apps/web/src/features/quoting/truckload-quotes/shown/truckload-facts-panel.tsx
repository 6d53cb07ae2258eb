import { nameIn, type StatedRequest } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { TruckLoad } from '../../../../ui/freight/rig/truck-load.tsx';
import { truckloadNeeds } from '../../../../ui/freight/truckload-needs.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { itemDrafts } from '../../quotes/public.ts';
import { equipmentFacts, rigOf } from '../equipment/equipment-facts.ts';
import { axleWeightsOf } from '../load/axle-weights.ts';
import { loadTruck } from '../load/plan-load.ts';
import css from './truckload-facts-panel.module.css';

type Facts = NonNullable<StatedRequest['truckload']>;

/** What a truckload asks for besides its ends and its load, as pairs of words; what was not asked is left out. */
function useFacts(request: StatedRequest, facts: Facts): readonly (readonly [string, string])[] {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const { pickup_date: day } = request;
  const narrow = facts.pickup_until === null || facts.pickup_until === day;
  return [
    [
      t('truckload.equipment.title'),
      `${nameIn(i18n.language, facts.equipment)}, ${equipmentFacts(t, formats, facts.equipment)}`,
    ],
    ...(narrow ? [[t('truckload.route.origin'), formats.date(day)] as const] : []),
    ...truckloadNeeds(t, { truckload: facts, pickup_date: day }, formats).map(
      ({ label, value }) => [label, value] as const,
    ),
  ];
}

function Shown({ request, facts }: { readonly request: StatedRequest; readonly facts: Facts }) {
  const { t } = useTranslation();
  const rows = useFacts(request, facts);
  const load = useMemo(() => loadTruck(itemDrafts(request.items), facts.equipment), [request.items, facts.equipment]);
  return (
    <Panel title={t('truckload.truck.title')} note={t('truckload.truck.note')}>
      <dl className={css.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TruckLoad
        rig={{ ...rigOf(facts.equipment), widthIn: facts.equipment.width_in }}
        units={load.units}
        usedFeet={load.usedFeet}
        fits={load.fits}
        axles={axleWeightsOf(load.axles)}
      />
    </Panel>
  );
}

/** A truckload as it was asked for: its truck, drawn with the load, its stops, windows and wishes; nothing for other loads. */
export function TruckloadFactsPanel({ request }: { readonly request: StatedRequest }) {
  const { truckload } = request;
  return truckload ? <Shown request={request} facts={truckload} /> : null;
}
