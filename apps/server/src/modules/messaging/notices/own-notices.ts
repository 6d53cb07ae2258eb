import { countedUnread, type endpoints, type Notice, type Query } from '@waybill/contract';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { Refusal } from '../../../core/refusal.ts';
import { announcedTo } from '../announcements/index.ts';

type Columns = Omit<Selectable<DB['staff_notices']>, 'user_id'>;
type Unread = { readonly unread: number };

/** Table and condition for a person's own notices: by account for customers, a separate one for staff. */
function ownRows(ctx: Context) {
  const { userId, accountId } = signedIn(ctx);
  const table = sql.table(accountId === null ? 'staff_notices' : 'notices');
  const own = accountId === null ? sql<SqlBool>`true` : sql<SqlBool>`account_id = ${accountId}::uuid`;
  return { table, own: sql<SqlBool>`${own} AND user_id = ${userId}::uuid` };
}

async function unreadOf(ctx: Context, db: Db | Tx): Promise<number> {
  const { table, own } = ownRows(ctx);
  const { rows } = await sql<Unread>`
    SELECT count(*)::int AS unread
    FROM (SELECT 1 FROM ${table} WHERE ${own} AND read_at IS NULL LIMIT ${countedUnread + 1}) AS counted
  `.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Counts notices and announcements together, up to the limit. */
async function countedOf(ctx: Context, db: Db | Tx): Promise<{ unread: number; announced: string }> {
  const notices = await unreadOf(ctx, db);
  const { unread, announced } = await announcedTo(ctx, db);
  return { unread: Math.min(notices + unread, countedUnread + 1), announced };
}

function noticeOf(row: Columns): Notice {
  return {
    id: row.id,
    kind: row.kind as Notice['kind'],
    subject: { type: row.subject_type as Notice['subject']['type'], id: row.subject_id },
    params: row.params as Notice['params'],
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}

/** Latest notices of the signed-in person, newest first. */
export async function listNotices(
  ctx: Context,
  { query: { before, limit } }: { readonly query: Query<typeof endpoints.notices.list> },
) {
  const { table, own } = ownRows(ctx);
  const older = before === undefined ? sql<SqlBool>`true` : sql<SqlBool>`id < ${before}::uuid`;
  const { rows } = await sql<Columns>`
    SELECT id, kind, subject_type, subject_id, params, created_at, read_at
    FROM ${table} WHERE ${own} AND ${older} ORDER BY id DESC LIMIT ${limit + 1}
  `.execute(ctx.db);
  const shown = rows.slice(0, limit).map(noticeOf);
  return { data: { notices: shown, unread: (await countedOf(ctx, ctx.db)).unread, more: rows.length > limit } };
}

/** Number of unread notices, the newest one, and the current announcements. */
export async function countUnread(ctx: Context) {
  const { table, own } = ownRows(ctx);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${table} WHERE ${own} ORDER BY id DESC LIMIT 1
  `.execute(ctx.db);
  return { data: { ...(await countedOf(ctx, ctx.db)), newest: rows[0]?.id ?? null } };
}

/** Marks one notice as read. @throws Refusal not_found if it is someone else's */
export async function readNotice(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: { readonly id: string } },
): Promise<Outcome<{ data: Unread }>> {
  const { table, own } = ownRows(ctx);
  const { rows } = await sql<{ read_before: boolean }>`
    UPDATE ${table} AS marked SET read_at = coalesce(marked.read_at, ${ctx.now()})
    FROM (SELECT user_id, id, read_at IS NOT NULL AS read_before FROM ${table}
      WHERE ${own} AND id = ${params.id}::uuid FOR UPDATE) AS found
    WHERE marked.user_id = found.user_id AND marked.id = found.id
    RETURNING found.read_before
  `.execute(tx);
  if (rows[0] === undefined) throw new Refusal('not_found');
  const { unread } = await countedOf(ctx, tx);
  const data = { unread };
  return rows[0].read_before ? unchanged({ data }) : changed({ data }, { subject: 'notice', subjectId: params.id });
}

/** Marks everything up to the newest notice shown as read; later ones stay unread. */
export async function readAllNotices(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: { readonly newest: string } },
): Promise<Outcome<{ data: Unread }>> {
  const { table, own } = ownRows(ctx);
  const marked = await sql`
    UPDATE ${table} SET read_at = ${ctx.now()} WHERE ${own} AND read_at IS NULL AND id <= ${body.newest}::uuid
  `.execute(tx);
  const { unread } = await countedOf(ctx, tx);
  const data = { unread };
  const count = Number(marked.numAffectedRows ?? 0n);
  if (count === 0) return unchanged({ data });
  return changed({ data }, { subject: 'notice', subjectId: null, after: { read: count } });
}
