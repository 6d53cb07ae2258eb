import { freightClasses } from '../classification/classes.ts';
import type { LtlTariff, RateTable } from '../rating/tariff.ts';
import { tariffSheet } from './sheet.ts';

/** How a lane (a pair of ZIP3 areas, or a distance band) is rated now and was before. Percentages in basis points. */
export type LaneDifference = {
  readonly lane: { readonly pair: string } | { readonly uptoMiles: number | null };
  readonly state: 'added' | 'removed' | 'changed';
  /** Mean of the changes of its rates, and the least and the greatest; null where there is nothing to compare with. */
  readonly change: { readonly mean: number; readonly least: number; readonly most: number } | null;
};

/** A row of the sheet that is not the same in both: its kind and key, and its cells before and after. */
export type RowDifference = {
  readonly record: string;
  readonly key: string;
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
};

export type TariffDifference = { readonly lanes: readonly LaneDifference[]; readonly rows: readonly RowDifference[] };

/** Changes of every rate that both tables have, in basis points of the former one. */
function changesOf(before: RateTable, after: RateTable): number[] {
  return Object.entries(before).flatMap(([freightClass, rates]) =>
    rates.flatMap((rate, at) => {
      const now = after[freightClass as keyof RateTable]?.[at];
      return now === undefined || rate === 0 ? [] : [Math.round(((now - rate) * 10_000) / rate)];
    }),
  );
}

/** Whether two tables rate alike, in whatever order their classes were written. */
const alike = (one: RateTable, other: RateTable): boolean =>
  freightClasses.every((each) => JSON.stringify(one[each]) === JSON.stringify(other[each]));

type RatedLane = { readonly lane: LaneDifference['lane']; readonly table: RateTable };

function lanesOf({ lanes, rates }: LtlTariff): ReadonlyMap<string, RatedLane> {
  const found = new Map<string, RatedLane>();
  for (const { uptoMiles, rateBase } of lanes.distanceBands)
    found.set(`band ${uptoMiles}`, { lane: { uptoMiles }, table: rates[rateBase] ?? {} });
  for (const [pair, rateBase] of Object.entries(lanes.zip3Pairs))
    found.set(`pair ${pair}`, { lane: { pair }, table: rates[rateBase] ?? {} });
  return found;
}

function laneDifferences(before: LtlTariff, after: LtlTariff): LaneDifference[] {
  const [were, are] = [lanesOf(before), lanesOf(after)];
  const now = [...are].flatMap(([key, { lane, table }]): LaneDifference[] => {
    const was = were.get(key);
    if (was === undefined) return [{ lane, state: 'added', change: null }];
    if (alike(was.table, table)) return [];
    const changes = changesOf(was.table, table);
    if (changes.length === 0) return [{ lane, state: 'changed', change: null }];
    const mean = Math.round(changes.reduce((total, one) => total + one, 0) / changes.length);
    return [{ lane, state: 'changed', change: { mean, least: Math.min(...changes), most: Math.max(...changes) } }];
  });
  const gone = [...were].flatMap(([key, { lane }]): LaneDifference[] =>
    are.has(key) ? [] : [{ lane, state: 'removed', change: null }],
  );
  return [...now, ...gone];
}

/** Cells of a row that say which fact it is of, beside its kind; the others are the fact. */
const keyCells: Readonly<Record<string, number>> = { over_length: 2, cubic: 0, linear: 0, fak: 2, fuel_step: 0 };
/** Kinds that are compared as lanes are. */
const asLanes = new Set(['rate', 'lane', 'band']);

function factsOf(tariff: LtlTariff): Map<string, { record: string; key: string; cells: string[] }> {
  const rows = tariffSheet(tariff).filter(([record = '', first]) => !asLanes.has(record) && first !== 'none');
  return new Map(
    rows.map(([record = '', ...cells]) => {
      const width = keyCells[record] ?? 1;
      const key = cells.slice(0, width).join(' ');
      return [`${record} ${key}`, { record, key, cells: cells.slice(width) }];
    }),
  );
}

function rowDifferences(before: LtlTariff, after: LtlTariff): RowDifference[] {
  const [were, are] = [factsOf(before), factsOf(after)];
  return [...new Set([...are.keys(), ...were.keys()])].flatMap((name) => {
    const [was, is] = [were.get(name), are.get(name)];
    const { record, key } = (is ?? was) as { record: string; key: string };
    const same = was !== undefined && is !== undefined && was.cells.join('\u0000') === is.cells.join('\u0000');
    return same ? [] : [{ record, key, before: was?.cells ?? null, after: is?.cells ?? null }];
  });
}

/** What one version of a tariff has otherwise than another; empty lists where both rate alike. */
export function tariffDifference(before: LtlTariff, after: LtlTariff): TariffDifference {
  return { lanes: laneDifferences(before, after), rows: rowDifferences(before, after) };
}
