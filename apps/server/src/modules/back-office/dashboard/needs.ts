import { needKinds, type Need, type NeedKind } from '@waybill/contract';
import { sql, type RawBuilder } from 'kysely';
import { signedIn, type Context } from '../../../core/context.ts';
import { queues } from './open-work.ts';

/** Accounts on hold, as the page of credit holds lists them. */
const holds = sql`SELECT hold.since, NULL::boolean AS pressing
  FROM accounts LEFT JOIN credit_holds AS hold ON hold.account_id = accounts.id AND hold.ended_at IS NULL
  WHERE accounts.credit_status = 'hold' AND EXISTS (SELECT FROM users WHERE users.account_id = accounts.id)`;

type Row = {
  readonly kind: NeedKind;
  readonly count: number;
  readonly oldest: Date | null;
  readonly pressing: number | null;
};

/** Open work that the caller may handle, counted exactly as the linked page lists it, read in one statement. */
export async function listNeeds(ctx: Context): Promise<Need[]> {
  const { abilities } = signedIn(ctx);
  const rowsOf = (kind: NeedKind): RawBuilder<unknown> =>
    kind === 'credit_holds' ? holds : queues[kind].rows(ctx.now());
  const asked = needKinds.filter((kind) =>
    abilities.has(kind === 'credit_holds' ? 'staff.credit' : queues[kind].ability),
  );
  if (asked.length === 0) return [];
  const parts = asked.map(
    (kind) => sql`SELECT ${sql.lit(kind)} AS kind, count(*) AS count, min(since) AS oldest,
      CASE WHEN bool_and(pressing IS NULL) THEN NULL ELSE count(*) FILTER (WHERE pressing) END AS pressing
      FROM (${rowsOf(kind)}) AS each`,
  );
  const { rows } = await sql<Row>`${sql.join(parts, sql` UNION ALL `)}`.execute(ctx.db);
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return asked.map((kind) => {
    const row = byKind.get(kind);
    return {
      kind,
      count: row?.count ?? 0,
      oldest: row?.oldest?.toISOString() ?? null,
      pressing: row?.pressing ?? null,
    };
  });
}
