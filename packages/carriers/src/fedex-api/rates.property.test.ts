import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reply } from '../../testing/fedex.ts';
import { spoiled, type Json } from '../../testing/spoil.ts';
import { readRates } from './rates.ts';

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

describe('a spoiled answer', () => {
  it('never throws, and never gives a price that the answer does not state', () => {
    fc.assert(
      fc.property(spoiled(good), (answer) => {
        const reading = readRates(reply(200, answer));
        if (reading.outcome !== 'done') return;
        const totals = stated(answer);
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
