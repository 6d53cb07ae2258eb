import type { BookInput } from '../kit/index.ts';
import { freightLines, totalUnits, totalWeight } from '../ltl/load.ts';
import { accessorialsFor } from './accessorials.ts';
import { commoditiesOf } from './commodities.ts';
import type { EbolCredentials } from './manifest.ts';
import { ebolBillTo, ebolParty } from './party.ts';

function referencesOf({ reference, service, references }: BookInput, pro: string | null) {
  const orders = references.filter(({ type }) => type === 'po_number');
  const others = references.filter(({ type }) => type !== 'po_number');
  return {
    ...(pro === null ? {} : { pro }),
    ...(service.carrierQuoteId === null ? {} : { quoteId: service.carrierQuoteId }),
    bol: [reference],
    ...(orders.length === 0 ? {} : { po: orders.map(({ number }) => ({ number })) }),
    ...(others.length === 0
      ? {}
      : {
          additionalReferences: others.map(({ type, number }) => ({ name: type.replaceAll('_', ' '), value: number })),
        }),
  };
}

/** A bill of lading of version 2.1.0. Our reference travels as its `bol` number. */
export function billOfLadingOf(input: BookInput, credentials: EbolCredentials, pro: string | null) {
  const lines = freightLines(input.load, credentials.scac);
  const { currency, amount } = input.services.shipmentValue;
  return {
    version: '2.1.0',
    bol: {
      function: 'Create',
      requestedPickupDate: `${input.pickupDate}T${input.readyAt}:00.000`,
      isTest: credentials.testBookings,
      requestorRole: 'Third Party',
      ...(input.notes === null || input.notes === '' ? {} : { specialInstructions: input.notes }),
    },
    images: {
      includeBol: false,
      includeShippingLabels: true,
      shippingLabels: { format: 'Zebra', quantity: totalUnits(lines) },
    },
    referenceNumbers: referencesOf(input, pro),
    payment: { terms: 'Third Party' },
    commodities: commoditiesOf(lines),
    shipmentTotals: {
      netWeight: totalWeight(lines),
      weightUnit: 'Pounds',
      handlingUnits: totalUnits(lines),
      // Customs ask for it where a border is crossed.
      ...(input.pickup.country === input.delivery.country ? {} : { declaredValue: Math.ceil(amount / 100), currency }),
    },
    accessorials: accessorialsFor(input.services, lines),
    origin: ebolParty(input.pickup),
    destination: ebolParty(input.delivery),
    billTo: ebolBillTo(credentials),
  };
}
