import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { shownFeet, ticks } from './floor-scale.ts';
import type { FloorUnit } from './floor-unit.ts';
import { LaterFloorBoxes } from './later-parts.ts';
import css from './whole-trailer.module.css';

type Props = {
  readonly units: readonly FloorUnit[];
  readonly usedFeet: number;
  readonly windowFeet: number;
  readonly wholeFeet: number;
  readonly system: 'imperial' | 'metric';
  readonly number: (value: number, digits: number) => string;
};

/** The whole trailer in small: what the enlarged end is cut out of, and how much stays free. */
export function WholeTrailer({ units, usedFeet, windowFeet, wholeFeet, system, number }: Props) {
  const { t } = useTranslation();
  const unit = t(system === 'imperial' ? 'freight.floor.feet' : 'freight.floor.meters');
  const shown = (feet: number): string => `${shownFeet(feet, system, number)} ${unit}`;
  const free = Math.max(0, wholeFeet - usedFeet);
  const cut = (windowFeet / wholeFeet) * 100;
  const marks = ticks(wholeFeet, system).filter(({ share }) => share > 0.18 && share < 0.62);
  return (
    <div className={css.whole}>
      <svg className={css.rays} viewBox="0 0 100 10" preserveAspectRatio="none">
        <path d={`M0 0V10M100 0L${cut} 10`} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={css.trailer} style={{ aspectRatio: `${wholeFeet} / 8` }}>
        {units.length > 0 && (
          <Suspense>
            <LaterFloorBoxes units={units} feet={wholeFeet} />
          </Suspense>
        )}
        <span className={css.bracket} style={{ width: `${cut}%` }} />
        {free > 0 && (
          <span className={css.free} style={{ left: `${Math.max(cut, (usedFeet / wholeFeet) * 100)}%` }}>
            <span>{t('freight.floor.free', { value: shown(Math.round(free * 10) / 10) })}</span>
          </span>
        )}
      </div>
      <div className={css.axis}>
        <span>{t('freight.floor.nose')}</span>
        {marks.map(({ share, text }) => (
          <span key={text} className={css.mark} style={{ left: `${share * 100}%` }}>
            {text}
          </span>
        ))}
        <span>{t('freight.floor.doors', { value: shown(wholeFeet) })}</span>
      </div>
    </div>
  );
}
