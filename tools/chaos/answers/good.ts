import {
  carrierAdapters,
  type BookInput,
  type CarrierAdapter,
  type CarrierPlace,
  type CarrierReply,
  type RateInput,
} from '@waybill/carriers';
import { simulatedCarriers, startSimulator } from '@waybill/carriers/simulators';
import { freightBookInput, freightRateInput } from '../../../packages/carriers/testing/bookings.ts';
import { talk } from '../../../packages/carriers/testing/talk.ts';

/** A good answer of a simulated carrier, and what was asked. */
export type Good =
  | {
      readonly operation: 'rate';
      readonly adapter: CarrierAdapter;
      readonly input: RateInput;
      readonly reply: CarrierReply;
    }
  | {
      readonly operation: 'book';
      readonly adapter: CarrierAdapter;
      readonly input: BookInput;
      readonly reply: CarrierReply;
    };

const parcels = {
  mode: 'parcel',
  parcels: [
    {
      description: 'Faucets',
      lengthIn: 12,
      widthIn: 12,
      heightIn: 12,
      weightLb: 10,
      additionalHandling: false,
      nonRectangular: false,
      hazmat: null,
    },
  ],
} as const;

const place = (postalCode: string, city: string, state: string): CarrierPlace => ({
  country: 'US',
  postalCode,
  city,
  state,
  siteType: 'business',
  residential: false,
});

/** The Monday before the pickup day of these requests. */
const clock = () => new Date('2026-11-16T14:30:00.000Z');

async function goodOf(adapter: CarrierAdapter): Promise<Good[]> {
  const { code, modes } = adapter.manifest;
  const simulated = simulatedCarriers.find(({ adapters }) => adapters.includes(code));
  if (simulated === undefined) throw new Error(`No simulator stands in for ${code}`);
  const simulator = await startSimulator(simulated.definition, { clock });
  try {
    const carrier = talk(adapter, simulated.credentials[code], simulator.url);
    const last = (): CarrierReply => {
      const reply = carrier.calls.at(-1)?.reply;
      if (reply === undefined) throw new Error(`${code} was not asked`);
      return reply;
    };
    const load = modes.includes('parcel') ? parcels : freightRateInput.load;
    const ends = { origin: place('03103', 'Manchester', 'NH'), destination: place('60647', 'Chicago', 'IL') };
    const asked: RateInput = { ...freightRateInput, ...ends, load };
    let book: BookInput = { ...freightBookInput, load };
    const found: Good[] = [];
    if (adapter.operations.rate !== undefined) {
      const reading = await carrier.ask('rate', asked);
      if (reading.outcome !== 'done' || reading.result.length === 0) throw new Error(`${code} gave no rate`);
      found.push({ operation: 'rate', adapter, input: asked, reply: last() });
      const [own] = reading.result;
      if (own !== undefined) {
        const service = { code: own.serviceCode, name: own.serviceName, carrierQuoteId: own.carrierQuoteId };
        book = { ...book, service, expected: { amount: own.total, currency: own.currency } };
      }
    }
    const reading = await carrier.ask('book', book);
    if (reading.outcome !== 'done') throw new Error(`${code} booked nothing: ${JSON.stringify(reading.messages)}`);
    return [...found, { operation: 'book', adapter, input: book, reply: last() }];
  } finally {
    await simulator.close();
  }
}

/** A good answer to a rate and to a booking from every adapter's simulator. */
export async function goodAnswers(): Promise<readonly Good[]> {
  const found: Good[] = [];
  for (const adapter of Object.values(carrierAdapters)) found.push(...(await goodOf(adapter)));
  return found;
}
