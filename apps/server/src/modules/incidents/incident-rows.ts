import type { endpoints, Incident, IncidentExchange, IncidentRow, Query } from '@waybill/contract';
import { countedUpTo } from '@waybill/contract';
import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { together } from '../../core/database/together.ts';
import { Refusal } from '../../core/refusal.ts';

type ListQuery = Query<(typeof endpoints)['incidents']['list']>;
type Row = Selectable<DB['api_incidents']>;

const rowColumns = [
  'id',
  'carrier_name',
  'connection_id',
  'operation',
  'failure',
  'occurrences',
  'first_seen_at',
  'last_seen_at',
  'resolved_at',
] as const;

/** An incident as a list shows it. */
export function incidentRowOf(row: Pick<Row, (typeof rowColumns)[number]>): IncidentRow {
  return {
    id: row.id,
    carrier_name: row.carrier_name,
    connection_id: row.connection_id,
    operation: row.operation,
    failure: row.failure,
    occurrences: row.occurrences,
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
  };
}

function narrowed(db: Db, { state, carrier, operation, failure }: ListQuery) {
  let rows = db.selectFrom('api_incidents');
  if (state !== 'all') rows = rows.where('resolved_at', state === 'open' ? 'is' : 'is not', null);
  if (carrier) rows = rows.where('carrier_name', '=', carrier);
  if (operation) rows = rows.where('operation', '=', operation);
  if (failure) rows = rows.where('failure', '=', failure);
  return rows;
}

/** One page of incidents, and how many there are (counted no further than one past the limit). */
export async function listIncidents(db: Db, query: ListQuery) {
  const column = query.sort.endsWith('occurrences') ? 'occurrences' : 'last_seen_at';
  const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
  const page = narrowed(db, query)
    .select(rowColumns)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const counted = narrowed(db, query)
    .select(sql<number>`1`.as('one'))
    .limit(countedUpTo + 1);
  const count = db.selectFrom(counted.as('counted')).select((of) => of.fn.countAll<number>().as('total'));
  const [rows, totals] = await together(db, page.compile(), count.compile());
  return { rows: rows.map(incidentRowOf), total: totals[0]?.total ?? 0 };
}

/** What incidents can be narrowed to, and how many are open. */
export async function incidentChoices(db: Db) {
  const values = async (column: 'carrier_name' | 'operation' | 'failure') => {
    const rows = await db.selectFrom('api_incidents').select(column).distinct().orderBy(column).execute();
    return rows.map((row) => (row as Record<typeof column, string>)[column]);
  };
  const open = await db
    .selectFrom('api_incidents')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    open: open.open,
    carriers: await values('carrier_name'),
    operations: await values('operation'),
    failures: await values('failure'),
  };
}

const kept = z.object({
  request: z
    .object({
      method: z.string(),
      url: z.string(),
      query: z.record(z.string(), z.unknown()).default({}),
      body: z.unknown(),
    })
    .nullish(),
  answer: z
    .object({
      status: z.int().nullable(),
      headers: z.record(z.string(), z.string()).default({}),
      body: z.unknown(),
    })
    .nullish(),
  took_ms: z.int().nullish(),
  message: z.string().nullish(),
});

function exchangeOf(value: unknown): IncidentExchange {
  const { request, answer, took_ms: tookMs, message } = kept.parse(value);
  return { request: request ?? null, answer: answer ?? null, took_ms: tookMs ?? null, message: message ?? null };
}

async function stepsOf(db: Db | Tx, id: string): Promise<Incident['steps']> {
  const entries = await db
    .selectFrom('audit_entries')
    .select(['at', 'action', 'actor_label', 'after'])
    .where('subject_type', '=', 'incident')
    .where('subject_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return entries.map(({ at, action, actor_label: who, after }) => ({
    at: at.toISOString(),
    what: action === 'incident.reopened' ? 'reopened' : 'resolved',
    who,
    note: (after as { readonly note?: string | null } | null)?.note ?? null,
  }));
}

/** One incident with everything that is known of it. @throws Refusal not_found */
export async function showIncident(db: Db | Tx, id: string): Promise<Incident> {
  const row = await db.selectFrom('api_incidents').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const others = await db
    .selectFrom('api_incidents')
    .select(rowColumns)
    .where('group_key', '=', row.group_key)
    .where('id', '!=', id)
    .orderBy('last_seen_at', 'desc')
    .limit(5)
    .execute();
  return {
    ...incidentRowOf(row),
    exchange: exchangeOf(row.exchange),
    request_id: row.request_id,
    steps: await stepsOf(db, id),
    others: others.map(incidentRowOf),
  };
}
