import { issuePro, type ProCheckRule } from '@waybill/freight';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { Connection } from './connection.ts';
import type { Failure } from './failure.ts';
import { gatewayOf } from './gateway.ts';

/** A block is low at a tenth of its size or less, and always at this number or less. */
const leastLeft = 10;

/** Whether staff should ask the carrier for another block. */
export function isLowBlock(left: number, size: number): boolean {
  return left <= Math.max(leastLeft, Math.floor(size / 10));
}

type Drawn = {
  readonly drawn: number | null;
  readonly prefix: string;
  readonly width: number;
  readonly check_rule: string;
  readonly remaining: number;
  readonly size: number;
};

function tell(ctx: Context, connection: Connection, failure: Failure, message: string): void {
  gatewayOf(ctx.services).incidents.add({
    connectionId: connection.id,
    carrierName: connection.carrier.name,
    operation: 'book',
    failure,
    code: null,
    exchange: { message },
    requestId: ctx.requestId,
  });
}

/** The PRO number for a booking; null if the carrier assigns it. `spent` means that none is left. */
type DrawnPro = { readonly pro: string | null; readonly spent: boolean };

const byCarrier: DrawnPro = { pro: null, spent: false };

/**
 * Draws the next PRO number of the connection's block, with its check digit. It is used up when the caller's
 * transaction commits. An empty block is an incident.
 */
export async function drawPro(ctx: Context, tx: Tx, connection: Connection): Promise<DrawnPro> {
  if (connection.adapter.manifest.ownPro !== true) return byCarrier;
  const { rows } = await sql<Drawn>`SELECT * FROM draw_pro(${connection.id}::uuid)`.execute(tx);
  const [block] = rows;
  if (block === undefined) return byCarrier;
  if (block.drawn === null) {
    tell(ctx, connection, 'pro_block_spent', 'The block of freight bill numbers is used up; bookings are refused');
    return { pro: null, spent: true };
  }
  if (isLowBlock(block.remaining, block.size))
    tell(ctx, connection, 'pro_block_low', `${block.remaining} of ${block.size} freight bill numbers are left`);
  const { prefix, width, check_rule: check } = block;
  return { pro: issuePro({ prefix, width, check: check as ProCheckRule }, block.drawn), spent: false };
}
