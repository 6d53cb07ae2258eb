import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useFormats } from '../../lib/format/use-formats.ts';
import { useWidth } from '../freight/shared/use-width.ts';
import css from './day-bars.module.css';
import { namedDays, ticksUpTo } from './scale.ts';

/** A colour of the charts; each is told by its order and its name as well. */
export type ChartTone = 'first' | 'second' | 'third' | 'quiet';
export type Series = { readonly key: string; readonly name: string; readonly tone: ChartTone };
export type Day = {
  /** Calendar date. */
  readonly day: string;
  /** One value for each series, in their order. */
  readonly values: readonly number[];
  /** What the whole bar comes to, where that is not the sum of what is drawn. */
  readonly total?: number;
};

type Props = {
  /** What is drawn; heard with the way to move in it. */
  readonly label: string;
  readonly series: readonly Series[];
  readonly days: readonly Day[];
  /** What is said of a day, where that is not what is drawn. */
  readonly told?: (day: Day) => readonly string[];
  /** A value in words. */
  readonly words: (value: number) => string;
  /** A figure of the axis, in few letters. */
  readonly tick?: (value: number) => string;
  /** The name of the sum of a bar; none where there is one series. */
  readonly sumName?: string | undefined;
  readonly height?: number;
};

const [left, bottom, top] = [44, 24, 6];

const sumOf = ({ values, total }: Day): number => total ?? values.reduce((sum, value) => sum + value, 0);

/**
 * Values day by day, one on another. Whoever points at a day, or moves to it with the arrow keys, reads what it holds above
 * the bars; the last day is today, which is not over, and is drawn lighter.
 */
export function DayBars({ label, series, days, told: toldOf, words, tick, sumName, height = 208 }: Props) {
  const { date, number } = useFormats();
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const [at, setAt] = useState<number | null>(null);
  const shown = days[at ?? days.length - 1];
  const largest = Math.max(0, ...days.map(({ values }) => values.reduce((sum, value) => sum + Math.max(0, value), 0)));
  const ticks = ticksUpTo(largest);
  const [inner, high] = [Math.max(40, width - left), height - bottom - top];
  const y = (value: number): number => top + high - (value / (ticks.at(-1) ?? 1)) * high;
  const slot = inner / Math.max(1, days.length);
  const bar = Math.max(1, Math.min(36, slot * 0.74));
  const named = namedDays(days.length, inner);

  const told = (day: Day): string => {
    if (toldOf !== undefined) return [date(day.day), ...toldOf(day)].join(' · ');
    const each = series.map(({ name }, index) => `${name} ${words(day.values[index] ?? 0)}`);
    const sum = sumName === undefined ? [] : [`${sumName} ${words(sumOf(day))}`];
    return [date(day.day), ...each, ...sum].join(' · ');
  };
  const move = (event: KeyboardEvent): void => {
    const now = at ?? days.length - 1;
    const to = {
      ArrowLeft: now - 1,
      ArrowRight: now + 1,
      ArrowDown: now - 1,
      ArrowUp: now + 1,
      Home: 0,
      End: days.length - 1,
    }[event.key];
    if (event.key === 'Escape') setAt(null);
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.min(days.length - 1, Math.max(0, to)));
  };
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const from = currentTarget.getBoundingClientRect().left + left;
    setAt(Math.min(days.length - 1, Math.max(0, Math.floor((clientX - from) / slot))));
  };

  return (
    <div className={css.chart}>
      <p className={css.told} aria-hidden="true">
        {shown && told(shown)}
      </p>
      <div
        ref={ref}
        className={css.drawing}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, days.length - 1)}
        aria-valuenow={at ?? Math.max(0, days.length - 1)}
        aria-valuetext={shown && told(shown)}
        onKeyDown={move}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
      >
        <svg width={width} height={height} aria-hidden="true">
          {ticks.map((value) => (
            <g key={value}>
              <line
                className={css.line}
                x1={left}
                x2={width}
                y1={Math.round(y(value)) + 0.5}
                y2={Math.round(y(value)) + 0.5}
              />
              <text className={css.tick} x={left - 8} y={y(value) + 4} textAnchor="end">
                {tick === undefined ? number(value) : tick(value)}
              </text>
            </g>
          ))}
          {at !== null && <rect className={css.band} x={left + at * slot} y={top} width={slot} height={high} />}
          {days.map((day, index) => {
            let base = 0;
            const x = left + index * slot + (slot - bar) / 2;
            return (
              <g key={day.day} data-part={index === days.length - 1 || undefined} className={css.bar}>
                {day.values.map((value, place) => {
                  const from = base;
                  base += Math.max(0, value);
                  const drawn = y(from) - y(base);
                  if (drawn <= 0) return null;
                  return (
                    <rect
                      key={series[place]?.key}
                      data-tone={series[place]?.tone}
                      x={x}
                      y={y(base)}
                      width={bar}
                      height={Math.max(1, drawn - (place < day.values.length - 1 && drawn > 3 ? 1 : 0))}
                      rx={Math.min(1.5, bar / 4)}
                    />
                  );
                })}
                {named.has(index) && (
                  <text
                    className={css.tick}
                    x={Math.min(width - 2, Math.max(left, x + bar / 2))}
                    y={height - 6}
                    textAnchor={index === days.length - 1 && days.length > 7 ? 'end' : 'middle'}
                  >
                    {date(day.day).replace(/^[^,]*,\s*/, '')}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
