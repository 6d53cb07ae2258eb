import type { endpoints, Query, StaffCarrierRow } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { everyCarrier } from './carrier-rows.ts';

type ListQuery = Query<(typeof endpoints)['staffCarriers']['list']>;

function kindOf({ has_tariff: tariff, connections }: StaffCarrierRow, kind: ListQuery['kind']): boolean {
  if (kind === 'tariff') return tariff;
  if (kind === 'connected') return connections > 0;
  return kind === undefined || (!tariff && connections === 0);
}

/** Whether a carrier needs attention: calls fail, or it is on but has no source of prices. */
function wantsCare({ active, failures, breaker, tariff, connections }: StaffCarrierRow): boolean {
  return active && (failures > 0 || (breaker ?? 'closed') !== 'closed' || (tariff === null && connections === 0));
}

function matches(row: StaffCarrierRow, { search = '', state, kind, mode, care }: ListQuery): boolean {
  const words = search.toLowerCase().split(/\s+/);
  const text = `${row.name} ${row.scac}`.toLowerCase();
  return (
    words.every((word) => text.includes(word)) &&
    (state === 'all' || row.active === (state === 'active')) &&
    kindOf(row, kind) &&
    (mode === undefined || row.modes.includes(mode)) &&
    (care !== true || wantsCare(row))
  );
}

/** The value to sort by; null comes last in either direction. */
function valueOf(row: StaffCarrierRow, by: string): string | number | null {
  if (by === 'scac') return row.scac;
  if (by === 'until') return row.tariff === null ? null : (row.tariff.effective_until ?? '9999-12-31');
  if (by === 'p95_ms') return row.p95_ms;
  if (by === 'failures') return row.failures;
  return row.name.toLowerCase();
}

function inOrder(rows: readonly StaffCarrierRow[], sort: string): StaffCarrierRow[] {
  const [by, turn] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1];
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one, by), valueOf(other, by)];
    if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
    if (a === b) return one.name < other.name ? -1 : 1;
    return (a < b ? -1 : 1) * turn;
  });
}

/** One page of carriers, and their number. There are hundreds at most, so filtering happens in memory. */
export async function listCarriers(ctx: Context, query: ListQuery) {
  const all = await everyCarrier(ctx.services, ctx.db, ctx.now());
  const found = inOrder(
    all.filter((row) => matches(row, query)),
    query.sort,
  );
  const from = (query.page - 1) * query.per_page;
  return { rows: found.slice(from, from + query.per_page), total: found.length };
}
