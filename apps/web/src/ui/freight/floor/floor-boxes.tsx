import { useTranslation } from 'react-i18next';
import { HazardDiamond } from '../shared/hazard-diamond.tsx';
import { keyed } from '../shared/keyed.ts';
import type { FloorUnit } from './floor-unit.ts';
import css from './floor-boxes.module.css';

type Props = {
  readonly units: readonly FloorUnit[];
  /** Feet of the trailer the box around this covers. */
  readonly feet: number;
  /** Usable width of that floor; 96 in as less-than-truckload carriers reckon. */
  readonly widthIn?: number;
  /** Writes numbers and sizes into the boxes where there is room. */
  readonly lettered?: boolean;
  readonly size?: (inches: number) => string;
};

/** The units as boxes in percent of the floor around them: to scale at any width, with letters that keep their size. */
export function FloorBoxes({ units, feet, widthIn = 96, lettered = false, size = String }: Props) {
  const { t } = useTranslation();
  return keyed(units, ({ itemNumber }) => itemNumber).map(([key, unit]) => (
    <span
      key={key}
      className={css.box}
      data-hazardous={unit.hazardous || undefined}
      style={{
        left: `${(unit.x / (feet * 12)) * 100}%`,
        top: `${(unit.y / widthIn) * 100}%`,
        width: `${(unit.lengthAlong / (feet * 12)) * 100}%`,
        height: `${(Math.min(unit.widthAcross, widthIn) / widthIn) * 100}%`,
      }}
    >
      <span className={css.face} data-stacked={(lettered && unit.stackedUnits > 1) || undefined}>
        {lettered && (
          <>
            <span className={css.number}>{unit.itemNumber}</span>
            {unit.hazardous && <HazardDiamond hazardClass={unit.hazardClass} size={14} />}
            {unit.stackedUnits > 1 && (
              <span className={css.stack}>{t('freight.floor.stacked', { count: unit.stackedUnits })}</span>
            )}
            <span className={css.size}>
              {size(unit.lengthAlong)}×{size(unit.widthAcross)}
            </span>
          </>
        )}
      </span>
    </span>
  ));
}
