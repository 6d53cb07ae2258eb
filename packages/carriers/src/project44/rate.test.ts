import { project44 } from '@waybill/carriers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightLine, freightRateInput } from '../../testing/bookings.ts';
import { describeContract } from '../../testing/contracts.ts';
import { project44Credentials, project44Samples } from '../../testing/project44.ts';
import { replyOf, spoiled } from '../../testing/spoil-freight.ts';
import type { RateInput } from '../kit/index.ts';
import { rate } from './rate.ts';

const path = '/api/v4/ltl/quotes/rates/query';
const { standardQuote } = project44Samples;
const bodyOf = (input: RateInput): unknown => {
  const { body } = rate.buildRequest(input, project44Credentials);
  return body?.kind === 'json' ? body.value : undefined;
};
const read = (body: unknown, status = 200) =>
  rate.readAnswer(replyOf(status, body), freightRateInput, project44Credentials);
const quoted = (change: object) => read({ rateQuotes: [{ ...standardQuote, ...change }] });
const withServices = (change: Partial<RateInput['services']>): RateInput => ({
  ...freightRateInput,
  services: { ...freightRateInput.services, ...change },
});
const hazmat = {
  idNumber: 'UN1263',
  properName: 'Paint',
  hazardClass: '3',
  packingGroup: 'II',
  emergencyContact: 'Infotrac',
  emergencyPhone: '8005355053',
} as const;
const hazardous: RateInput = {
  ...freightRateInput,
  load: { mode: 'ltl', lines: [{ ...freightLine, packageType: 'loose', hazmat }] },
};

describe('a rate request to project44', () => {
  it('asks one account of ours, without falling back on another', () => {
    expect(bodyOf(freightRateInput)).toMatchObject({
      capacityProviderAccountGroup: { code: 'Default', accounts: [{ code: 'SAIA' }] },
      apiConfiguration: { fallBackToDefaultAccountGroup: false, timeout: 6 },
      paymentTermsOverride: 'THIRD_PARTY',
    });
  });

  it('tells weight of the line and sizes of one unit', () => {
    expect(bodyOf(freightRateInput)).toMatchObject({
      originAddress: { postalCode: '43015', city: 'Delaware', state: 'OH', country: 'US' },
      destinationAddress: { postalCode: '02215' },
      pickupWindow: { date: '2026-11-18' },
      weightUnit: 'LB',
      lengthUnit: 'IN',
      lineItems: [
        {
          totalWeight: 1000,
          packageDimensions: { length: 48, width: 40, height: 45 },
          freightClass: '70',
          packageType: 'PLT',
          totalPackages: 2,
          totalPieces: 20,
          nmfcItemCode: '123456',
          nmfcSubCode: '01',
        },
      ],
    });
  });

  it('names services by its codes', () => {
    expect(bodyOf(withServices({ accessorials: ['LGDEL', 'TSPU', 'SORT', 'OVR08'] }))).toMatchObject({
      accessorialServices: [{ code: 'LGDEL' }, { code: 'CNVPU' }, { code: 'SORTDEL' }],
    });
  });

  it('tells of hazardous freight, and leaves out packaging it has no code for', () => {
    const body = bodyOf(hazardous) as { lineItems: object[] };
    expect(body).toMatchObject({
      accessorialServices: [{ code: 'HAZM' }],
      lineItems: [
        {
          description: 'UN1263, Paint, 3, PG II - Boxed aluminum radiators',
          hazmatDetail: { identificationNumber: 'UN1263', hazardClass: '3', packingGroup: 'II' },
        },
      ],
    });
    expect(body.lineItems[0]).not.toHaveProperty('packageType');
  });

  it('asks for nothing that it has no code or field for', () => {
    expect(() => bodyOf(withServices({ accessorials: ['FREEZE'] }))).toThrow('FREEZE');
    expect(() => bodyOf(withServices({ declareValue: true }))).toThrow('declared value');
    expect(() => bodyOf({ ...freightRateInput, load: { mode: 'parcel', parcels: [] } })).toThrow('no parcels');
  });
});

