import { CannotAsk, type BookInput } from '../kit/index.ts';
import { freightLines } from '../ltl/load.ts';
import { accountOf, thirdPartyPays, units } from './account.ts';
import { lineItemsOf } from './line-items.ts';
import type { Project44Credentials } from './manifest.ts';
import { emergencyContactOf, locationOf, requesterOf } from './party.ts';
import { isBookable, servicesOf } from './services.ts';

/** The numbers a shipment is known by; ours is its bill of lading number. */
function identifiersOf({ reference, references }: BookInput) {
  return [
    { type: 'BILL_OF_LADING', value: reference, primaryForType: true, source: 'CUSTOMER' },
    ...references.map(({ type, number }) => ({
      type: type === 'po_number' ? 'PURCHASE_ORDER' : 'CUSTOMER_REFERENCE',
      value: number,
      primaryForType: false,
      source: 'CUSTOMER',
    })),
  ];
}

function emergencyOf(lines: ReturnType<typeof freightLines>) {
  const hazmat = lines.find((line) => line.hazmat !== null)?.hazmat ?? null;
  return hazmat === null
    ? {}
    : { emergencyContact: emergencyContactOf(hazmat.emergencyContact, hazmat.emergencyPhone) };
}

/**
 * A shipment to dispatch, which brings its pickup. The day of delivery is the carrier's to say, so its window has hours
 * only.
 * @throws CannotAsk for parcels, a service without a code, or a level above standard that no quote number stands for
 */
export function dispatchOf(input: BookInput, credentials: Project44Credentials) {
  const { service, pickup, delivery, pickupDate, readyAt, notes } = input;
  const lines = freightLines(input.load, 'project44');
  if (!isBookable(service.code, service.carrierQuoteId)) {
    throw new CannotAsk('quote_number_missing', `${service.name} can be booked with the number of its quote only`);
  }
  return {
    capacityProviderAccountGroup: accountOf(credentials),
    carrierCode: credentials.scac,
    ...(service.carrierQuoteId === null ? {} : { capacityProviderQuoteNumber: service.carrierQuoteId }),
    originLocation: locationOf(pickup),
    destinationLocation: locationOf(delivery),
    requesterLocation: requesterOf(credentials),
    lineItems: lineItemsOf(lines),
    pickupWindow: { date: pickupDate, startTime: readyAt, endTime: pickup.closesAt },
    deliveryWindow: { startTime: delivery.opensAt, endTime: delivery.closesAt },
    shipmentIdentifiers: identifiersOf(input),
    accessorialServices: servicesOf(input.services, lines),
    ...emergencyOf(lines),
    // Whether a note is about one end or the other nobody says here.
    ...(notes === null || notes === '' ? {} : { pickupNote: notes, deliveryNote: notes }),
    ...units,
    ...thirdPartyPays,
    apiConfiguration: { fallBackToDefaultAccountGroup: false },
  };
}
