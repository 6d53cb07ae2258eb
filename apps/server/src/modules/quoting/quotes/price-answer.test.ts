import { carrierAdapters, done, refused, type CarrierRate, type Reading } from '@waybill/carriers';
import { quoteRequest, toLoadItem } from '@waybill/contract';
import { prepareLoad } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { ordinaryRequest } from '../../../testing/journey.ts';
import { failures, type Connection, type Failure } from '../../carriers/gateway/index.ts';
import { liveCost, priceAnswer, type Terms } from './price-answer.ts';

const request = quoteRequest.parse(ordinaryRequest);
const terms: Terms = {
  request,
  lines: prepareLoad(request.items.map((line, index) => toLoadItem(line, String(index + 1)))).lines,
  insurance: null,
  margin: { id: 'account', percentBp: 0, flat: 0, floor: 0, cap: null },
};
const connection: Connection = {
  id: 'c',
  carrier: { id: 'c', name: 'Simulated', scac: 'SIMA', modes: ['ltl'] },
  adapter: carrierAdapters['tforce']!,
  environment: 'simulator',
  credentials: null,
  liability: { perPoundNew: 500, perPoundUsed: 10, cap: 10_000_000 },
  deadlines: {},
  settleSeconds: 0,
  version: '1',
};
const good: CarrierRate = {
  serviceCode: '308',
  serviceName: 'Standard',
  currency: 'USD',
  lines: [
    { kind: 'freight', code: 'LND_GROSS', text: 'Gross', amount: 50_000 },
    { kind: 'discount', code: 'DSCNT', text: 'Discount', amount: -20_000 },
    { kind: 'fuel', code: 'FUEL_SUR', text: 'Fuel', amount: 6000 },
    { kind: 'accessorial', code: 'LIFD', text: 'Liftgate', amount: 4000 },
  ],
  total: 40_000,
  transitDays: 3,
  deliveryDate: null,
  deliverBy: null,
  carrierQuoteId: null,
  guaranteed: false,
};
const priced = (...rates: CarrierRate[]) =>
  priceAnswer(connection, { reading: done(rates), failure: null, sent: true, tookMs: 1 }, terms, 8000);
const codes = (rate: CarrierRate) => priced(rate).findings.map(({ code }) => code);
const withLine = (at: number, changes: object): CarrierRate => ({
  ...good,
  lines: good.lines.map((line, index) => (index === at ? { ...line, ...changes } : line)),
});

describe("a carrier's price", () => {
  it('is kept with its lines, and delivered its days after the pickup', () => {
    const [rate] = priced(good).rates;
    expect(rate?.cost.withoutInsurance).toEqual({ amount: 40_000, currency: 'USD' });
    expect(liveCost(rate!).length).toBeGreaterThanOrEqual(4);
    // Wednesday the 18th plus three business days.
    expect([rate?.wire.transit_days, rate?.wire.delivery_date]).toEqual([3, '2026-11-23']);
    const [total] = priced({ ...good, lines: [] }).rates;
    expect(total?.cost.withoutInsurance.amount).toBe(40_000);
    const [dated] = priced({ ...good, transitDays: null, deliveryDate: '2026-11-20' }).rates;
    expect(dated?.wire.transit_days).toBe(2);
    // USPS counts Saturdays, so transit days are computed as business days up to the delivery date.
    const [counted] = priced({ ...good, transitDays: 3, deliveryDate: '2026-11-20' }).rates;
    expect([counted?.wire.transit_days, counted?.wire.delivery_date]).toEqual([2, '2026-11-20']);
  });

  const disagreeing: readonly (readonly [string, CarrierRate])[] = [
    ['whose lines do not add up', { ...good, total: 40_001 }],
    ['of nothing', { ...good, lines: [], total: 0 }],
    ['below nothing', { ...good, lines: [], total: -40_000 }],
    ['in parts of a cent', { ...good, lines: [], total: 40_000.5 }],
    ['that is no number', { ...good, lines: [], total: Number.NaN }],
    ['without a freight charge', withLine(0, { kind: 'accessorial' })],
    ['with a line of a kind nobody knows', withLine(2, { kind: {} })],
  ];
  for (const [what, rate] of disagreeing) {
    it(`${what} is not taken`, () => {
      expect(codes(rate)).toEqual(['carrier_price_disagrees']);
    });
  }

  it('in another currency is not taken, and the shipper reads why [QUOTE-30]', () => {
    expect(codes({ ...good, currency: 'CAD' })).toEqual(['carrier_currency']);
  });

  const timeless: readonly (readonly [string, Partial<CarrierRate>])[] = [
    ['no transit time', { transitDays: null }],
    ['less than no days', { transitDays: -1 }],
    ['half a day', { transitDays: 1.5 }],
    ['more days than a year has', { transitDays: 4000 }],
    ['a delivery before the pickup', { deliveryDate: '2026-11-17' }],
    ['a delivery in another century', { transitDays: null, deliveryDate: '9999-12-31' }],
  ];
  for (const [what, changes] of timeless) {
    it(`with ${what} is not taken`, () => {
      expect(codes({ ...good, ...changes })).toEqual(['carrier_without_transit']);
    });
  }

  it('is reported to staff when its delivery date is before pickup, whatever else the carrier offers', () => {
    const answer = priced({ ...good, serviceName: 'Early', deliveryDate: '2026-11-17' }, good);
    expect(answer.rates).toHaveLength(1);
    expect(answer.beforePickup).toEqual(['Early: delivery on 2026-11-17, pickup on 2026-11-18']);
    expect(priced(good).beforePickup).toEqual([]);
  });

  it('that does not add up is reported to staff with its amounts, even if another service is fine', () => {
    const answer = priced({ ...good, total: 40_001 }, good);
    expect(answer.rates).toHaveLength(1);
    // 500.00 - 200.00 + 60.00 + 40.00 = 400.00
    expect(answer.disagreeing).toEqual(['Standard: 4 lines that come to 40000, total 40001, in minor units of USD']);
  });

  it('that its adapter dropped is reported the same way, and refused as an inconsistent price', () => {
    const text = 'Standard: the lines do not add up to the total';
    const reading = done<readonly CarrierRate[]>([], [{ severity: 'error', code: 'price_disagrees', text }]);
    const answer = priceAnswer(connection, { reading, failure: null, sent: true, tookMs: 1 }, terms, 8000);
    expect(answer.findings.map(({ code }) => code)).toEqual(['carrier_price_disagrees']);
    expect(answer.disagreeing).toEqual([text]);
  });

  it('that cannot be taken costs the other services nothing', () => {
    const { rates, findings } = priced(withLine(0, { kind: 'accessorial' }), { ...good, transitDays: -1 }, good);
    expect([rates.length, findings]).toEqual([1, []]);
  });
});

