import {
  staffRoleAbilities,
  staffRoles,
  type Ability,
  type endpoints,
  type Incident,
  type IncidentExchange,
  type IncidentRow,
  type Query,
} from '@waybill/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { Refusal } from '../../../core/refusal.ts';
import { retryableOperation } from '../integrations/index.ts';

const rolesHolding = (ability: Ability) => staffRoles.filter((role) => staffRoleAbilities[role].includes(ability));

type ListQuery = Query<(typeof endpoints)['incidents']['list']>;
type Row = Selectable<DB['api_incidents']>;

const rowColumns = [
  'api_incidents.id',
  'api_incidents.carrier_name',
  'api_incidents.connection_id',
  'api_incidents.operation',
  'api_incidents.failure',
  'api_incidents.occurrences',
  'api_incidents.first_seen_at',
  'api_incidents.last_seen_at',
  'api_incidents.resolved_at',
  'api_incidents.owner_id',
  'owner.name as owner_name',
] as const;
type Shown = Pick<
  Row,
  | 'id'
  | 'carrier_name'
  | 'connection_id'
  | 'operation'
  | 'failure'
  | 'occurrences'
  | 'first_seen_at'
  | 'last_seen_at'
  | 'resolved_at'
  | 'owner_id'
> & { readonly owner_name: string | null };

function incidents(db: Db | Tx) {
  return db.selectFrom('api_incidents').leftJoin('users as owner', 'owner.id', 'api_incidents.owner_id');
}

/** Converts an incident to a list row. */
export function incidentRowOf(row: Shown): IncidentRow {
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
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
  };
}

function narrowed(db: Db, me: string, { state, carrier, operation, failure, owner }: ListQuery) {
  let rows = incidents(db);
  if (owner === 'me') rows = rows.where('owner_id', '=', me);
  if (owner === 'nobody') rows = rows.where('owner_id', 'is', null);
  if (state !== 'all') rows = rows.where('resolved_at', state === 'open' ? 'is' : 'is not', null);
  if (carrier) rows = rows.where('carrier_name', '=', carrier);
  if (operation) rows = rows.where('operation', '=', operation);
  if (failure) rows = rows.where('failure', '=', failure);
  return rows;
}

/** One page of incidents, and their number (counted up to one past the limit). */
export async function listIncidents(db: Db, me: string, query: ListQuery) {
  const column = query.sort.endsWith('occurrences') ? 'occurrences' : 'last_seen_at';
  const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
  const page = narrowed(db, me, query)
    .select(rowColumns)
    .orderBy(column, direction)
    .orderBy('api_incidents.id', direction);
  const { rows, total } = await readPage(db, page, narrowed(db, me, query), query);
  return { rows: rows.map(incidentRowOf), total };
}

/** Staff who may see incidents and so can be assigned one. */
export async function peopleOf(db: Db | Tx) {
  return db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['users.id', 'users.name'])
    .where('user_roles.role', 'in', rolesHolding('staff.incidents'))
    .where('users.disabled_at', 'is', null)
    .groupBy(['users.id', 'users.name'])
    .orderBy('users.name')
    .execute();
}

/** Filter choices for incidents, and the number of open ones. */
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
    people: await peopleOf(db),
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

const kinds = ['reopened', 'assigned', 'retried', 'resolved'] as const;
const whatOf = (action: string) => kinds.find((kind) => action === `incident.${kind}`) ?? 'resolved';

async function stepsOf(db: Db | Tx, id: string): Promise<Incident['steps']> {
  const entries = await db
    .selectFrom('audit_entries as entry')
    .leftJoin('users as person', 'person.id', 'entry.actor_id')
    .select(['entry.at', 'entry.action', 'entry.actor_label', 'entry.after', 'person.name'])
    .where('entry.subject_type', '=', 'incident')
    .where('entry.subject_id', '=', id)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(50)
    .execute();
  return entries.map(({ at, action, actor_label: label, name, after }) => ({
    at: at.toISOString(),
    what: whatOf(action),
    who: name ?? label,
    note: (after as { readonly note?: string | null } | null)?.note ?? null,
  }));
}

/** One incident with all details. @throws Refusal not_found */
export async function showIncident(ctx: Context, db: Db | Tx, id: string): Promise<Incident> {
  const row = await incidents(db)
    .selectAll('api_incidents')
    .select('owner.name as owner_name')
    .where('api_incidents.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const others = await incidents(db)
    .select(rowColumns)
    .where('group_key', '=', row.group_key)
    .where('api_incidents.id', '!=', id)
    .orderBy('last_seen_at', 'desc')
    .limit(5)
    .execute();
  return {
    ...incidentRowOf(row),
    exchange: exchangeOf(row.exchange),
    request_id: row.request_id,
    retry: (await retryableOperation(ctx, row.connection_id, row.operation))?.operation ?? null,
    steps: await stepsOf(db, id),
    others: others.map(incidentRowOf),
  };
}
