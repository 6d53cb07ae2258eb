import type { Announcement } from '@waybill/contract';
import { isStaff } from '@waybill/contract';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';

/** Maximum number of current announcements for one reader. */
const mostShown = 20;

type Marked = Selectable<DB['announcements']> & { readonly read_at: Date | null; readonly dismissed_at: Date | null };

/** The table of a person's marks: by account for customers, a separate one for people without an account. */
export function marksOf(ctx: Context) {
  const { userId, accountId } = signedIn(ctx);
  const table = sql.table(accountId === null ? 'staff_announcement_marks' : 'announcement_marks');
  const inAccount = accountId === null ? sql<SqlBool>`true` : sql<SqlBool>`mark.account_id = ${accountId}::uuid`;
  return { table, own: sql<SqlBool>`${inAccount} AND mark.user_id = ${userId}::uuid` };
}

/** Condition that an announcement `told` is for the signed-in person. */
function forReader(ctx: Context) {
  const { accountId, accountRole, roles } = signedIn(ctx);
  const held = accountRole === null ? [...roles] : [...roles, accountRole];
  return sql<SqlBool>`CASE told.audience
    WHEN 'all' THEN true
    WHEN 'accounts' THEN ${accountId}::uuid IS NOT NULL
      AND (told.account_ids = '{}' OR ${accountId}::uuid = ANY (told.account_ids))
    WHEN 'staff' THEN ${isStaff(roles)}::boolean
    ELSE told.roles && ${held}::text[] END`;
}

/** Current announcements for the signed-in person, most severe first, then newest. */
export async function inEffect(ctx: Context, db: Db | Tx): Promise<Marked[]> {
  const { table, own } = marksOf(ctx);
  const now = ctx.now();
  const { rows } = await sql<Marked>`
    SELECT told.*, mark.read_at, mark.dismissed_at
    FROM announcements AS told LEFT JOIN ${table} AS mark ON mark.announcement_id = told.id AND ${own}
    WHERE told.deleted_at IS NULL AND told.starts_at <= ${now} AND (told.ends_at IS NULL OR told.ends_at > ${now})
      AND ${forReader(ctx)}
    ORDER BY array_position(ARRAY['outage', 'warning', 'info'], told.kind), told.starts_at DESC, told.id
    LIMIT ${mostShown}
  `.execute(db);
  return rows;
}

/** An announcement as readers see it, in both languages, since the page can switch at any time. */
function announcementOf(row: Marked): Announcement {
  return {
    id: row.id,
    kind: row.kind as Announcement['kind'],
    texts: { en: { title: row.title_en, text: row.text_en }, es: { title: row.title_es, text: row.text_es } },
    dismissible: row.dismissible,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    read_at: row.read_at?.toISOString() ?? null,
    dismissed_at: row.dismissed_at?.toISOString() ?? null,
  };
}

/** Current announcements for the signed-in person. */
export async function listCurrent(ctx: Context) {
  return { data: (await inEffect(ctx, ctx.db)).map(announcementOf) };
}

/** Number of unread announcements, and a fingerprint that changes with the set of shown ones. */
export async function announcedTo(ctx: Context, db: Db | Tx): Promise<{ unread: number; announced: string }> {
  const rows = await inEffect(ctx, db);
  const shown = rows.map((row) => `${row.id}.${row.revision}${row.dismissed_at === null ? '' : 'x'}`);
  return { unread: rows.filter((row) => row.read_at === null).length, announced: shown.join() };
}
