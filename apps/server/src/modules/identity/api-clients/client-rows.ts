import { addDays, dayAt } from '@waybill/freight';
import type { ApiClient, ApiClientDetail, endpoints, Query } from '@waybill/contract';
import { sql } from 'kysely';
import { scopesOf } from '../../../core/api-clients/tokens.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { likeContains } from '../../../core/database/like.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { Refusal } from '../../../core/refusal.ts';

type ListQuery = Query<(typeof endpoints)['staffApiClients']['list']>;

const dayMs = 24 * 60 * 60 * 1000;
/** Days shown with their own number of calls. */
const shownDays = 14;

function rows(db: Db | Tx) {
  return db.selectFrom('oauth_clients as client').innerJoin('accounts as account', 'account.id', 'client.account_id');
}

const columns = [
  'client.id',
  'client.account_id',
  'account.name as account_name',
  'client.name',
  'client.scopes',
  'client.enabled',
  'client.created_at',
  'client.created_by_name',
  'client.last_used_at',
  'client.revoked_at',
  'client.revoked_by_name',
  'client.revoke_reason',
] as const;

type Row = {
  readonly id: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly enabled: boolean;
  readonly created_at: Date;
  readonly created_by_name: string;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
  readonly revoked_by_name: string | null;
  readonly revoke_reason: string | null;
};

const accountsOf = (found: readonly Row[]) => [...new Set(found.map((row) => row.account_id))];
const idsOf = (found: readonly Row[]) => found.map(({ id }) => id);

async function secretsOf(db: Db | Tx, clients: readonly Row[], now: Date) {
  const found = await db
    .selectFrom('oauth_client_secrets')
    .select(['client_id', 'id', 'hint', 'created_at', 'ends_at'])
    .where('account_id', 'in', accountsOf(clients))
    .where('client_id', 'in', idsOf(clients))
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Map.groupBy(found, (secret) => secret.client_id);
}

async function weekOf(db: Db | Tx, clients: readonly Row[], now: Date) {
  const found = await db
    .selectFrom('oauth_client_calls')
    .select(['client_id', sql<number>`sum(calls)::int`.as('calls'), sql<number>`sum(refused)::int`.as('refused')])
    .where('account_id', 'in', accountsOf(clients))
    .where('client_id', 'in', idsOf(clients))
    .where('hour', '>', new Date(now.getTime() - 7 * dayMs))
    .groupBy('client_id')
    .execute();
  return new Map(found.map((each) => [each.client_id, each]));
}

/** Clients in list format, with their calls and valid secrets. */
async function wiresOf(db: Db | Tx, found: readonly Row[], now: Date): Promise<ApiClient[]> {
  if (found.length === 0) return [];
  const [secrets, weeks] = [await secretsOf(db, found, now), await weekOf(db, found, now)];
  return found.map((row) => ({
    id: row.id,
    account: { id: row.account_id, name: row.account_name },
    name: row.name,
    scopes: scopesOf(row.scopes),
    state: row.revoked_at !== null ? 'revoked' : row.enabled ? 'active' : 'off',
    created_at: row.created_at.toISOString(),
    created_by: row.created_by_name,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    calls: weeks.get(row.id)?.calls ?? 0,
    refused: weeks.get(row.id)?.refused ?? 0,
    secrets: (row.revoked_at === null ? (secrets.get(row.id) ?? []) : []).map((secret) => ({
      id: secret.id,
      hint: secret.hint,
      created_at: secret.created_at.toISOString(),
      ends_at: secret.ends_at?.toISOString() ?? null,
    })),
    revoked:
      row.revoked_at === null
        ? null
        : { at: row.revoked_at.toISOString(), by: row.revoked_by_name ?? '', reason: row.revoke_reason },
  }));
}

/** Clients of the account of this connection, revoked ones last. */
export async function ownClients(db: Db, accountId: string, now: Date): Promise<ApiClient[]> {
  const found = await rows(db)
    .select(columns)
    .where('client.account_id', '=', accountId)
    .orderBy(sql`client.revoked_at IS NOT NULL`)
    .orderBy('client.created_at', 'desc')
    .limit(200)
    .execute();
  return wiresOf(db, found, now);
}

