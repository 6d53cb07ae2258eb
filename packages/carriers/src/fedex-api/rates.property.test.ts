import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reply } from '../../testing/fedex.ts';
import { readRates } from './rates.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Cents of a plain amount, read by its digits; NaN for anything else. */
function cents(value: Json | undefined): number {
  if (typeof value !== 'string' && typeof value !== 'number') return Number.NaN;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)\$?(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(String(value)) ?? [];
  return whole === '' ? Number.NaN : Number(`${sign}${whole}${fraction.padEnd(2, '0')}`);
}

const field = (value: Json | undefined, name: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value[name] : undefined;
const list = (value: Json | undefined): Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Every total, in cents with its currency, that the account's own entries of an answer state. */
function stated(answer: Json): Set<string> {
  return new Set(
    list(field(field(answer, 'output'), 'rateReplyDetails')).flatMap((detail) =>
      list(field(detail, 'ratedShipmentDetails'))
        .filter((priced) => field(priced, 'rateType') === 'ACCOUNT')
        .map((priced) => {
          const currency = field(priced, 'currency') ?? field(field(priced, 'shipmentRateDetail'), 'currency');
          return JSON.stringify([field(detail, 'serviceType'), cents(field(priced, 'totalNetCharge')), currency]);
        }),
    ),
  );
}

/** Places in a document that can be changed. */
function pathsOf(value: Json, here: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...here, name]))];
}

function put(value: Json, path: readonly (string | number)[], make: (old: Json) => Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return make(value);
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === String(step) ? (put(inner, rest, make) ?? null) : inner));
  if (typeof value !== 'object' || value === null) return value;
  const inner = put(value[step] ?? null, rest, make);
  const { [step]: _, ...others } = value;
  return inner === undefined ? others : { ...others, [step]: inner };
}

const good: Json = {
  output: {
    rateReplyDetails: ['FEDEX_GROUND', 'PRIORITY_OVERNIGHT'].map((serviceType) => ({
      serviceType,
      serviceName: serviceType,
      customerMessages: [],
      ratedShipmentDetails: [
        {
          rateType: 'ACCOUNT',
          currency: 'USD',
          totalBaseCharge: 20,
          totalDiscounts: 4,
          totalNetCharge: 19.42,
          shipmentRateDetail: {
            currency: 'USD',
            totalFreightDiscount: 4,
            freightDiscount: [{ type: 'VOLUME', amount: 4 }],
            surCharges: [
              { type: 'FUEL', description: 'Fuel Surcharge', amount: 2.92 },
              { type: 'DELIVERY_AREA', amount: '0.50' },
            ],
            taxes: [],
          },
        },
        { rateType: 'LIST', currency: 'USD', totalBaseCharge: 25, totalNetCharge: 25 },
      ],
      commit: { dateDetail: { dayFormat: '2026-11-20T10:30:00' }, transitDays: { minimumTransitTime: 'TWO_DAYS' } },
      operationalDetail: { transitTime: 'TWO_DAYS', ineligibleForMoneyBackGuarantee: false },
    })),
    alerts: [],
  },
};

const change = fc.oneof(
  fc.constant((): Json | undefined => undefined),
  fc
    .constantFrom<Json>(null, '', '-1', 0, -5, 19.421, '1e3', 'USD', 'EUR', 'ACCOUNT', [], {}, true)
    .map((json) => (): Json => json),
  fc.integer({ min: -3000, max: 3000 }).map(
    (by) =>
      (old: Json): Json =>
        typeof old === 'number' ? (Math.round(old * 100) + by) / 100 : old,
  ),
  fc.constant((old: Json): Json => [old, old]),
);

describe('a spoiled answer', () => {
  it('never throws, and never gives a price that the answer does not state', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 4 }), (changes) => {
        const spoiled = changes.reduce<Json>((answer, [nth, make]) => {
          const paths = pathsOf(answer);
          return put(answer, paths[nth % paths.length] ?? [], make) ?? null;
        }, good);
        const reading = readRates(reply(200, spoiled));
        if (reading.outcome !== 'done') return;
        const totals = stated(spoiled);
        for (const { serviceCode, total, currency, lines } of reading.result) {
          expect(totals).toContain(JSON.stringify([serviceCode, total, currency]));
          expect(total).toBeGreaterThan(0);
          const sum = lines.reduce((sofar, { amount }) => sofar + amount, 0);
          expect(lines.length === 0 || sum === total).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws on any text, with any status', () => {
    const text = JSON.stringify(good);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.nat(text.length), fc.string(), (status, at, tail) => {
        expect(['done', 'refused', 'unclear']).toContain(readRates(reply(status, text.slice(0, at) + tail)).outcome);
      }),
      { numRuns: 500 },
    );
  });
});
