import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookInput, jsonReply, pickupInput, rateInput, servicesOf } from '../../testing/usps.ts';
import { uspsAdapter } from './adapter.ts';
import { rate } from './rate.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const price = (base: number, fee: number) => ({
  commitment: { name: '3 Days', expectedDeliveryDate: '2026-11-27', guaranteedDelivery: false },
  totalPrice: Math.round((base + fee + 3.95) * 100) / 100,
  totalBasePrice: Math.round((base + fee) * 100) / 100,
  rates: [
    {
      description: 'A rate',
      price: base,
      fees: [{ name: 'Nonstandard Length > 22', price: fee, SKU: 'D811' }],
      rateIndicator: 'SP',
      processingCategory: 'MACHINABLE',
      destinationEntryFacilityType: 'NONE',
      SKU: 'DUXP',
    },
  ],
  extraServices: [{ name: 'Signature Confirmation', price: 3.95, extraService: '921' }],
});
const good = {
  originZIPCode: '70117',
  destinationZIPCode: '37202',
  pricingOptions: [
    {
      priceType: 'COMMERCIAL',
      shippingOptions: [
        { mailClass: 'USPS_GROUND_ADVANTAGE', rateOptions: [price(9.85, 4), price(30.15, 0.07)] },
        { mailClass: 'PRIORITY_MAIL', rateOptions: [price(19.15, 0)] },
      ],
    },
  ],
} satisfies Json;

/** Every place in a value, as the steps to it. */
function places(value: Json, steps: readonly string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[...steps], ...inner.flatMap(([step, each]) => places(each, [...steps, step]))];
}

/** The value with another at one of its places; nothing there when it is undefined. */
function changed(value: Json, [step, ...steps]: readonly string[], to: Json | undefined): Json | undefined {
  if (step === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as { [name: string]: Json };
  const inner = changed(copy[step] ?? null, steps, to);
  if (inner === undefined) delete copy[step];
  else copy[step] = inner;
  return copy;
}

const junk = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  fc.double({ min: -50, max: 50, noNaN: true }).map((value) => Math.round(value * 100) / 100),
  fc.constantFrom<Json>('13.85', '$1,487.83', -9.85, 0, '', [], {}, 1e300, '9'.repeat(40), '2026-13-45'),
);
const mutated = (from: Json) =>
  fc
    .array(fc.tuple(fc.constantFrom(...places(from)), junk), { minLength: 1, maxLength: 4 })
    .map(
      (changes) =>
        changes.reduce<Json | undefined>((value, [steps, to]) => changed(value ?? null, steps, to), from) ?? null,
    );

type Extra = { extraService?: unknown; price?: unknown } | null;
type Option = { totalPrice?: unknown; totalBasePrice?: unknown; extraServices?: Extra | Extra[] } | null;

const listed = <T>(value: T | T[] | undefined): T[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const hundredths = (value: unknown) => Math.round(Number(String(value).replaceAll(/[$,]/g, '')) * 100);

/** The totals that an answer names itself, read without the adapter: hundredths of what stands there. */
function namedTotals(body: string): Set<number> {
  const totals = new Set<number>();
  JSON.parse(body, (name, inner: unknown) => {
    if (name !== 'rateOptions') return inner;
    for (const option of listed(inner as Option | Option[])) {
      if (option === null) continue;
      const signature = listed(option.extraServices).find((each) =>
        ['921', '981'].includes(String(each?.extraService)),
      );
      const base = hundredths(option.totalBasePrice) + hundredths(signature?.price);
      totals.add(option.totalPrice === undefined || option.totalPrice === null ? base : hundredths(option.totalPrice));
    }
    return inner;
  });
  return totals;
}

describe('an answer that was tampered with', () => {
  it('gives no rate whose price is another than the answer itself names', () => {
    const input = rateInput({ services: servicesOf({ signature: 'direct' }) });
    const whole = rate.readAnswer(jsonReply(good), input);
    expect(whole).toMatchObject({ result: [{ total: 1780 }, { total: 2310 }], messages: [] });
    fc.assert(
      fc.property(mutated(good), (value) => {
        const reply = jsonReply(value);
        const reading = rate.readAnswer(reply, input);
        if (reading.outcome !== 'done') return;
        const totals = namedTotals(reply.body);
        for (const { total, lines, currency } of reading.result) {
          expect(currency).toBe('USD');
          expect(total).toBeGreaterThan(0);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(totals).toContain(total);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  const address = { streetAddress: '1 MAIN ST', city: 'NASHVILLE', state: 'TN', ZIPCode: '37202', ZIPPlus4: '1234' };
  const number = '9400111206206406260787';
  const answers = {
    book: { trackingNumber: number, postage: 9.85, fees: [{ price: 1 }], extraServices: [], labelImage: 'JVBERi0=' },
    void: { trackingNumber: number, status: 'CANCELED' },
    pickup: { confirmationNumber: 'WTC1', pickupDate: '2026-11-24' },
    find_pickup: [{ confirmationNumber: 'WTC1' }],
    check_pickup: { address },
    track: {
      trackingNumber: number,
      trackingEvents: [
        { eventType: 'Delivered', eventTimestamp: '2026-11-25T09:15:00Z', GMTOffset: '-360', eventCode: '01' },
      ],
    },
    documents: { labelMetadata: { trackingNumber: number }, labelImage: 'JVBERi0=' },
    address_check: { address, additionalInfo: { DPVConfirmation: 'Y' }, corrections: [], matches: [{ code: '31' }] },
  } satisfies Record<string, Json>;
  const inputs: Record<keyof typeof answers, unknown> = {
    book: bookInput(),
    void: {},
    pickup: pickupInput(),
    find_pickup: { pickupNumber: 'WTC1' },
    check_pickup: { party: pickupInput().party },
    track: { mode: 'parcel', number },
    documents: { kind: 'labels', format: 'pdf', trackingNumbers: [number], proNumber: null },
    address_check: {
      company: null,
      streetLines: ['1 Main'],
      city: 'x',
      state: 'TN',
      postalCode: '37202',
      country: 'US',
    },
  };

  it.each(Object.keys(answers) as (keyof typeof answers)[])('never makes %s fail', (name) => {
    const operation = uspsAdapter.operations[name];
    fc.assert(
      fc.property(
        fc.oneof(
          mutated(answers[name]).map((value) => JSON.stringify(value)),
          fc.string(),
          fc.constant('--x\r\n\r\n{}\r\n--x--'),
        ),
        fc.constantFrom(200, 200, 200, 204, 302, 400, 401, 404, 429, 500, 503),
        fc.constantFrom('application/json', 'multipart/form-data; boundary=x', 'text/html', ''),
        (body, status, type) => {
          const reply = { status, headers: { 'content-type': type }, body };
          expect(['done', 'refused', 'unclear']).toContain(operation?.readAnswer(reply, inputs[name] as never).outcome);
        },
      ),
      { numRuns: 500 },
    );
  });
});
