import { endpoints } from '@waybill/contract';
import { useUser } from '../../../../lib/session/use-user.ts';

const { shipmentDesk, staffShipments, exceptions } = endpoints;

/** What is asked for again after staff changed something of a shipment. */
export const deskReads = [
  shipmentDesk.show,
  staffShipments.show,
  staffShipments.list,
  exceptions.list,
  exceptions.counts,
] as const;

/** Whether whoever is signed in may change shipments, and not only look at them. */
export function useMayWork(): boolean {
  const user = useUser();
  return user?.abilities.includes('staff.shipments.write') === true;
}

/** Whether they may change what a shipment costs, before it is billed. */
export function useMayCharge(): boolean {
  const user = useUser();
  return user?.abilities.includes('staff.charges') === true;
}

/** What the dialogs of a shipment need to know of it. */
export type DeskSubject = { readonly id: string; readonly number: string };