describe('a price that is not itemized in full', () => {
  it('is shown with one line for the rest, and staff are told [QUOTE-30]', () => {
    const rest = { kind: 'accessorial' as const, code: 'OTHER', text: 'Other carrier charges', amount: 2_500 };
    const { rates, findings, disagreeing } = priced({ ...good, lines: [...good.lines, rest], total: 42_500 });
    expect([rates.length, findings]).toEqual([1, []]);
    expect(liveCost(rates[0]!)).toContainEqual(
      expect.objectContaining({ code: 'OTHER', amount: { amount: 2_500, currency: 'USD' } }),
    );
    expect(disagreeing).toEqual([expect.stringContaining('2500 are not itemized')]);
  });
});

describe('why a carrier has no rate, as the shipper reads it', () => {
  const words = { severity: 'error' as const, code: '1', text: 'Box is too large.' };
  const reason = (failure: Failure | null, reading: Reading<readonly CarrierRate[]>) =>
    priceAnswer(connection, { reading, failure, sent: true, tookMs: 1 }, terms, 8000).findings.map(({ code }) => code);

  it('is that it could not be reached only where nothing came through [QUOTE-30]', () => {
    const truth: Readonly<Record<Failure, string>> = {
      timeout: 'carrier_no_answer',
      connect: 'carrier_unavailable',
      network: 'carrier_unavailable',
      rate_limited: 'carrier_busy',
      busy: 'carrier_busy',
      server_error: 'carrier_failed',
      unreadable: 'carrier_unreadable',
      too_large: 'carrier_unreadable',
      too_deep: 'carrier_unreadable',
      sign_in: 'carrier_not_set_up',
      credentials_missing: 'carrier_not_set_up',
      host_not_allowed: 'carrier_not_set_up',
      breaker_open: 'carrier_resting',
      cannot_ask: 'carrier_declined',
      // Noted of answers that were read; no call ends with them.
      price_disagrees: 'carrier_unavailable',
      delivery_before_pickup: 'carrier_unavailable',
      slow: 'carrier_unavailable',
      pro_block_low: 'carrier_unavailable',
      pro_block_spent: 'carrier_unavailable',
    };
    for (const failure of failures) expect(reason(failure, refused([words])), failure).toEqual([truth[failure]]);
  });

  it('is in its own words where it refuses, and that it has no service where it says nothing [QUOTE-30]', () => {
    expect(reason(null, refused([words]))).toEqual(['carrier_declined']);
    expect(reason(null, refused([]))).toEqual(['carrier_no_service']);
    expect(reason(null, done([]))).toEqual(['carrier_no_service']);
  });
});
