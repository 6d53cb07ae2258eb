import { placeLabels, textWidth, type Placed, type Segment, type Side } from '../shared/labels.ts';
import type { PricedRate } from './price-view.ts';
import { priceTicks } from './price-scale.ts';
import { shapeOf, type MarkShape } from './price-mark.tsx';
import { priceRanks, unbeaten, type PriceRank } from './price-ranks.ts';

export const height = 270;
export const margin = { top: 16, right: 20, bottom: 46, left: 62 };
const nudge = 14;
/** What a date takes below its place. */
const dateRoom = 72;

type Standing = Exclude<MarkShape, 'plain' | 'front'>;

export type Point = { readonly rate: PricedRate; readonly x: number; readonly y: number };
/** A place on the axis: one for each delivery day that the rates name, or for each count of days where dates find no room. */
export type Day = { readonly days: number; readonly x: number; readonly date: string | undefined };

export type PricePictureLayout = {
  readonly points: readonly Point[];
  readonly front: readonly Point[];
  readonly days: readonly Day[];
  readonly prices: readonly { readonly amount: number; readonly y: number }[];
  readonly labels: readonly Placed[];
  readonly standing: PriceRank;
};

/** The line falls to the right: what is on it is named below it, and what lies above it beside or above. */
const sidesOnFront: readonly Side[] = ['left-below', 'below', 'right-below', 'left', 'right-above', 'above', 'right'];
const sidesAbove: readonly Side[] = ['right', 'right-above', 'left', 'left-above', 'above', 'right-below'];
const sidesOfFirst: readonly Side[] = ['right-above', 'right', 'left-below', 'below'];

/** Points of one day that would cover each other stand side by side. */
function spread(points: readonly Point[]): Point[] {
  const placed: Point[] = [];
  for (const point of points.toSorted((a, b) => a.rate.price.amount - b.rate.price.amount)) {
    let { x } = point;
    while (placed.some((one) => Math.abs(one.x - x) < nudge - 1 && Math.abs(one.y - point.y) < 11)) x += nudge;
    placed.push({ ...point, x });
  }
  return placed;
}

type Spot = Pick<Day, 'days' | 'date'>;

/** The places of the axis, the fastest first. */
function spotsOf(rates: readonly PricedRate[], width: number): readonly Spot[] {
  const spots = (dated: boolean): Spot[] => {
    const byName = new Map(
      rates.map(({ days, date }) => [`${days} ${dated ? date : ''}`, { days, date: dated ? date : undefined }]),
    );
    return [...byName.values()].toSorted((a, b) => a.days - b.days || ((a.date ?? '') < (b.date ?? '') ? -1 : 1));
  };
  const dated = spots(true);
  return width / dated.length > dateRoom ? dated : spots(false);
}

/** Everything of the picture in pixels for a width; `words` is the text beside each point that stands out. */
export function layOutPrices(
  rates: readonly PricedRate[],
  width: number,
  words: (rate: PricedRate, mark: Standing) => string,
): PricePictureLayout {
  const compared = rates.map((rate) => ({ id: rate.id, days: rate.days, amount: rate.price.amount, rate }));
  const marks = priceRanks(compared);
  const amounts = compared.map(({ amount }) => amount);
  const ticks = priceTicks(Math.min(...amounts), Math.max(...amounts));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const y = (amount: number): number => margin.top + (1 - (amount - low) / (high - low)) * inner.height;
  const days = spotsOf(rates, inner.width).map((spot, index, { length }): Day => {
    return { ...spot, x: margin.left + ((index + 0.5) / length) * inner.width };
  });
  const x = (rate: PricedRate): number =>
    days.find((day) => day.days === rate.days && (day.date === undefined || day.date === rate.date))?.x ?? margin.left;
  const points = spread(rates.map((rate) => ({ rate, x: x(rate), y: y(rate.price.amount) })));
  const front = unbeaten(compared).flatMap(({ id }) => points.find(({ rate }) => rate.id === id) ?? []);
  const lines: Segment[] = front
    .slice(1)
    .map((to, index) => ({ x1: (front[index] as Point).x, y1: (front[index] as Point).y, x2: to.x, y2: to.y }));
  const sides = (point: Point): readonly Side[] =>
    point === front[0] ? sidesOfFirst : front.includes(point) ? sidesOnFront : sidesAbove;
  const labels = placeLabels(
    points.flatMap((point) => {
      const mark = shapeOf(point.rate.id, marks, false);
      if (mark === 'plain' || mark === 'front') return [];
      const { rate } = point;
      const size = { width: textWidth(words(rate, mark)), height: 15 };
      return [{ id: rate.id, x: point.x, y: point.y, ...size, sides: sides(point), must: true }];
    }),
    {
      bounds: { x: margin.left, y: 2, width: width - margin.left - 2, height: height - margin.bottom - 2 },
      marks: points.map((point) => ({ x: point.x - 7, y: point.y - 7, width: 14, height: 14 })),
      lines,
      gap: 12,
    },
  );
  return {
    points,
    front,
    labels,
    standing: marks,
    days,
    prices: ticks.map((amount) => ({ amount, y: y(amount) })),
  };
}
