import { addDays, dayAt } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = 14;

type Figures = { readonly calls: number; readonly failures: number };

/**
 * Traffic with partners since an instant, by UTC day: calls from their API clients and ours over their connections. A
 * client's call fails when we refuse it, one of ours when it gets no answer.
 */
function exchanged(partnerIds: readonly string[], since: Date) {
  return sql`
    SELECT link.partner_id, (calls.hour AT TIME ZONE 'UTC')::date AS day, calls.calls, calls.refused AS failures
    FROM integration_partner_clients link
    JOIN oauth_clients client ON client.id = link.client_id
    JOIN oauth_client_calls calls ON calls.account_id = client.account_id AND calls.client_id = client.id
    WHERE link.partner_id = ANY (${[...partnerIds]}::uuid[]) AND calls.hour >= ${since}
    UNION ALL
    SELECT link.partner_id, (figures.slot AT TIME ZONE 'UTC')::date, figures.calls,
      CASE WHEN figures.outcome = 'answered' THEN 0 ELSE figures.calls END
    FROM integration_partner_connections link
    JOIN carrier_call_figures figures ON figures.connection_id = link.connection_id
    WHERE link.partner_id = ANY (${[...partnerIds]}::uuid[]) AND figures.slot >= ${since}`;
}

/** Calls and failures of partners in the last 7 days. */
export async function weekOf(
  db: Db | Tx,
  partnerIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Figures>> {
  if (partnerIds.length === 0) return new Map();
  const { rows } = await sql<Figures & { readonly partner_id: string }>`
    SELECT partner_id, sum(calls)::int AS calls, sum(failures)::int AS failures
    FROM (${exchanged(partnerIds, new Date(now.getTime() - 7 * dayMs))}) AS all_of_it GROUP BY partner_id
  `.execute(db);
  return new Map(rows.map((row) => [row.partner_id, row]));
}

/** Calls and failures of one partner by day, for the 14 days up to today. */
export async function daysOf(db: Db | Tx, partnerId: string, now: Date) {
  const first = addDays(dayAt(now, 'UTC'), 1 - shownDays);
  const { rows } = await sql<Figures & { readonly day: string }>`
    SELECT day::text AS day, sum(calls)::int AS calls, sum(failures)::int AS failures
    FROM (${exchanged([partnerId], new Date(`${first}T00:00:00Z`))}) AS all_of_it GROUP BY day
  `.execute(db);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: shownDays }, (_, at) => {
    const day = addDays(first, at);
    return { day, calls: byDay.get(day)?.calls ?? 0, failures: byDay.get(day)?.failures ?? 0 };
  });
}

/** Calls of the last week by connection and by API client. */
export async function weekByPart(db: Db | Tx, partnerId: string, now: Date) {
  const since = new Date(now.getTime() - 7 * dayMs);
  const connections = await db
    .selectFrom('integration_partner_connections as link')
    .innerJoin('carrier_call_figures as figures', 'figures.connection_id', 'link.connection_id')
    .select([
      'link.connection_id as id',
      sql<number>`sum(figures.calls)::int`.as('calls'),
      sql<number>`coalesce(sum(figures.calls) FILTER (WHERE figures.outcome <> 'answered'), 0)::int`.as('failures'),
    ])
    .where('link.partner_id', '=', partnerId)
    .where('figures.slot', '>=', since)
    .groupBy('link.connection_id')
    .execute();
  const clients = await db
    .selectFrom('integration_partner_clients as link')
    .innerJoin('oauth_clients as client', 'client.id', 'link.client_id')
    .innerJoin('oauth_client_calls as calls', (join) =>
      join.onRef('calls.account_id', '=', 'client.account_id').onRef('calls.client_id', '=', 'client.id'),
    )
    .select(['link.client_id as id', sql<number>`sum(calls.calls)::int`.as('calls')])
    .where('link.partner_id', '=', partnerId)
    .where('calls.hour', '>=', since)
    .groupBy('link.client_id')
    .execute();
  return {
    connections: new Map(connections.map((row) => [row.id, row])),
    clients: new Map(clients.map((row) => [row.id, row.calls])),
  };
}
