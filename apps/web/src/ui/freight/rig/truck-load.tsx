import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { FloorBoxes } from '../floor/floor-boxes.tsx';
import { FloorList } from '../floor/floor-list.tsx';
import { shownFeet, ticks } from '../floor/floor-scale.ts';
import type { FloorUnit } from '../floor/floor-unit.ts';
import heard from '../shared/screen-reader-text.module.css';
import { AxleGauges, type AxleWeight } from './axle-gauges.tsx';
import { RigDrawing, rigFrame, type RigProps } from './rig-drawing.tsx';
import { SideBoxes } from './side-boxes.tsx';
import css from './truck-load.module.css';

/** A spot of the floor with how high it is stacked, in inches. */
export type LoadedUnit = FloorUnit & { readonly stackHeight: number };

export type TruckLoadProps = {
  readonly rig: RigProps & { readonly widthIn: number | null };
  readonly units: readonly LoadedUnit[];
  /** Feet of the floor that are taken. */
  readonly usedFeet: number;
  readonly fits: boolean;
  /** What rests on each group of axles; null says nothing about them. */
  readonly axles: readonly AxleWeight[] | null;
};

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** The load in the chosen truck, from the side and from above, to one scale; and what rests on each group of axles. */
export function TruckLoad({ rig, units, usedFeet, fits, axles }: TruckLoadProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { shape, left, width, height } = rigFrame(rig);
  const { lengthIn } = rig;
  const widthIn = rig.widthIn ?? 96;
  const system = formats.units.length === 'in' ? 'imperial' : 'metric';
  const unit = t(system === 'imperial' ? 'freight.floor.feet' : 'freight.floor.meters');
  const shown = (feet: number): string => `${shownFeet(feet, system, formats.number)} ${unit}`;
  const wholeFeet = lengthIn / 12;
  const free = Math.max(0, Math.round((wholeFeet - usedFeet) * 10) / 10);
  const at: CSSProperties = { left: percent(-left, width), width: percent(lengthIn, width) };
  const summary = t('freight.floor.summary', {
    spots: units.length,
    used: shown(usedFeet),
    whole: shown(wholeFeet),
    free: shown(free),
  });
  return (
    <figure className={css.figure} aria-label={t('freight.rig.title')}>
      <div aria-hidden="true">
        <div className={css.side} style={{ aspectRatio: `${width} / ${height + 3}` }}>
          <RigDrawing {...rig} />
          {lengthIn > 0 && (
            <div className={css.cargo} style={{ ...at, height: percent(height, height + 3), top: 0 }}>
              <SideBoxes units={units} shape={shape} lengthIn={lengthIn} heightIn={height} />
            </div>
          )}
        </div>
        {lengthIn > 0 && (
          <>
            <div className={css.above} style={{ aspectRatio: `${width} / ${widthIn}` }}>
              <span className={css.bonnet} style={{ width: percent(-left - 30, width), left: percent(8, width) }} />
              <div className={css.floor} style={at}>
                <FloorBoxes
                  units={units}
                  feet={wholeFeet}
                  widthIn={widthIn}
                  lettered
                  size={(inches) => formats.number(system === 'imperial' ? inches : inches * 2.54)}
                />
                {units.length > 0 && usedFeet < wholeFeet && (
                  <span className={css.used} style={{ left: percent(usedFeet, wholeFeet) }} />
                )}
                {units.length === 0 && <span className={css.empty}>{t('freight.floor.empty')}</span>}
                {units.length > 0 && free >= 8 && (
                  <span className={css.free} style={{ left: percent(usedFeet, wholeFeet) }}>
                    {t('freight.floor.free', { value: shown(free) })}
                  </span>
                )}
              </div>
            </div>
            <div className={css.ruler} style={{ marginLeft: at.left, width: at.width }}>
              {ticks(wholeFeet, system).map(({ share, text }) => (
                <span key={text} style={{ left: `${share * 100}%` }} data-last={share > 0.97 || undefined}>
                  {share === 0 ? `0 ${unit}` : text}
                </span>
              ))}
            </div>
          </>
        )}
      </div>
      {!fits && <p className={css.misfit}>{t('freight.rig.does_not_fit')}</p>}
      {axles !== null && <AxleGauges axles={axles} />}
      {lengthIn > 0 && (
        <div className={heard.heard}>
          <p>{summary}</p>
          <FloorList units={units} />
        </div>
      )}
    </figure>
  );
}
