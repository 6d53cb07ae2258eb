import type { ChargeSide } from '@waybill/contract';
import { addUp, withAdded } from '@waybill/freight';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { announce } from '../../../core/live/announce.ts';
import { invalidField } from '../../../core/refusal.ts';
import { addedTo, sideOf, type PricedShipment } from './priced-shipment.ts';

/**
 * Rewrites the lines and the total of a side with the active charges, so that lines always add up to the total. What
 * the account owes follows, since it is summed from the totals.
 * @returns the new total of the side, in minor units
 * @throws an invalid field for a price of zero, or a negative cost
 */
export async function printCharges(tx: Tx, shipment: PricedShipment, side: ChargeSide): Promise<number> {
  const { amount, lines } = sideOf(shipment, side);
  const added = (await addedTo(tx, shipment)).filter((one) => one.side === side);
  const printed = withAdded(
    lines,
    added.map(({ id, code, reason: text, amount: money }) => ({ id, code, text, amount: money })),
  );
  const total = amount + addUp(printed) - addUp(lines);
  if (total < (side === 'price' ? 1 : 0)) throw invalidField('amount', 'more_than_price');
  const document = JSON.stringify(printed);
  await (side === 'price'
    ? tx
        .updateTable('shipments')
        .set({ total_amount: total, detail: sql`jsonb_set(detail, '{charges}', ${document}::jsonb)` })
        .where('account_id', '=', shipment.account_id)
        .where('id', '=', shipment.id)
        .execute()
    : tx
        .updateTable('shipment_costs')
        .set({ amount: total, charges: document })
        .where('account_id', '=', shipment.account_id)
        .where('shipment_id', '=', shipment.id)
        .execute());
  await announce(tx, 'shipment', shipment.id);
  return total;
}
