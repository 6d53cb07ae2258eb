import type { ChargesView } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { addedTo, chargeBar, heldOf, moneyOf, pricedShipment } from './priced-shipment.ts';

/** Charges that staff added to a shipment, and whether more can be added. @throws Refusal not_found */
export async function showCharges(db: Db | Tx, id: string): Promise<ChargesView> {
  const shipment = await pricedShipment(db, id);
  const held = heldOf(shipment);
  return {
    bar: chargeBar(shipment),
    invoice_id: shipment.invoice_id,
    held: held === null ? null : moneyOf(held, shipment.currency),
    price: moneyOf(shipment.total_amount, shipment.currency),
    cost: shipment.cost === null ? null : moneyOf(shipment.cost.amount, shipment.currency),
    added: await addedTo(db, shipment),
  };
}
