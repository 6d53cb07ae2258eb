import { dayAt } from '@waybill/freight';
import { kindOf, type SimulatorAnswer, type SimulatorCall, type SimulatorState } from '../kit/index.ts';
import { listOf, objectOf, textOf, type Json } from '../ltl/json.ts';
import { apiError, errorOf, lacking } from './answers.ts';
import { accountsIn, providerOf } from './providers.ts';
import { quotes } from './rate.ts';

export type Dispatched = {
  readonly reference: string;
  readonly pro: string;
  readonly pickup: string;
  readonly account: string;
  readonly bookedAt: string;
  readonly cancelled: boolean;
};

export const shipments = kindOf<Dispatched>('shipment');

const needed = [
  'capacityProviderAccountGroup.code',
  'capacityProviderAccountGroup.accounts',
  'originLocation.address.postalCode',
  'originLocation.contact.companyName',
  'destinationLocation.address.postalCode',
  'destinationLocation.contact.companyName',
  'requesterLocation.address.postalCode',
  'lineItems',
  'pickupWindow.date',
  'deliveryWindow',
];

const numberIn = (body: Json, type: string): string =>
  textOf(listOf(body['shipmentIdentifiers']).find((each) => each['type'] === type)?.['value']);

/** The one account a dispatch or a cancellation has to name. */
function accountIn(body: Json): { readonly account: string } | { readonly refused: SimulatorAnswer } {
  const accounts = accountsIn(body);
  const [account = ''] = accounts;
  if (accounts.length === 1 && providerOf(account) !== undefined) return { account };
  const message = accounts.length === 1 ? 'No such account in the account group' : 'Exactly one account is required';
  return { refused: apiError(400, 'Invalid request', [errorOf(message, accounts.join(', '))]) };
}

/** The service of the quote a dispatch names, the standard one without; null for a number nobody gave this account. */
function serviceOf(body: Json, account: string, state: SimulatorState): string | null {
  const number = textOf(body['capacityProviderQuoteNumber']);
  if (number === '') return 'STD';
  const quote = state.get(quotes, number);
  return quote?.account === account ? quote.service : null;
}

/** Whether the day of the pickup is over. */
const isPast = (body: Json, call: SimulatorCall): boolean =>
  textOf(objectOf(body['pickupWindow'])['date']) < dayAt(call.now, 'UTC');

/** `POST /api/v4/ltl/dispatchedshipments`: a shipment each time it is asked for; nothing is published against doubles. */
export function dispatch(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const refused = lacking(call, needed);
  if (refused !== null) return refused;
  const body = objectOf(call.json);
  const found = accountIn(body);
  if ('refused' in found) return found.refused;
  if (isPast(body, call)) {
    const error = errorOf('Pickup date is in the past', 'pickupWindow.date', 'CAPACITY_PROVIDER');
    return apiError(400, 'The capacity provider declined the shipment', [error]);
  }
  const service = serviceOf(body, found.account, state);
  if (service === null) {
    const error = errorOf('Quote number is not known', 'capacityProviderQuoteNumber', 'CAPACITY_PROVIDER');
    return apiError(400, 'The capacity provider declined the shipment', [error]);
  }
  const number = state.next('shipment');
  const made: Dispatched = {
    reference: numberIn(body, 'BILL_OF_LADING'),
    pro: String(7_105_440_000 + number * 11),
    pickup: `PU${830_100 + number}`,
    account: found.account,
    bookedAt: call.now.toISOString(),
    cancelled: false,
  };
  state.put(shipments, made.pro, made);
  const given = listOf(body['shipmentIdentifiers']).map(({ type, value }) => ({ type, value, source: 'CUSTOMER' }));
  const own = (type: string, value: string) => ({ type, value, primaryForType: true, source: 'CAPACITY_PROVIDER' });
  return {
    status: 200,
    body: {
      shipmentIdentifiers: [...given, own('PRO', made.pro), own('PICKUP', made.pickup)],
      pickupDateTime: `${textOf(objectOf(body['pickupWindow'])['date'])}T${textOf(objectOf(body['pickupWindow'])['startTime'])}:00`,
      infoMessages: [],
    },
    log: { reference: made.reference, booking: made.pro, service, created: true },
  };
}

/** `POST /api/v4/ltl/shipments/cancellations`: by any number of the shipment, until it has been cancelled. */
export function cancel(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const refused = lacking(call, ['capacityProviderAccountGroup.code', 'shipmentIdentifiers']);
  if (refused !== null) return refused;
  const body = objectOf(call.json);
  const found = accountIn(body);
  if ('refused' in found) return found.refused;
  const [pro, pickup] = [numberIn(body, 'PRO'), numberIn(body, 'PICKUP')];
  const reference = numberIn(body, 'BILL_OF_LADING');
  const shipment = state
    .all(shipments)
    .filter(({ account, cancelled }) => account === found.account && !cancelled)
    .findLast((each) =>
      pro === '' ? each.pickup === pickup || (pickup === '' && each.reference === reference) : each.pro === pro,
    );
  if (shipment === undefined) {
    const error = errorOf('No open shipment has these identifiers', pro || pickup || reference, 'CAPACITY_PROVIDER');
    return apiError(400, 'The shipment cannot be cancelled', [error]);
  }
  state.put(shipments, shipment.pro, { ...shipment, cancelled: true });
  const said = { severity: 'INFO', message: 'The shipment has been cancelled', source: 'CAPACITY_PROVIDER' };
  return { status: 200, body: { infoMessages: [said] }, log: { booking: shipment.pro, voided: true } };
}
