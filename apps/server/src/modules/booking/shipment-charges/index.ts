import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { addCharge, changeCharge, takeBackCharge } from './set-charges.ts';
import { showCharges } from './show-charges.ts';

export { notifyRepriced } from './notify-repriced.ts';
export { chargeBar, moneyOf, pricedShipment } from './priced-shipment.ts';
export { printCharges } from './print-charges.ts';
export { showCharges } from './show-charges.ts';

const { shipmentCharges } = endpoints;

export const shipmentChargesBindings: readonly Binding[] = [
  query(shipmentCharges.show, async (ctx, { params }) => ({ data: await showCharges(ctx.db, params.id) })),
  command(shipmentCharges.add, addCharge),
  command(shipmentCharges.change, changeCharge),
  command(shipmentCharges.takeBack, takeBackCharge),
];
