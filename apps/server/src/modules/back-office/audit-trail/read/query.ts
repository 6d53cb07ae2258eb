import { booksTimeZone, type endpoints, type Query } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import { sql, type RawBuilder } from 'kysely';

export type ListQuery = Query<typeof endpoints.auditTrail.list>;
export type EntryQuery = Query<typeof endpoints.auditTrail.export>;

/** The instant a calendar day starts in the time zone of the books. */
const beginning = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE ${booksTimeZone})`;

/** The WHERE condition on the entries `e` for a query. */
export function wanted({ person, by, account, record, action, from, to }: EntryQuery): RawBuilder<boolean> {
  const narrowed: RawBuilder<unknown>[] = [sql`true`];
  if (person !== undefined) narrowed.push(sql`e.actor_id = ${person}::uuid`);
  if (by !== undefined) narrowed.push(sql`e.actor_kind = ${by}`);
  if (account === 'house') narrowed.push(sql`e.account_id IS NULL`);
  else if (account !== undefined) narrowed.push(sql`e.account_id = ${account}::uuid`);
  if (record !== undefined) narrowed.push(sql`e.subject_id = ${record}`);
  if (action) narrowed.push(sql`e.action = ${action}`);
  if (from !== undefined) narrowed.push(sql`e.at >= ${beginning(from)}`);
  if (to !== undefined) narrowed.push(sql`e.at < ${beginning(addDays(to, 1))}`);
  return sql<boolean>`${sql.join(narrowed, sql` AND `)}`;
}

/** Page cursor of an entry `e`: its time in microseconds and its id. */
export const placeOf = sql<string>`((extract(epoch FROM e.at) * 1000000)::bigint || '_' || e.id)`;

/** A cursor as columns to compare with. @throws on an invalid cursor, which the contract's pattern prevents */
export function placed(place: string): RawBuilder<unknown> {
  const [micros = '', id = ''] = place.split('_');
  return sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;
}
