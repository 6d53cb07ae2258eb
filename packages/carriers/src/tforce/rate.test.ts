import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightRateInput } from '../../testing/bookings.ts';
import { replyOf, spoiled } from '../../testing/spoil-freight.ts';
import { tforceCredentials, tforceSamples } from '../../testing/tforce.ts';
import type { RateInput } from '../kit/index.ts';
import { rate } from './rate.ts';

const read = (body: unknown, status = 200) => rate.readAnswer(replyOf(status, body), freightRateInput);
const ask = (input: Partial<RateInput['services']> = {}) =>
  rate.buildRequest({ ...freightRateInput, services: { ...freightRateInput.services, ...input } }, tforceCredentials);

describe('a rate request to TForce', () => {
  it('names the lane, who pays, and the freight', () => {
    const { path, query, body } = ask();
    expect([path, query]).toEqual(['/rating/getRate', { 'api-version': 'cie-v1' }]);
    expect(body).toMatchObject({
      value: {
        requestOptions: { serviceCode: '308', pickupDate: '2026-11-18', timeInTransit: true },
        shipFrom: { address: { city: 'Delaware', stateProvinceCode: 'OH', postalCode: '43015', country: 'US' } },
        shipTo: { address: { postalCode: '02215' } },
        payment: { payer: { address: { city: 'Newark', postalCode: '07102' } }, billingCode: '30' },
        commodities: [
          {
            class: '70',
            nmfc: { prime: '123456', sub: '01' },
            pieces: 2,
            weight: { weight: 1000, weightUnit: 'LBS' },
            packagingType: 'PLT',
            dangerousGoods: false,
            dimensions: { length: 48, width: 40, height: 45, unit: 'IN' },
          },
        ],
      },
    });
  });

  it('asks for services at the end they are for', () => {
    expect(ask({ accessorials: ['LGPU', 'RESDEL', 'NOTIFY', 'TSPU'] }).body).toMatchObject({
      value: { serviceOptions: { pickup: ['LIFO', 'TRPU'], delivery: ['RESD', 'NTFN'] } },
    });
  });

  it('is not made for what TForce does not publish', () => {
    expect(() => ask({ accessorials: ['APPT'] })).toThrow('TForce Freight publishes no service for APPT');
    expect(() => ask({ accessorials: ['FREEZE', 'SORT'] })).toThrow('FREEZE, SORT');
    expect(() => ask({ declareValue: true })).toThrow('no declared value');
  });
});

describe('a rate answer of TForce', () => {
  it('has a price for each service found, and says which were not', () => {
    const reading = read(tforceSamples.rates);
    const rates = reading.outcome === 'done' ? reading.result : [];
    // 2,649.40 - 1,987.05 + 223.21 + 169 + 169 + 175 + 175 = 1,573.56
    expect(rates).toMatchObject([
      { serviceCode: '308', serviceName: 'TForce Freight LTL', currency: 'USD', total: 157_356, transitDays: 3 },
    ]);
    expect(rates[0]?.lines.map(({ kind, code, amount }) => [kind, code, amount])).toEqual([
      ['discount', 'DSCNT', -198_705],
      ['accessorial', 'INDE', 16_900],
      ['accessorial', 'INPU', 16_900],
      ['accessorial', 'LIFD', 17_500],
      ['accessorial', 'LIFO', 17_500],
      ['fuel', 'FUEL_SUR', 22_321],
      ['freight', 'LND_GROSS', 264_940],
    ]);
    expect(reading.messages).toEqual([
      {
        severity: 'warning',
        code: '688',
        text: 'FBR688: FULL RATES RETURNED. CUSTOMER COULD NOT BE FOUND FOR THAT ZIP CODE.',
      },
      { severity: 'info', code: 'NFO', text: 'TForce Freight LTL Guaranteed: Rate not found.' },
      { severity: 'info', code: 'NFO', text: 'TForce Freight LTL Guaranteed A.M.: Rate not found.' },
    ]);
  });

  it('takes a charge by any code as a service, also one that every object has', () => {
    const [detail] = tforceSamples.rates.detail;
    const charges = detail?.rate.map((line) => (line.code === 'FUEL_SUR' ? { ...line, code: '__proto__' } : line));
    const reading = read({ ...tforceSamples.rates, detail: [{ ...detail, rate: charges }] });
    const lines = reading.outcome === 'done' ? (reading.result[0]?.lines ?? []) : [];
    expect(lines.find(({ code }) => code === '__proto__')).toMatchObject({ kind: 'accessorial', amount: 22_321 });
  });

  it('leaves out a price whose lines are more than the total, or in two currencies', () => {
    const [detail] = tforceSamples.rates.detail;
    const withTotal = (total: unknown) =>
      read({ ...tforceSamples.rates, detail: [{ ...detail, shipmentCharges: { total } }] });
    for (const total of [
      { value: '1573.55', currency: 'USD' },
      { value: '1573.56', currency: 'CAD' },
      { value: '-1573.56', currency: 'USD' },
      { value: '1573.56', currency: '' },
    ]) {
      const reading = withTotal(total);
      expect(reading).toMatchObject({ outcome: 'done', result: [] });
      expect(reading.messages.at(-1)).toMatchObject({ severity: 'error', code: 'price_disagrees' });
    }
  });

  it.each([
    ['its services, answered 200', tforceSamples.business, 200, '502'],
    ['its validation', tforceSamples.validation, 400, 'ERROR'],
    ['its gateway', tforceSamples.gateway, 400, '400'],
    ['its gateway without a token', { statusCode: 401, message: 'Access denied' }, 401, '401'],
  ])('is refused in the shape of %s', (_, body, status, code) => {
    expect(read(body, status)).toMatchObject({ outcome: 'refused', messages: [{ severity: 'error', code }] });
  });

  it.each([
    ['a page', '<html>', 400],
    ['a broken server', tforceSamples.gateway, 500],
    ['a gateway that reports a broken server', { statusCode: 502, message: 'Bad gateway' }, 400],
    ['nothing', '', 200],
    ['no detail and no failure', { summary: { responseStatus: { code: '1', message: 'Success' } }, detail: null }, 200],
    ['an unreadable detail', { ...tforceSamples.business, detail: 'none' }, 200],
  ])('is unclear with %s', (_, body, status) => {
    expect(read(body, status).outcome).toBe('unclear');
  });

  it('never throws and never gives another price than the answer names', () => {
    fc.assert(
      fc.property(spoiled(tforceSamples.rates), fc.constantFrom(200, 200, 400, 500), (text, status) => {
        const reading = read(text, status);
        if (reading.outcome !== 'done') return;
        const { detail } = JSON.parse(text) as typeof tforceSamples.rates;
        for (const { total, lines, serviceCode, currency } of reading.result) {
          const totals = detail.map((each) => ('shipmentCharges' in each ? each.shipmentCharges.total : null));
          const named = totals.map(
            (each) => `${Math.round(Number(String(each?.value).replace('$', '')) * 100)} ${each?.currency}`,
          );
          expect(named).toContain(`${total} ${currency}`);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(detail.map(({ service }) => service.code)).toContain(serviceCode);
        }
      }),
      { numRuns: 600 },
    );
  });
});
