import { zoned } from '@waybill/freight';
import { kindOf, type SimulatorAnswer, type SimulatorCall, type SimulatorState } from '../kit/index.ts';
import type { LtlStop } from '../ltl/journey.ts';
import { milesBetween, timeZoneOf, transitDaysFor } from '../ltl/place.ts';
import { listOf, objectOf, textOf, type Json } from '../ltl/json.ts';
import { dateComplaints, isoOf, itemComplaints, partyComplaints, serviceComplaints } from './checks.ts';
import { failing, succeeding, type Complaint } from './envelope.ts';

export type RlBill = {
  readonly pro: string;
  readonly shipperNumber: string;
  readonly poNumber: string;
  readonly pickupNumber: string | null;
  readonly bookedAt: string;
  /** `YYYY-MM-DD`: the day of the pickup that was asked for with it, else the day it was booked. */
  readonly pickupDate: string;
  readonly origin: LtlStop;
  readonly destination: LtlStop;
  readonly shipper: string;
  readonly consignee: string;
  readonly pieces: number;
  readonly weight: number;
  readonly transitDays: number;
};

export const bills = kindOf<RlBill>('bill of lading');

const path = 'request.BillOfLading';
const nulls = { ProNumber: null, PickupRequestNumber: null };

function itemsOf(bill: Json): readonly Json[] {
  return [...listOf(bill['Items']), ...listOf(bill['HandlingUnits']).flatMap((unit) => listOf(unit['Items']))];
}

function pickupComplaints(pickup: Json, call: SimulatorCall, zip: string): readonly Complaint[] {
  const where = 'request.PickupRequest.PickupInformation';
  const times = ['ReadyTime', 'CloseTime'].filter((name) => !/^\d{2}:\d{2} [AP]M$/.test(textOf(pickup[name])));
  return [
    ...dateComplaints(textOf(pickup['PickupDate']), `${where}.PickupDate`, { now: call.now, zip }),
    ...times.map((name): Complaint => [`${where}.${name}`, `${name} is required. Format: hh:mm tt`]),
  ];
}

const stopOf = (party: Json): LtlStop => ({
  city: textOf(party['City']),
  state: textOf(party['StateOrProvince']),
  postalCode: textOf(party['ZipOrPostalCode']),
});

const totalOf = (items: readonly Json[], name: string): number =>
  items.reduce((total, item) => total + (Number(item[name]) || 0), 0);

/** The next pickup number. */
export function nextPickup(state: SimulatorState): string {
  return String(74_201_383 + state.next('pickup'));
}

/** `POST /BillOfLading`: a bill each time it is asked for; R+L knows no key against doubles. */
export function createBill(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const [body, bill] = [objectOf(call.json), objectOf(objectOf(call.json)['BillOfLading'])];
  const [shipper, consignee] = [objectOf(bill['Shipper']), objectOf(bill['Consignee'])];
  const items = itemsOf(bill);
  const pickup = 'PickupRequest' in body ? objectOf(objectOf(body['PickupRequest'])['PickupInformation']) : null;
  const { postalCode: zip } = stopOf(shipper);
  const complaints: readonly Complaint[] = [
    ...(items.length === 0 ? [[`${path}.Items`, 'There must be at least one item in the list'] as const] : []),
    ...itemComplaints(items, `${path}.Items`),
    ...partyComplaints(shipper, `${path}.Shipper`),
    ...partyComplaints(consignee, `${path}.Consignee`),
    ...serviceComplaints(bill['AdditionalServices'], `${path}.AdditionalServices`),
    ...(pickup === null ? [] : pickupComplaints(pickup, call, zip)),
  ];
  if (complaints.length > 0) return failing(400, complaints, nulls);
  const numbers = objectOf(bill['ReferenceNumbers']);
  const [origin, destination] = [stopOf(shipper), stopOf(consignee)];
  const made: RlBill = {
    pro: `WP${7_506_413 + state.next('pro')}`,
    shipperNumber: textOf(numbers['ShipperNumber']),
    poNumber: textOf(numbers['PONumber']),
    pickupNumber: pickup === null ? null : nextPickup(state),
    bookedAt: call.now.toISOString(),
    pickupDate: isoOf(textOf(pickup?.['PickupDate'])) ?? zoned(call.now.getTime(), timeZoneOf(zip)).date,
    origin,
    destination,
    shipper: textOf(shipper['CompanyName']),
    consignee: textOf(consignee['CompanyName']),
    pieces: totalOf(items, 'Pieces'),
    weight: totalOf(items, 'Weight'),
    transitDays: transitDaysFor(milesBetween(origin.postalCode, destination.postalCode)),
  };
  state.put(bills, made.pro, made);
  return succeeding(
    { ProNumber: made.pro, PickupRequestNumber: made.pickupNumber },
    { log: { reference: made.shipperNumber, booking: made.pro, created: true } },
  );
}

/** `POST /PickupRequest`: for up to eight destinations. */
export function createPickup(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const pickup = objectOf(objectOf(call.json)['Pickup']);
  const destinations = listOf(pickup['Destinations']);
  const shipper = objectOf(pickup['Shipper']);
  const where = 'request.Pickup';
  const complaints: readonly Complaint[] = [
    ...(destinations.length === 0 ? [[`${where}.Destinations`, 'At least one destination is required'] as const] : []),
    ...(destinations.length > 8 ? [[`${where}.Destinations`, 'No more than 8 destinations are allowed'] as const] : []),
    ...partyComplaints(shipper, `${where}.Shipper`),
    ...dateComplaints(textOf(pickup['PickupDate']), `${where}.PickupDate`, {
      now: call.now,
      zip: stopOf(shipper).postalCode,
    }),
  ];
  if (complaints.length > 0) return failing(400, complaints);
  const number = nextPickup(state);
  return succeeding(
    { PickupRequestNumber: number },
    { log: { reference: textOf(pickup['PickupReferenceNumber']), pickup: number } },
  );
}
