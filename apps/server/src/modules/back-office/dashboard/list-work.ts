import { workKinds, type endpoints, type Query, type WorkKind, type WorkRow } from '@waybill/contract';
import { sql } from 'kysely';
import { signedIn, type Context } from '../../../core/context.ts';
import { queues, queuesOf } from './open-work.ts';

type Asked = Query<typeof endpoints.workInbox.list>;
type Row = Omit<WorkRow, 'account' | 'since' | 'due' | 'owner'> & {
  readonly account_id: string | null;
  readonly account_name: string | null;
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly since: Date;
  readonly due: Date | null;
};
type Found = { readonly rows: WorkRow[]; readonly total: number; readonly counts: Partial<Record<WorkKind, number>> };

const orders = {
  urgent: sql`coalesce(pressing, false) DESC, due NULLS LAST, since`,
  due: sql`due NULLS LAST, since`,
  '-due': sql`due DESC NULLS LAST, since`,
  since: sql`since`,
  '-since': sql`since DESC`,
} as const;

/** What a row is called, looked up for the rows of the page alone. */
const subject = sql`CASE work.kind
  WHEN 'exceptions' THEN coalesce(
    (SELECT bol_number FROM shipments AS of WHERE of.account_id = work.account_id AND of.id = work.id),
    (SELECT reference FROM bookings AS of WHERE of.account_id = work.account_id AND of.id = work.id))
  WHEN 'bookings' THEN (SELECT reference FROM bookings AS of WHERE of.account_id = work.account_id AND of.id = work.id)
  WHEN 'quote_requests' THEN (SELECT number FROM quote_requests AS of WHERE of.account_id = work.account_id AND of.id = work.id)
  WHEN 'chats' THEN (SELECT customer_name FROM chats AS of WHERE of.account_id = work.account_id AND of.id = work.id)
  WHEN 'disputes' THEN (SELECT number::text FROM disputes AS of
    JOIN invoices ON invoices.account_id = of.account_id AND invoices.id = of.invoice_id
    WHERE of.account_id = work.account_id AND of.id = work.id)
  WHEN 'carrier_bills' THEN (SELECT coalesce(bill_number, pro_number, bol_number) FROM carrier_bills AS of WHERE of.id = work.id)
  ELSE (SELECT carrier_name FROM api_incidents AS of WHERE of.id = work.id) END`;

function workOf(ctx: Context, { owner, age }: Asked) {
  const { abilities, userId } = signedIn(ctx);
  const mine = queuesOf(abilities);
  if (mine.length === 0) return null;
  const parts = mine.map((kind) => {
    // A booking without an outcome is an exception too; staff who can resolve it see it once.
    const once = kind === 'exceptions' && mine.includes('bookings') ? sql` AND kind <> 'unknown_booking'` : sql``;
    return sql`SELECT ${sql.lit(kind)} AS kind, each.* FROM (${queues[kind].rows(ctx.now())}${once}) AS each`;
  });
  const conditions = [
    sql`true`,
    ...(owner === 'me' ? [sql`owner_id = ${userId}::uuid`] : []),
    ...(owner === 'nobody' ? [sql`owner_id IS NULL`] : []),
    ...(age ? [sql`since <= ${new Date(ctx.now().getTime() - Number(age) * 86_400_000)}`] : []),
  ];
  return {
    kinds: mine,
    rows: sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS all_work WHERE ${sql.join(conditions, sql` AND `)}`,
  };
}

/** One page of the open work that the caller may work on, and how many there are of each kind. */
export async function listWork(ctx: Context, asked: Asked): Promise<Found> {
  const work = workOf(ctx, asked);
  if (work === null) return { rows: [], total: 0, counts: {} };
  const counted = await sql<{ kind: WorkKind; count: number }>`
    SELECT kind, count(*) AS count FROM (${work.rows}) AS counted GROUP BY kind`.execute(ctx.db);
  const byKind = new Map(counted.rows.map(({ kind, count }) => [kind, count]));
  const counts = Object.fromEntries(work.kinds.map((kind) => [kind, byKind.get(kind) ?? 0]));
  const listed: readonly WorkKind[] = asked.kind === undefined ? workKinds : [asked.kind];
  const { rows } = await sql<Row>`
    SELECT work.kind, work.id, work.about, work.since, work.due, coalesce(work.pressing, false) AS pressing,
      coalesce(${subject}, '') AS subject, account.id AS account_id, account.name AS account_name,
      owner.id AS owner_id, owner.name AS owner_name
    FROM (SELECT * FROM (${work.rows}) AS wanted WHERE kind IN (${sql.join(listed)})
      ORDER BY ${orders[asked.sort]}, kind, id, about
      LIMIT ${asked.per_page} OFFSET ${(asked.page - 1) * asked.per_page}) AS work
    LEFT JOIN accounts AS account ON account.id = work.account_id
    LEFT JOIN users AS owner ON owner.id = work.owner_id
    ORDER BY ${orders[asked.sort]}, work.kind, work.id, work.about
  `.execute(ctx.db);
  return {
    rows: rows.map(({ account_id: account, account_name, owner_id: owner, owner_name, since, due, ...row }) => ({
      ...row,
      account: account === null ? null : { id: account, name: account_name ?? '' },
      owner: owner === null ? null : { id: owner, name: owner_name ?? '' },
      since: since.toISOString(),
      due: due?.toISOString() ?? null,
    })),
    total: listed.reduce((sum, kind) => sum + (byKind.get(kind) ?? 0), 0),
    counts,
  };
}
