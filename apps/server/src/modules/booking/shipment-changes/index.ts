import { endpoints } from '@waybill/contract';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { changeShipment, previewChange, toldCarrier } from './change-shipment.ts';
import { showChanges } from './show-changes.ts';

const { shipmentChanges } = endpoints;

export const shipmentChangesBindings: readonly Binding[] = [
  query(shipmentChanges.show, async (ctx, { params }) => ({ data: await showChanges(ctx, ctx.db, params.id) })),
  query(shipmentChanges.preview, previewChange),
  process(shipmentChanges.change, changeShipment),
  command(shipmentChanges.told, toldCarrier),
];
