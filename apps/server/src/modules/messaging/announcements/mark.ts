import { sql } from 'kysely';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { inEffect, marksOf } from './in-effect.ts';

/** Marks announcements as read, and as dismissed if requested. Existing marks stay. */
async function mark(ctx: Context, tx: Tx, ids: readonly string[], dismissed: boolean): Promise<void> {
  const { table } = marksOf(ctx);
  const { userId, accountId } = signedIn(ctx);
  const [column, value] = accountId === null ? [sql``, sql``] : [sql`account_id, `, sql`${accountId}::uuid, `];
  const now = ctx.now();
  await sql`
    INSERT INTO ${table} AS mark (${column}user_id, announcement_id, read_at, dismissed_at)
    SELECT ${value}${userId}::uuid, told, ${now}::timestamptz, ${dismissed ? now : null}::timestamptz
    FROM unnest(${[...ids]}::uuid[]) AS told
    ON CONFLICT (${column}user_id, announcement_id)
    DO UPDATE SET dismissed_at = coalesce(mark.dismissed_at, excluded.dismissed_at)
  `.execute(tx);
}

/** Marks announcements as read. Skips those that are not current for the reader. */
export async function readAnnouncements(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: { readonly ids: readonly string[] } },
): Promise<Outcome<undefined>> {
  const standing = await inEffect(ctx, tx);
  const fresh = standing.filter((row) => row.read_at === null && body.ids.includes(row.id)).map(({ id }) => id);
  if (fresh.length === 0) return unchanged(undefined);
  await mark(ctx, tx, fresh, false);
  return changed(
    undefined,
    fresh.map((id) => ({ subject: 'announcement', subjectId: id })),
  );
}

/**
 * Dismisses the banner of an announcement for the signed-in person.
 * @throws Refusal not_found if it is not current for them, forbidden if it cannot be dismissed
 */
export async function dismissAnnouncement(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: { readonly id: string } },
): Promise<Outcome<undefined>> {
  const row = (await inEffect(ctx, tx)).find(({ id }) => id === params.id);
  if (row === undefined) throw new Refusal('not_found');
  if (!row.dismissible) throw new Refusal('forbidden');
  if (row.dismissed_at !== null) return unchanged(undefined);
  await mark(ctx, tx, [row.id], true);
  return changed(undefined, { subject: 'announcement', subjectId: row.id });
}