function narrowed(db: Db, { search, state, scope }: ListQuery) {
  let all = rows(db);
  if (state === 'revoked') all = all.where('client.revoked_at', 'is not', null);
  else if (state !== 'all')
    all = all.where('client.revoked_at', 'is', null).where('client.enabled', '=', state === 'active');
  if (scope) all = all.where(sql<boolean>`${scope} = ANY (client.scopes)`);
  if (!search) return all;
  const part = likeContains(search);
  return all.where((is) =>
    is.or([
      is('client.name', 'ilike', part),
      is('account.name', 'ilike', part),
      is(sql<string>`client.id::text`, 'like', `${search.toLowerCase().replaceAll(/[%_\\]/g, '')}%`),
    ]),
  );
}

/** One page of clients of all accounts, and their number (counted up to one past the limit). */
export async function listClients(db: Db, query: ListQuery, now: Date) {
  const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
  const by = {
    name: sql`lower(client.name)`,
    created_at: sql`client.created_at`,
    last_used_at: sql`client.last_used_at`,
  };
  const page = narrowed(db, query)
    .select(columns)
    .orderBy(by[query.sort.replace('-', '') as keyof typeof by], (order) =>
      direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast(),
    )
    .orderBy('client.id', direction);
  const { rows: found, total } = await readPage(db, page, narrowed(db, query), query);
  return { rows: await wiresOf(db, found, now), total };
}

async function daysOf(db: Db | Tx, { account_id: accountId, id }: Row, now: Date): Promise<ApiClientDetail['days']> {
  const found = await db
    .selectFrom('oauth_client_calls')
    .select([
      sql<string>`to_char(hour AT TIME ZONE 'UTC', 'YYYY-MM-DD')`.as('day'),
      sql<number>`sum(calls)::int`.as('calls'),
      sql<number>`sum(refused)::int`.as('refused'),
    ])
    .where('account_id', '=', accountId)
    .where('client_id', '=', id)
    .where('hour', '>=', new Date(now.getTime() - shownDays * dayMs))
    .groupBy('day')
    .execute();
  const byDay = new Map(found.map((each) => [each.day, each]));
  return Array.from({ length: shownDays }, (_, at) => {
    const day = addDays(dayAt(now, 'UTC'), at + 1 - shownDays);
    return { day, calls: byDay.get(day)?.calls ?? 0, refused: byDay.get(day)?.refused ?? 0 };
  });
}

const steps = ['created', 'updated', 'rotated', 'secret_ended', 'revoked'].map((step) => `api_client.${step}`);

/** History of a client. Steps by staff are shown in the house's name, since customers do not see staff. */
async function stepsOf(db: Db | Tx, id: string): Promise<ApiClientDetail['steps']> {
  const found = await db
    .selectFrom('audit_entries as entry')
    .leftJoin('users', 'users.id', 'entry.actor_id')
    .select(['entry.at', 'entry.action', 'users.name'])
    .where('entry.subject_type', '=', 'api_client')
    .where('entry.subject_id', '=', id)
    .where('entry.action', 'in', steps)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(30)
    .execute();
  return found.map(({ at, action, name }) => ({
    at: at.toISOString(),
    what: action.replace('api_client.', ''),
    who: name ?? 'Waybill',
  }));
}

/** One client with its calls by day and its history. @throws Refusal not_found */
export async function showClient(db: Db | Tx, id: string, now: Date): Promise<ApiClientDetail> {
  const row = await rows(db).select(columns).where('client.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const [wire] = await wiresOf(db, [row], now);
  if (wire === undefined) throw new Refusal('not_found');
  return { ...wire, days: await daysOf(db, row, now), steps: await stepsOf(db, id) };
}

/** Locks a client until the transaction ends. @throws Refusal not_found, conflict for a revoked one */
export async function holdClient(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('oauth_clients')
    .select(['account_id', 'id', 'name', 'scopes', 'enabled', 'revoked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
