import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { LoadFigures } from '../../../../../ui/freight/floor/load-figures.tsx';
import { TrailerFloor } from '../../../../../ui/freight/floor/trailer-floor.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import css from './load-panel.module.css';
import type { MeasuredLoad } from './use-load.ts';

const cubicMetersPerCubicFoot = 0.3048 ** 3;

/** The load on the trailer floor and its sums. */
export const LoadPanel = memo(function LoadPanel({ load }: { readonly load: MeasuredLoad }) {
  const { t } = useTranslation();
  const { number, mass, units } = useFormats();
  const { totals } = load;
  const [weight = '', weightUnit = ''] = mass(totals.pounds).split(/\s(?=\S+$)/);
  const metric = units.length === 'cm';
  const figures = [
    { value: number(totals.units), unit: t('freight.floor.figures.units') },
    { value: weight, unit: weightUnit },
    {
      value: number(metric ? totals.cubicFeet * cubicMetersPerCubicFoot : totals.cubicFeet, 1),
      unit: metric ? 'm³' : 'ft³',
    },
    { value: number(totals.floorSpots), unit: t('freight.floor.figures.spots') },
  ];
  return (
    <Panel title={t('quotes.load.title')} aside={<span className="wb-soft">{t('quotes.load.to_scale')}</span>}>
      <TrailerFloor units={load.units} usedFeet={load.usedFeet} fits={load.fits} />
      <div className={css.sums}>
        <LoadFigures figures={figures} />
      </div>
    </Panel>
  );
});
