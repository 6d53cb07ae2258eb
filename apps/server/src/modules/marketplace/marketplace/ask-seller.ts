import type { Context } from '../../../core/context.ts';
import { callMarketplace, connectedParty } from './call-marketplace.ts';

/**
 * Calls a marketplace as the seller who connected last, without side effects.
 * @returns null if no seller is connected
 */
export async function askSeller(
  ctx: Context,
  provider: string,
): Promise<{ readonly name: string | null; readonly failure: string | null } | null> {
  const row = await ctx.services.database.staff
    .selectFrom('marketplace_connections')
    .select(['account_id', 'id'])
    .where('provider', '=', provider)
    .where('state', '=', 'active')
    .orderBy('connected_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const key = row && { account_id: row.account_id, connection_id: row.id };
  const party = key === undefined ? null : await connectedParty(ctx.services, key);
  if (party === null) return null;
  const { reading, failure } = await callMarketplace(ctx.services, party, 'seller', {}, ctx.requestId);
  if (reading.outcome === 'done') return { name: reading.result.name, failure: null };
  return { name: null, failure: failure ?? reading.messages[0]?.text ?? 'refused' };
}
