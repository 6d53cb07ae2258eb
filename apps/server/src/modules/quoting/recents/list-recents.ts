import type { RecentBox, RecentLane, Recents } from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';

/** Number of latest quotes that are read, and most lanes and sizes in an answer. */
const looked = 100;
const most = 8;

/** The first entry of each key, in order. */
function once<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  const first = all.filter((one) => {
    const key = keyOf(one);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return first.slice(0, most);
}

/** Lanes and box sizes of the account's latest quotes, without repeats, newest first. */
export async function listRecents(ctx: Context): Promise<{ data: Recents }> {
  const rows = await ctx.db
    .selectFrom('quotes')
    .select(['mode', 'origin', 'destination', 'request'])
    .where('account_id', '=', accountOf(ctx))
    .where('mode', 'in', ['ltl', 'parcel'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(looked)
    .execute();
  const end = (row: (typeof rows)[number], side: 'origin' | 'destination'): RecentLane['origin'] => {
    const { postal_code, city, state, country } = row[side];
    return { postal_code, city, state, country, site_type: row.request[side].site_type };
  };
  const lanes = rows.map((row) => ({ origin: end(row, 'origin'), destination: end(row, 'destination') }));
  const boxes: RecentBox[] = rows
    .filter(({ mode }) => mode === 'parcel')
    .flatMap(({ request }) => request.items.map(({ length, width, height }) => ({ length, width, height })));
  const data = {
    lanes: once(lanes, ({ origin, destination }) =>
      [origin.country, origin.postal_code, destination.country, destination.postal_code].join(' '),
    ),
    boxes: once(boxes, (box) => JSON.stringify(box)),
  };
  return { data };
}
