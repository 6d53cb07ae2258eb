import type { BookInput } from '../kit/index.ts';
import { emergencyLines, freightLines } from '../ltl/load.ts';
import { commoditiesOf, refuseDeclaredValue } from './commodities.ts';
import type { TforceCredentials } from './manifest.ts';
import { handlingUnits } from './package-types.ts';
import { bolPayment, requesterOf, streetRest, tforceParty } from './party.ts';
import { serviceOptions } from './services.ts';

/** `HH:MM` with seconds. */
export const withSeconds = (time: string): string => `${time}:00`;

/** Documents wanted with the answer: shipping labels for a thermal printer, PDF. */
const labels = (numberOfStickers: number) => ({
  image: [{ type: '30', format: '01', label: { type: '02', startPosition: 1, numberOfStickers } }],
});

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join('; ');

function instructionsOf({ pickup, delivery, notes }: BookInput, emergency: readonly string[]) {
  const [from, to] = [streetRest(pickup), streetRest(delivery)];
  const handling = joined(...emergency, notes ?? '');
  return {
    ...(from === '' ? {} : { pickup: `Address continued: ${from}` }),
    ...(handling === '' ? {} : { handling }),
    ...(to === '' ? {} : { delivery: `Address continued: ${to}` }),
  };
}

/** The bill of lading with its pickup. Our reference travels as the number of type `BL`. */
export function billOfLadingOf(input: BookInput, credentials: TforceCredentials) {
  const lines = freightLines(input.load, 'TForce Freight');
  refuseDeclaredValue(input.services);
  return {
    requestOptions: {
      serviceCode: input.service.code,
      pickupDate: input.pickupDate,
      densityEligible: false,
      previewRate: true,
      timeInTransit: true,
    },
    shipFrom: tforceParty(input.pickup),
    shipTo: tforceParty(input.delivery),
    payment: bolPayment(credentials),
    commodities: commoditiesOf(lines),
    ...handlingUnits(lines),
    references: [
      { number: input.reference, type: 'BL' },
      ...input.references.map(({ type, number }) => ({ number, type: type === 'po_number' ? 'PO' : 'OTHER' })),
    ],
    instructions: instructionsOf(input, emergencyLines(lines)),
    serviceOptions: serviceOptions(input.services.accessorials),
    pickupRequest: {
      pickup: {
        date: input.pickupDate,
        time: withSeconds(input.readyAt),
        openTime: withSeconds(input.pickup.opensAt),
        closeTime: withSeconds(input.pickup.closesAt),
      },
      requester: requesterOf(input.pickup),
      pomIndicator: false,
    },
    documents: labels(lines.reduce((total, { quantity }) => total + quantity, 0)),
  };
}
