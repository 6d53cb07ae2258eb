import { FreightError, issuePro } from '@waybill/freight';
import { CannotAsk } from '../kit/index.ts';
import type { EbolCredentials } from './manifest.ts';

/**
 * The freight bill number of a booking from the carrier's block, by its running number; null where the carrier
 * assigns it.
 * @throws CannotAsk `pro_block_used_up` when the block has no such number
 */
export function proFromBlock(serial: number | null | undefined, credentials: EbolCredentials): string | null {
  const { proPrefix = '', proWidth, proCheck = 'none', proFirst = 0, proLast = Infinity } = credentials;
  if (serial === undefined || serial === null || proWidth === undefined) return null;
  const usedUp = new CannotAsk('pro_block_used_up', `The block of PRO numbers of ${credentials.scac} is used up`);
  if (proFirst + serial > proLast) throw usedUp;
  try {
    return issuePro({ prefix: proPrefix, width: proWidth, check: proCheck }, proFirst + serial);
  } catch (error) {
    if (error instanceof FreightError) throw usedUp;
    throw error;
  }
}
