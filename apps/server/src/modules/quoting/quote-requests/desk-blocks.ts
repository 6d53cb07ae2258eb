import type { DeskRequest } from '@waybill/contract';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField } from '../../../core/refusal.ts';
import { carrierBlocks } from '../../identity/account-carriers/index.ts';

export type NamedCarrier = { readonly carrier_id: string | null; readonly scac: string | null };

function blockOf(blocks: DeskRequest['blocked_carriers'], { carrier_id: id, scac }: NamedCarrier) {
  if (id !== null) return blocks[id];
  return Object.values(blocks).find((carrier) => carrier.scac === scac);
}

/**
 * Refuses a carrier that staff block for the account, whether it was selected or typed by its code.
 * @param at prefix of the field names, e.g. `offers.0.`
 * @throws Refusal validation_failed at the field that names it
 */
export async function assertNotBlocked(tx: Tx, accountId: string, named: NamedCarrier, at: string): Promise<void> {
  const block = blockOf(await carrierBlocks(tx, accountId), named);
  if (block === undefined) return;
  const field = named.carrier_id === null ? 'scac' : 'carrier_id';
  throw invalidField(`${at}${field}`, 'carrier_blocked', { reason: block.reason });
}
