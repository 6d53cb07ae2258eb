import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';

/** Ids of carriers that staff block for an account. */
export async function blockedCarriers(db: Db | Tx, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('account_blocked_carriers')
    .select('carrier_id')
    .where('account_id', '=', accountId)
    .execute();
  return new Set(rows.map(({ carrier_id: id }) => id));
}

type Block = { readonly name: string; readonly scac: string; readonly reason: string };

/** Blocked carriers with names and reasons, for staff. */
export async function carrierBlocks(db: Db | Tx, accountId: string): Promise<Record<string, Block>> {
  const rows = await db
    .selectFrom('account_blocked_carriers as block')
    .innerJoin('carriers', 'carriers.id', 'block.carrier_id')
    .select(['carriers.id', 'carriers.name', 'carriers.scac', 'block.reason'])
    .where('block.account_id', '=', accountId)
    .orderBy('carriers.name')
    .execute();
  return Object.fromEntries(rows.map(({ id, ...carrier }) => [id, carrier]));
}

/** Refuses a booking with a carrier that staff block for the account. @throws Refusal carrier_blocked */
export async function assertCarrierAllowed(db: Db | Tx, accountId: string, carrierId: string): Promise<void> {
  if ((await blockedCarriers(db, accountId)).has(carrierId)) throw new Refusal('carrier_blocked');
}
