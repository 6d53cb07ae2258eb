import { countedUpTo, type endpoints, type StaffAnnouncement, type Query } from '@waybill/contract';
import { zoned } from '@waybill/freight';
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { likeContains } from '../../../core/database/like.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { pageBody } from '../../../core/page.ts';
import { Refusal } from '../../../core/refusal.ts';

type Row = Selectable<DB['announcements']>;
type Counted = Row & {
  readonly accounts: { id: string; name: string }[] | null;
  readonly reach: number;
  readonly read: number;
  readonly dismissed: number;
};
type ListQuery = Query<(typeof endpoints)['announcements']['list']>;

/** Local date and time in a zone, as typed in the form. */
function typed(at: Date, zone: string): { readonly date: string; readonly time: string } {
  const { date, minutes } = zoned(at.getTime(), zone);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return { date, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
}

/** State of an announcement at a time. Its end is exclusive. */
export function stateAt({ starts_at: start, ends_at: end }: Pick<Row, 'starts_at' | 'ends_at'>, now: Date) {
  if (end !== null && end <= now) return 'ended';
  return start > now ? 'scheduled' : 'live';
}

function keptOf(row: Counted, now: Date): StaffAnnouncement {
  const starts = typed(row.starts_at, row.zone);
  const ends = row.ends_at === null ? null : typed(row.ends_at, row.zone);
  return {
    id: row.id,
    revision: row.revision,
    kind: row.kind as StaffAnnouncement['kind'],
    audience: row.audience as StaffAnnouncement['audience'],
    roles: row.roles as StaffAnnouncement['roles'],
    account_ids: row.account_ids,
    accounts: row.accounts ?? [],
    texts: { en: { title: row.title_en, text: row.text_en }, es: { title: row.title_es, text: row.text_es } },
    dismissible: row.dismissible,
    zone: row.zone,
    starts_on: starts.date,
    starts_time: starts.time,
    ends_on: ends?.date ?? null,
    ends_time: ends?.time ?? null,
    state: stateAt(row, now),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    by_name: row.by_name,
    updated_at: row.updated_at.toISOString(),
    reach: row.reach,
    read: row.read,
    dismissed: row.dismissed,
  };
}

/** Adds account names, the number of recipients, and how many have read and dismissed it. */
const counted = sql`
  SELECT page.*,
    (SELECT json_agg(json_build_object('id', id, 'name', name) ORDER BY name) FROM accounts
      WHERE id = ANY (page.account_ids)) AS accounts,
    (SELECT count(*)::int FROM users AS person WHERE person.disabled_at IS NULL AND CASE page.audience
      WHEN 'all' THEN true
      WHEN 'accounts' THEN person.account_id IS NOT NULL
        AND (page.account_ids = '{}' OR person.account_id = ANY (page.account_ids))
      WHEN 'staff' THEN EXISTS (SELECT FROM user_roles WHERE user_id = person.id AND role <> 'fpg_feature')
      ELSE person.account_role = ANY (page.roles)
        OR EXISTS (SELECT FROM user_roles WHERE user_id = person.id AND role = ANY (page.roles)) END) AS reach,
    marks.read, marks.dismissed
  FROM page, LATERAL (
    SELECT count(*)::int AS read, count(dismissed_at)::int AS dismissed FROM (
      SELECT dismissed_at FROM announcement_marks WHERE announcement_id = page.id
      UNION ALL SELECT dismissed_at FROM staff_announcement_marks WHERE announcement_id = page.id
    ) AS every
  ) AS marks`;

const inState = (now: Date) => ({
  scheduled: sql<SqlBool>`starts_at > ${now} AND (ends_at IS NULL OR ends_at > ${now})`,
  live: sql<SqlBool>`starts_at <= ${now} AND (ends_at IS NULL OR ends_at > ${now})`,
  ended: sql<SqlBool>`ends_at <= ${now}`,
});

/** One page of announcements, with how many people have read each. */
export async function listAnnouncements(ctx: Context, { query }: { readonly query: ListQuery }) {
  const now = ctx.now();
  const [column, direction] = query.sort.startsWith('-') ? [query.sort.slice(1), 'DESC'] : [query.sort, 'ASC'];
  const part = query.search ? likeContains(query.search) : null;
  const asked = sql<SqlBool>`deleted_at IS NULL
    AND ${query.state === undefined ? sql<SqlBool>`true` : inState(now)[query.state]}
    AND (${query.kind ?? null}::text IS NULL OR kind = ${query.kind ?? null})
    AND (${part}::text IS NULL OR title_en ILIKE ${part} OR title_es ILIKE ${part})`;
  const order = sql`${sql.ref(column)} ${sql.raw(direction)} NULLS FIRST, id DESC`;
  const { rows } = await sql<Counted>`
    WITH page AS (SELECT * FROM announcements WHERE ${asked} ORDER BY ${order}
      LIMIT ${query.per_page} OFFSET ${(query.page - 1) * query.per_page})
    ${counted} ORDER BY ${order}`.execute(ctx.db);
  const { rows: totals } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT 1 FROM announcements WHERE ${asked} LIMIT ${countedUpTo + 1}) AS found
  `.execute(ctx.db);
  const shown = rows.map((row) => keptOf(row, now));
  return pageBody(shown, totals[0]?.total ?? 0, query, '/api/admin/notifications');
}

/** One announcement as staff see it. @throws Refusal not_found */
export async function announcementById(ctx: Context, db: Db | Tx, id: string): Promise<StaffAnnouncement> {
  const { rows } = await sql<Counted>`
    WITH page AS (SELECT * FROM announcements WHERE id = ${id}::uuid AND deleted_at IS NULL) ${counted}`.execute(db);
  if (rows[0] === undefined) throw new Refusal('not_found');
  return keptOf(rows[0], ctx.now());
}
