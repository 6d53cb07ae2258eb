import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconAlertTriangle } from '../shared/icons.ts';
import heard from '../shared/screen-reader-text.module.css';
import { linearFigure } from '../shared/linear-length.ts';
import { shownFeet, ticks, windowFeet } from './floor-scale.ts';
import type { FloorUnit } from './floor-unit.ts';
import { LaterFloorBoxes, LaterFloorList } from './later-parts.ts';
import { WholeTrailer } from './whole-trailer.tsx';
import css from './trailer-floor.module.css';

export type TrailerFloorProps = {
  readonly units: readonly FloorUnit[];
  /** Linear feet taken, as the geometry gives them. */
  readonly usedFeet: number;
  /** From here on carriers may apply overlength rules. */
  readonly warnAtFeet?: number;
  readonly wholeFeet?: number;
  /** Whether everything stands inside the trailer. */
  readonly fits?: boolean;
};

/**
 * The load on the trailer floor, from above and to scale: the used end enlarged under a ruler, the whole trailer
 * below it. Everything is placed in percent, so nothing is measured and nothing jumps while somebody types.
 */
export function TrailerFloor({ units, usedFeet, warnAtFeet = 12, wholeFeet = 53, fits = true }: TrailerFloorProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const system = formats.units.length === 'in' ? 'imperial' : 'metric';
  const unit = t(system === 'imperial' ? 'freight.floor.feet' : 'freight.floor.meters');
  // What does not fit is shown whole, past the doors.
  const feet = usedFeet > wholeFeet ? usedFeet : windowFeet(usedFeet, warnAtFeet, wholeFeet);
  const at = (value: number): string => `${Math.min(100, (value / feet) * 100)}%`;
  const shown = (value: number): string => `${shownFeet(value, system, formats.number)} ${unit}`;
  const used =
    system === 'imperial'
      ? t('freight.floor.linear_feet', { value: linearFigure(usedFeet, formats) })
      : t('freight.floor.linear_meters', { value: linearFigure(usedFeet, formats) });
  const over = usedFeet > warnAtFeet;
  const summary = t('freight.floor.summary', {
    spots: units.length,
    used,
    whole: shown(wholeFeet),
    free: shown(Math.max(0, Math.round((wholeFeet - usedFeet) * 10) / 10)),
  });
  return (
    <figure className={css.floor} aria-label={t('freight.floor.title')}>
      <div aria-hidden="true">
        <div className={css.stage}>
          <div className={css.ruler}>
            {ticks(feet, system).map(({ share, text }) => (
              <span
                key={text}
                className={css.tick}
                style={{ left: `${share * 100}%` }}
                data-first={share === 0 || undefined}
                data-last={share === 1 || undefined}
              >
                {share === 0 ? `0 ${unit}` : text}
              </span>
            ))}
          </div>
          <div
            className={css.trailer}
            style={{ aspectRatio: `${feet} / 8`, backgroundSize: `${100 / feet}% 100%` }}
            data-open={feet < wholeFeet || undefined}
          >
            {units.length === 0 && <span className={css.empty}>{t('freight.floor.empty')}</span>}
            {feet > wholeFeet && <span className={css.outside} style={{ left: at(wholeFeet) }} />}
            <span className={css.limit} style={{ left: at(warnAtFeet) }} />
            {units.length > 0 && (
              <Suspense>
                <LaterFloorBoxes
                  units={units}
                  feet={feet}
                  lettered
                  size={(inches) => formats.number(system === 'imperial' ? inches : inches * 2.54)}
                />
                <span className={css.used} style={{ left: at(usedFeet) }} />
              </Suspense>
            )}
          </div>
          <div className={css.measures} data-over={over || undefined}>
            {units.length > 0 && (
              <span className={css.span} style={{ width: at(usedFeet) }}>
                <span className={css.spanText}>{used}</span>
              </span>
            )}
            <span className={css.limitText} data-over={over || undefined}>
              {over && <IconAlertTriangle size={14} stroke={1.5} />}
              {t(over ? 'freight.floor.over_limit' : 'freight.floor.limit', { value: shown(warnAtFeet) })}
            </span>
          </div>
        </div>
        {feet < wholeFeet && (
          <WholeTrailer
            units={units}
            usedFeet={usedFeet}
            windowFeet={feet}
            wholeFeet={wholeFeet}
            system={system}
            number={formats.number}
          />
        )}
      </div>
      {!fits && <p className={css.misfit}>{t('freight.floor.does_not_fit')}</p>}
      <div className={heard.heard}>
        <p>{summary}</p>
        {units.length > 0 && (
          <Suspense>
            <LaterFloorList units={units} />
          </Suspense>
        )}
      </div>
    </figure>
  );
}
