import { figureModes, type DashboardFigures, type Funnel } from '@waybill/contract';
import { currencies, type Currency } from '@waybill/freight';
import { daysOf, type Period } from '../figures/index.ts';
import { sumOf, type DayRow } from './read-days.ts';

type Rows = readonly DayRow[];
/** Rows of a period and of the one before it. */
export type Compared = { readonly period: Period; readonly now: Rows; readonly before: Rows };

const byMode = <T>(of: (rows: Rows) => T, rows: Rows) =>
  Object.fromEntries(figureModes.map((mode) => [mode, of(rows.filter((row) => row.mode === mode))])) as Record<
    (typeof figureModes)[number],
    T
  >;

const booked = (rows: Rows) => sumOf(rows, 'booked');

function onDays(rows: Rows, period: Period): readonly (readonly [string, Rows])[] {
  const days = new Map<string, DayRow[]>(daysOf(period).map((day) => [day, []]));
  for (const row of rows) days.get(row.day)?.push(row);
  return [...days];
}

/** Shipments booked, in total and by day. */
export function bookedOf({ now, before, period }: Compared): DashboardFigures['booked'] {
  return {
    total: booked(now),
    before: booked(before),
    modes: byMode(booked, now),
    days: onDays(now, period).map(([day, rows]) => ({ day, ...byMode(booked, rows) })),
  };
}

function funnel(rows: Rows): Funnel {
  return {
    asked: sumOf(rows, 'asked'),
    rated: sumOf(rows, 'rated'),
    tried: sumOf(rows, 'tried'),
    won: sumOf(rows, 'won'),
  };
}

/** From the quotes requested in the period to their bookings, even if those came later. */
export function funnelOf({ now, before }: Compared): DashboardFigures['funnel'] {
  return { now: funnel(now), before: funnel(before), modes: byMode(funnel, now) };
}

/** The requested currency, else the one with the most sales. */
function currencyOf(rows: Rows, asked: Currency | undefined): { currency: Currency; used: Currency[] } {
  const sold = (currency: Currency) =>
    sumOf(
      rows.filter((row) => row.currency === currency),
      'booked',
    );
  const used = currencies.filter((currency) => sold(currency) > 0);
  const most = used.toSorted((a, b) => sold(b) - sold(a))[0] ?? 'USD';
  return { currency: asked ?? most, used };
}

/** Revenue and, for those who may see it, margin. */
export function moneyOf(
  { now, before, period }: Compared,
  asked: Currency | undefined,
  seesMargin: boolean,
): DashboardFigures['money'] {
  const { currency, used } = currencyOf([...now, ...before], asked);
  const earned = (rows: Rows) => ({
    revenue: sumOf(rows, 'revenue'),
    margin: seesMargin ? sumOf(rows, 'costed') - sumOf(rows, 'cost') : null,
    costed: seesMargin ? sumOf(rows, 'costed') : null,
  });
  const inIt = (rows: Rows) => rows.filter((row) => row.currency === currency);
  return {
    currency,
    currencies: used.includes(currency) ? used : [currency, ...used],
    now: earned(inIt(now)),
    before: earned(inIt(before)),
    days: onDays(inIt(now), period).map(([day, rows]) => ({ day, ...earned(rows) })),
  };
}

/** On-time deliveries. */
export function deliveriesOf(rows: Rows) {
  return { delivered: sumOf(rows, 'delivered'), promised: sumOf(rows, 'promised'), on_time: sumOf(rows, 'on_time') };
}
