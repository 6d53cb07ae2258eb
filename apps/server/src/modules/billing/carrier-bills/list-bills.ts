import { carrierBillStates, countedUpTo, type CarrierBillState, type endpoints, type Query } from '@waybill/contract';
import { bare } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { billRowOf, billsWithNames } from './bill-row.ts';

type Asked = Query<typeof endpoints.carrierBills.list>;

/** States that wait for a decision. */
export const openStates = ['unmatched', 'review', 'disputed'] as const satisfies readonly CarrierBillState[];

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
const dayMs = 86_400_000;

function found(db: Db, { state, cause, age_days: age, search }: Asked, now: Date) {
  let rows = billsWithNames(db);
  if (state === 'open') rows = rows.where('carrier_bills.state', 'in', [...openStates]);
  else if (state !== undefined) rows = rows.where('carrier_bills.state', '=', state);
  if (cause !== undefined) rows = rows.where('carrier_bills.cause', '=', cause);
  if (age !== undefined) rows = rows.where('carrier_bills.received_at', '<=', new Date(now.getTime() - age * dayMs));
  if (search) {
    const number = bare(search);
    rows = rows.where((where) =>
      where.or([
        ...(number === '' ? [] : [sql<boolean>`carrier_bills.search_numbers @> ARRAY[${number}]::text[]`]),
        where('carriers.name', 'ilike', `${escaped(search)}%`),
        where('accounts.name', 'ilike', `${escaped(search)}%`),
      ]),
    );
  }
  return rows;
}

async function countStates(db: Db): Promise<Record<CarrierBillState, number>> {
  const rows = await db
    .selectFrom('carrier_bills')
    .select((of) => ['state', of.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(carrierBillStates.map((state) => [state, counted.get(state) ?? 0])) as Record<
    CarrierBillState,
    number
  >;
}

/** One page of carrier bills, the number of matches, and the total number in each state. */
export async function listBills(db: Db, asked: Asked, now: Date) {
  const direction = asked.sort.startsWith('-') ? 'desc' : 'asc';
  const column = asked.sort.replace('-', '');
  const by =
    column === 'difference' ? sql`carrier_bills.total - carrier_bills.expected` : sql.ref(`carrier_bills.${column}`);
  const rows = await found(db, asked, now)
    .orderBy(by, (order) => (direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('carrier_bills.id', direction)
    .limit(asked.per_page)
    .offset((asked.page - 1) * asked.per_page)
    .execute();
  const { total } = await db
    .selectFrom(
      found(db, asked, now)
        .limit(countedUpTo + 1)
        .as('counted'),
    )
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(billRowOf), total, counts: await countStates(db) };
}
