import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { TruckLoad } from '../../../../ui/freight/rig/truck-load.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { useChosen } from '../draft/truckload-form.ts';
import { rigOf } from '../equipment/equipment-facts.ts';
import { axleWeightsOf } from './axle-weights.ts';
import css from './truck-panel.module.css';
import { useTruckLoad } from './use-truck-load.ts';

/** How the load stands in the chosen truck, how much it may carry, and what rests on its axles. */
export function TruckPanel() {
  const { t } = useTranslation();
  const { mass } = useFormats();
  const chosen = useChosen();
  const load = useTruckLoad();
  if (chosen === null || load === null) return null;
  const over = load.pounds > chosen.max_pounds;
  return (
    <Panel
      title={t('truckload.truck.title')}
      note={t('truckload.truck.note')}
      aside={
        load.pieces > 0 && (
          <span className={css.sum} data-over={over || undefined}>
            <b>{t('quote_requests.units', { count: load.pieces })}</b> ·{' '}
            {t(over ? 'truckload.truck.over' : 'truckload.truck.of', {
              weight: mass(load.pounds),
              limit: mass(chosen.max_pounds),
            })}
          </span>
        )
      }
    >
      <TruckLoad
        rig={{ ...rigOf(chosen), widthIn: chosen.width_in }}
        units={load.units}
        usedFeet={load.usedFeet}
        fits={load.fits}
        axles={axleWeightsOf(load.axles)}
      />
    </Panel>
  );
}
