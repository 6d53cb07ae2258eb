import { kindOf, type SimulatorAnswer, type SimulatorCall, type SimulatorState } from '../kit/index.ts';
import { milesBetween, transitDaysFor } from '../ltl/place.ts';
import type { LtlStop } from '../ltl/journey.ts';
import { paperOf } from '../ltl/paper.ts';
import { listOf, objectOf, textOf, type Json } from '../ltl/json.ts';
import { invalid, missingIn, transactionOf } from './answers.ts';
import { rateDetail } from './price.ts';

export type TforceBill = {
  readonly pro: string;
  readonly reference: string;
  readonly bookedAt: string;
  readonly origin: LtlStop;
  readonly destination: LtlStop;
  readonly transitDays: number;
  readonly lines: readonly string[];
};

export const bills = kindOf<TforceBill>('bill of lading');

const needed = [
  'requestOptions.serviceCode',
  'requestOptions.pickupDate',
  'shipFrom.name',
  'shipFrom.address.addressLine',
  'shipFrom.address.postalCode',
  'shipTo.name',
  'shipTo.address.addressLine',
  'shipTo.address.postalCode',
  'payment.payer.name',
  'payment.billingCode',
  'commodities',
];

const stopOf = (party: Json): LtlStop => {
  const address = objectOf(party['address']);
  return {
    city: textOf(address['city']),
    state: textOf(address['stateProvinceCode']),
    postalCode: textOf(address['postalCode']),
  };
};

const lineOf = (party: Json): string =>
  [textOf(party['name']), ...Object.values(objectOf(party['address'])).map(textOf)]
    .filter((text) => text !== '')
    .join(', ');

/** The next confirmation of a pickup. */
export function confirmPickup(call: SimulatorCall, state: SimulatorState) {
  return {
    responseStatus: { code: '1', description: 'Success' },
    transactionReference: {
      ...transactionOf(call),
      confirmationNumber: `WBU${43_159_138 + state.next('pickup')}`,
      emailSent: 'false',
      originIsRural: 'false',
      destinationIsRural: 'false',
    },
  };
}

const titles: Readonly<Record<string, string>> = { '20': 'Bill of lading', '30': 'TForce Freight' };

function imagesOf(body: Json, bill: TforceBill): readonly Json[] {
  return listOf(objectOf(body['documents'])['image']).flatMap((wanted) => {
    const type = textOf(wanted['type']);
    const title = titles[type];
    return title === undefined
      ? []
      : [{ status: 'NFO', type, format: 'PDF', data: paperOf(title, bill.pro, bill.lines) }];
  });
}

/** `POST /shipping/bol/create`: a bill each time it is asked for; TForce publishes nothing against doubles. */
export function createBill(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const body = objectOf(call.json);
  const missing = missingIn(body, needed) ?? (listOf(body['commodities']).length === 0 ? 'commodities' : null);
  if (missing !== null) return invalid(call, missing);
  const [origin, destination] = [stopOf(objectOf(body['shipFrom'])), stopOf(objectOf(body['shipTo']))];
  const number = state.next('pro');
  const reference = listOf(body['references']).find(({ type }) => type === 'BL');
  const bill: TforceBill = {
    pro: String(20_968_289 + number).padStart(9, '0'),
    reference: textOf(reference?.['number']),
    bookedAt: call.now.toISOString(),
    origin,
    destination,
    transitDays: transitDaysFor(milesBetween(origin.postalCode, destination.postalCode)),
    lines: [`From ${lineOf(objectOf(body['shipFrom']))}`, `To ${lineOf(objectOf(body['shipTo']))}`],
  };
  state.put(bills, bill.pro, bill);
  const options = objectOf(body['requestOptions']);
  const detail = {
    bolId: 46_176_428 + number,
    pro: bill.pro,
    originServiceCenter: 'LOS',
    ...(options['previewRate'] === true ? { rateDetail: [rateDetail(body, textOf(options['serviceCode']))] } : {}),
    ...('pickupRequest' in body ? { pickup: confirmPickup(call, state) } : {}),
    documents: { image: imagesOf(body, bill) },
  };
  return {
    status: 200,
    body: { summary: { code: 'OK', message: 'success', transactionReference: transactionOf(call) }, detail },
    log: { reference: bill.reference, booking: bill.pro, created: true },
  };
}

const neededForPickup = [
  'pickup.date',
  'pickup.time',
  'requester.companyName',
  'origin.companyName',
  'origin.address.postalCode',
  'destination.postalCode',
  'lineItems',
];

/** `POST /pickup/request`. */
export function createPickup(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const body = objectOf(call.json);
  const missing = missingIn(body, neededForPickup) ?? (listOf(body['lineItems']).length === 0 ? 'lineItems' : null);
  if (missing !== null) return invalid(call, missing);
  const confirmed = confirmPickup(call, state);
  return {
    status: 200,
    body: confirmed,
    log: { pickup: confirmed.transactionReference.confirmationNumber },
  };
}
