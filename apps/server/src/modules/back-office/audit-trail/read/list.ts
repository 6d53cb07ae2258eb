import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Db } from '../../../../core/database/database.ts';
import { placed, wanted, type ListQuery } from './query.ts';
import { findEntries, rowsOf } from './rows.ts';
import { subjectLabels } from './subject-labels.ts';

async function nameIn(db: Db, table: 'users' | 'accounts', id: string | undefined): Promise<string | null> {
  if (id === undefined || id === 'house') return null;
  const row = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}

async function recordName(db: Db, record: string | undefined): Promise<string | null> {
  if (record === undefined) return null;
  const latest = await db
    .selectFrom('audit_entries')
    .select(['subject_type', 'account_id'])
    .where('subject_id', '=', record)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest === undefined) return null;
  const labels = await subjectLabels(db, [{ type: latest.subject_type, id: record, accountId: latest.account_id }]);
  return labels.get(record) ?? null;
}

/**
 * One page of the trail. Keyset pagination, so the last page is as cheap as the first and rows do not repeat while new
 * entries are written.
 */
export async function listEntries({ db }: Context, { query: asked }: { readonly query: ListQuery }) {
  const upwards = asked.newer_than !== undefined;
  const from = asked.newer_than ?? asked.older_than;
  const order = upwards ? sql`>` : sql`<`;
  const behind = from === undefined ? sql`true` : sql`(e.at, e.id) ${order} ${placed(from)}`;
  const where = sql<boolean>`${wanted(asked)} AND ${behind}`;
  const found = await findEntries(db, where, { oldestFirst: upwards, limit: asked.per_page + 1 });
  const more = found.length > asked.per_page;
  const page = upwards ? found.slice(0, asked.per_page).toReversed() : found.slice(0, asked.per_page);
  const hasNewer = upwards ? more : from !== undefined;
  const hasOlder = upwards ? true : more;
  const [person, account, record] = await Promise.all([
    nameIn(db, 'users', asked.person),
    nameIn(db, 'accounts', asked.account),
    recordName(db, asked.record),
  ]);
  return {
    data: await rowsOf(db, page),
    newer: hasNewer ? (page[0]?.place ?? null) : null,
    older: hasOlder ? (page.at(-1)?.place ?? null) : null,
    named: { person, account, record },
  };
}
