import type { ChatRow, SupportHours } from '@waybill/contract';
import { opensAt } from '@waybill/freight';
import { accountOf, signedIn, type Context } from '../../../core/context.ts';
import { rowWire, unreadOf } from './chat-wire.ts';

const most = 50;

/** Whether support is open now, and its hours; null until they are set up. */
export function hoursNow(ctx: Context): SupportHours | null {
  const { hours } = ctx.services.company.current;
  if (hours === null) return null;
  const { zone, opens, closes } = hours;
  const next = opensAt(ctx.now(), hours);
  return { open: next === null, opens_at: next?.toISOString() ?? null, zone, from: opens, until: closes };
}

/** The person's own chats, newest first. */
export async function listOwn(
  ctx: Context,
): Promise<{ data: { chats: ChatRow[]; unread: number; hours: SupportHours | null } }> {
  const rows = await ctx.db
    .selectFrom('chats')
    .selectAll()
    .where('account_id', '=', accountOf(ctx))
    .where('customer_id', '=', signedIn(ctx).userId)
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute();
  const unread = await unreadOf(ctx.db, rows, 'customer');
  const sum = [...unread.values()].reduce((total, count) => total + count, 0);
  return {
    data: { chats: rows.map((row) => rowWire(row, unread.get(row.id) ?? 0)), unread: sum, hours: hoursNow(ctx) },
  };
}