describe('a rate answer of project44', () => {
  it('is a price by its charges', () => {
    expect(read(project44Samples.rates)).toEqual({
      outcome: 'done',
      result: [
        {
          serviceCode: 'STD',
          serviceName: 'Standard',
          currency: 'USD',
          total: 32_300,
          lines: [
            { kind: 'freight', code: 'ITEM', text: 'Item charge', amount: 64_000 },
            { kind: 'discount', code: 'DSC', text: 'Discount', amount: -48_000 },
            { kind: 'fuel', code: 'FSC', text: 'Fuel surcharge', amount: 4_800 },
            { kind: 'accessorial', code: 'LGDEL', text: 'Liftgate delivery', amount: 11_500 },
          ],
          transitDays: 3,
          deliveryDate: '2026-11-23',
          deliverBy: null,
          carrierQuoteId: 'Q60310001',
          guaranteed: false,
        },
      ],
      messages: [],
    });
  });

  it('takes a discount off whichever sign it bears', () => {
    const charges = standardQuote.rateQuoteDetail.charges.map((each) => ({ ...each, amount: Math.abs(each.amount) }));
    const rateQuoteDetail = { ...standardQuote.rateQuoteDetail, charges };
    expect(quoted({ rateQuoteDetail })).toMatchObject({ outcome: 'done', result: [{ total: 32_300 }] });
  });

  it('promises an hour where the service is guaranteed only', () => {
    const serviceLevel = { code: 'GUR', description: 'Guaranteed' };
    expect(quoted({ serviceLevel })).toMatchObject({ result: [{ guaranteed: true, deliverBy: '17:00' }] });
  });

  it.each(['2026-11-23T17:00:00Z', '2026-02-30T17:00:00', 'Monday', 7])('reads no day of %s', (deliveryDateTime) => {
    expect(quoted({ deliveryDateTime })).toMatchObject({ result: [{ deliveryDate: null, total: 32_300 }] });
  });

  it('is no rate of ours where another carrier gives it, and says so', () => {
    const reading = read({ rateQuotes: [standardQuote, { ...standardQuote, carrierCode: 'EXLA' }] });
    expect(reading).toMatchObject({
      outcome: 'done',
      messages: [{ code: 'other_carrier', text: 'EXLA Standard: project44 quoted for another carrier than SAIA' }],
    });
    expect(reading.outcome === 'done' && reading.result).toHaveLength(1);
  });

  it.each([
    ['price_disagrees', { rateQuoteDetail: { ...standardQuote.rateQuoteDetail, total: 322.99 } }],
    ['currency_unknown', { currencyCode: 'EUR' }],
    ['price_disagrees', { rateQuoteDetail: null }],
    ['service_missing', { serviceLevel: null }],
    ['quote_number_missing', { serviceLevel: { code: 'GUR' }, capacityProviderQuoteNumber: null }],
    ['other_carrier', { carrierCode: null }],
  ])('leaves a quote out, with %s', (code, change) => {
    expect(quoted(change)).toMatchObject({ outcome: 'done', result: [], messages: [{ code, severity: 'error' }] });
  });

  it("has a carrier's failure inside it, with status 200", () => {
    expect(read({ rateQuotes: [project44Samples.failedQuote] })).toEqual({
      outcome: 'done',
      result: [],
      messages: [{ severity: 'error', code: null, text: 'SAIA: Weight exceeds the maximum of the carrier: 20000 LB' }],
    });
  });

  it('without any quote says at least that', () => {
    expect(read({ rateQuotes: [] })).toMatchObject({ outcome: 'done', result: [], messages: [{ code: 'no_rate' }] });
  });

  it('is refused in its own error shape only', () => {
    expect(read(project44Samples.apiError, 400)).toEqual({
      outcome: 'refused',
      messages: [{ severity: 'error', code: '400', text: 'Field is required: lineItems' }],
    });
    expect(read('<html>Bad gateway</html>', 400).outcome).toBe('unclear');
    expect(read({}, 400).outcome).toBe('unclear');
    expect(read(project44Samples.apiError, 503).outcome).toBe('unclear');
    expect(read({ ...project44Samples.apiError, httpStatusCode: 504 }, 400).outcome).toBe('unclear');
    expect(read({ rateQuotes: 'none' }).outcome).toBe('unclear');
  });
});

describe('a spoiled rate answer of project44', () => {
  it('never throws and never gives another price than the answer names', () => {
    fc.assert(
      fc.property(spoiled(project44Samples.rates), fc.constantFrom(200, 200, 400, 500), (text, status) => {
        const reading = read(text, status);
        if (reading.outcome !== 'done') return;
        const { rateQuotes } = JSON.parse(text) as typeof project44Samples.rates;
        expect(reading.result.length + reading.messages.length).toBeGreaterThan(0);
        for (const { total, lines, serviceCode, currency } of reading.result) {
          const named = rateQuotes.map(
            (each) =>
              `${Math.round(each.rateQuoteDetail.total * 100)} ${each.currencyCode} ${each.serviceLevel.code.trim()}`,
          );
          expect(named).toContain(`${total} ${currency} ${serviceCode}`);
          expect(lines.length === 0 ? total : lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        }
      }),
      { numRuns: 600 },
    );
  });
});

describe('signing in at project44', () => {
  const source = project44.tokens['oauth']!;

  it('sends form fields, and reads how long the token lasts', () => {
    expect(source.buildRequest(project44Credentials)).toMatchObject({
      path: '/api/v4/oauth2/token',
      body: { kind: 'form', fields: { grant_type: 'client_credentials', client_id: 'client-of-a-test' } },
      tokens: [],
    });
    const answer = { access_token: 'abc', token_type: 'Bearer', expires_in: 43_200 };
    expect(source.readAnswer(replyOf(200, answer))).toMatchObject({
      result: { value: 'abc', lifetimeSeconds: 43_200 },
    });
    expect(source.readAnswer(replyOf(200, {})).outcome).toBe('unclear');
  });

  it('asks the sandbox unless it is meant', () => {
    const hostOf = (environment: 'production' | 'sandbox') =>
      project44.servers(project44Credentials, environment)['api'];
    expect(hostOf('sandbox')).toBe('https://na12.api.sandbox.p-44.com');
    expect(hostOf('production')).toBe('https://na12.api.project44.com');
  });
});

describeContract('a rate of project44', 'project44/project44-ltl.v4.derived.openapi.yaml', (contract) => {
  it('keeps to the published file', () => {
    expect(contract().request('POST', path, bodyOf(freightRateInput))).toEqual([]);
    expect(contract().request('POST', path, bodyOf(hazardous))).toEqual([]);
    expect(contract().answer('POST', path, 200, project44Samples.rates)).toEqual([]);
    expect(contract().answer('POST', path, 400, project44Samples.apiError)).toEqual([]);
  });
});
