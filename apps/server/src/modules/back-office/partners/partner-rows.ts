import type { endpoints, PartnerRow, Query } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { likeContains } from '../../../core/database/like.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { weekOf } from './traffic.ts';

type ListQuery = Query<(typeof endpoints)['partners']['list']>;

const linked = (table: string) =>
  sql<number>`(SELECT count(*)::int FROM ${sql.table(table)} link WHERE link.partner_id = partner.id)`;

function rows(db: Db | Tx) {
  return db.selectFrom('integration_partners as partner');
}

function columns(db: Db | Tx) {
  return rows(db).select([
    'partner.id',
    'partner.name',
    'partner.kind',
    'partner.state',
    'partner.channels',
    'partner.updated_at',
    linked('integration_partner_accounts').as('accounts'),
    linked('integration_partner_clients').as('clients'),
    linked('integration_partner_connections').as('connections'),
  ]);
}
type Listed = ReturnType<typeof columns>;

function narrowed(from: Listed, { search, state, kind }: ListQuery): Listed {
  let all = from;
  if (state === 'open') all = all.where('partner.state', '<>', 'retired');
  else if (state !== 'all') all = all.where('partner.state', '=', state);
  if (kind) all = all.where('partner.kind', '=', kind);
  if (!search) return all;
  const part = likeContains(search);
  return all.where((is) =>
    is.or([
      is('partner.name', 'ilike', part),
      is(sql<string>`partner.identifiers::text`, 'ilike', part),
      is(sql<string>`partner.contacts::text`, 'ilike', part),
      is.exists(
        is
          .selectFrom('integration_partner_accounts as link')
          .innerJoin('accounts', 'accounts.id', 'link.account_id')
          .select('link.account_id')
          .whereRef('link.partner_id', '=', 'partner.id')
          .where('accounts.name', 'ilike', part),
      ),
    ]),
  );
}

/** One page of partners with their traffic of the last week, and their number. */
export async function listPartners(
  db: Db,
  query: ListQuery,
  now: Date,
): Promise<{ readonly rows: PartnerRow[]; readonly total: number }> {
  const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
  const by = query.sort.endsWith('name') ? sql`lower(partner.name)` : sql`partner.updated_at`;
  const all = narrowed(columns(db), query);
  const page = all.orderBy(by, direction).orderBy('partner.id');
  const { rows: found, total } = await readPage(db, page, all, query);
  const week = await weekOf(
    db,
    found.map(({ id }) => id),
    now,
  );
  return {
    rows: found.map((row) => ({
      id: row.id,
      name: row.name,
      kind: row.kind as PartnerRow['kind'],
      state: row.state as PartnerRow['state'],
      channels: row.channels as PartnerRow['channels'],
      accounts: row.accounts,
      clients: row.clients,
      connections: row.connections,
      calls: week.get(row.id)?.calls ?? 0,
      failures: week.get(row.id)?.failures ?? 0,
      updated_at: row.updated_at.toISOString(),
    })),
    total,
  };
}
