import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightLine, freightRateInput } from '../../testing/bookings.ts';
import { rlCredentials, rlSamples } from '../../testing/rl-carriers.ts';
import { replyOf, spoiled } from '../../testing/spoil-freight.ts';
import { rate } from './rate.ts';

const read = (body: unknown, status = 200) => rate.readAnswer(replyOf(status, body), freightRateInput);
const quoteOf = (input: typeof freightRateInput) => {
  const { body } = rate.buildRequest(input, rlCredentials);
  return body?.kind === 'json' ? (body.value as { RateQuote: Record<string, unknown> }).RateQuote : {};
};

/** Read strictly and apart from the adapter: dollars with two decimals. */
const centsIn = (text: unknown) =>
  /^\s*\$?\d{1,3}(,?\d{3})*(\.\d{1,4})?\s*$/.test(String(text))
    ? Math.round(Number(String(text).replaceAll(/[$,\s]/g, '')) * 100)
    : null;

describe('a rate request to R+L', () => {
  it('names the lane, the day and every line', () => {
    expect(quoteOf(freightRateInput)).toEqual({
      PickupDate: '11/18/2026',
      Origin: { City: 'Delaware', StateOrProvince: 'OH', ZipOrPostalCode: '43015', CountryCode: 'USA' },
      Destination: { City: 'Boston', StateOrProvince: 'MA', ZipOrPostalCode: '02215', CountryCode: 'USA' },
      Items: [{ Class: '70', Weight: 1000, Length: 48, Width: 40, Height: 45, Quantity: 2 }],
      AdditionalServices: [],
    });
  });

  it('asks for services by their names, and for hazardous freight', () => {
    const hazmat = {
      idNumber: 'UN1263',
      properName: 'Paint',
      hazardClass: '3',
      packingGroup: 'II',
      emergencyContact: 'Response Desk',
      emergencyPhone: '8005550199',
    } as const;
    const asked = quoteOf({
      ...freightRateInput,
      load: { mode: 'ltl', lines: [{ ...freightLine, hazmat, weightLb: 999.1 }] },
      services: { ...freightRateInput.services, accessorials: ['LGPU', 'RESDEL', 'FREEZE', 'HAZ'], declareValue: true },
    });
    expect(asked['AdditionalServices']).toEqual(['OriginLiftgate', 'ResidentialDelivery', 'Freezable', 'Hazmat']);
    expect(asked['DeclaredValue']).toBe(2500);
    expect(asked['Items']).toMatchObject([{ Weight: 1000 }]);
  });

  it('is not made for what R+L does not publish', () => {
    const asking = (accessorials: (typeof freightRateInput)['services']['accessorials']) => () =>
      quoteOf({ ...freightRateInput, services: { ...freightRateInput.services, accessorials } });
    expect(asking(['TSDEL'])).toThrow('R+L Carriers publishes no service for TSDEL');
    expect(() => quoteOf({ ...freightRateInput, load: { mode: 'parcel', parcels: [] } })).toThrow('carries freight');
  });
});

describe('a rate answer of R+L', () => {
  it('has a price for each service level, its lines adding up', () => {
    const reading = read(rlSamples.rate);
    expect(reading.outcome).toBe('done');
    const [standard, guaranteed] = reading.outcome === 'done' ? reading.result : [];
    // 1,690.72 - 1,487.83 + 71.62 + 110.90 + 51.30 = 436.71
    expect(standard).toMatchObject({
      serviceCode: 'STD',
      serviceName: 'Standard Service',
      currency: 'USD',
      total: 43_671,
      transitDays: 6,
      carrierQuoteId: '6898769',
      guaranteed: false,
    });
    expect(standard?.lines.map(({ kind, code, amount }) => [kind, code, amount])).toEqual([
      ['freight', 'MINIMUM', 169_072],
      ['discount', 'DISCNT', -148_783],
      ['fuel', 'FUEL', 7162],
      ['accessorial', 'ARBMH', 11_090],
      ['accessorial', 'HAZM', 5130],
    ]);
    // 436.71 + 51.30 = 488.01
    expect(guaranteed).toMatchObject({
      serviceCode: 'GSDS',
      total: 48_801,
      carrierQuoteId: '29098816',
      guaranteed: true,
    });
    expect(guaranteed?.lines.at(-1)).toEqual({
      kind: 'accessorial',
      code: 'GSDS',
      text: 'Guaranteed Service',
      amount: 5130,
    });
    expect(reading.messages.map(({ severity }) => severity)).toEqual(['info', 'info']);
  });

  it('counts class lines where there is no minimum, and the hour of a delivery window', () => {
    const { RateQuote } = rlSamples.rate;
    const reading = read({
      ...rlSamples.rate,
      RateQuote: {
        ...RateQuote,
        Charges: [{ Type: '', Title: 'Class: 60', Amount: '$199.70' }],
        ServiceLevels: [
          { ...RateQuote.ServiceLevels[0], NetCharge: '$199.70', HourlyWindow: { Start: '09:00 AM', End: '2:00 PM' } },
        ],
      },
    });
    expect(reading).toMatchObject({ outcome: 'done', result: [{ total: 19_970, deliverBy: '14:00' }] });
  });

  it('leaves out a level whose lines come to more than its total, and says so', () => {
    const { RateQuote } = rlSamples.rate;
    const levels = [{ ...RateQuote.ServiceLevels[0], NetCharge: '$436.70' }, RateQuote.ServiceLevels[1]];
    const reading = read({ ...rlSamples.rate, RateQuote: { ...RateQuote, ServiceLevels: levels } });
    expect(reading).toMatchObject({ outcome: 'done', result: [{ serviceCode: 'GSDS' }] });
    expect(reading.messages[0]).toEqual({
      severity: 'error',
      code: 'price_disagrees',
      text: 'Standard Service: the lines come to more than the net charge $436.70',
    });
  });

  it('shows what a total has besides the known lines as other charges, and a guarantee only where one is sold [QUOTE-30]', () => {
    const { RateQuote } = rlSamples.rate;
    const levels = [{ ...RateQuote.ServiceLevels[1], Code: 'STD' }];
    const reading = read({ ...rlSamples.rate, RateQuote: { ...RateQuote, ServiceLevels: levels } });
    // 488.01 less the lines of 436.71.
    expect(reading).toMatchObject({ outcome: 'done', result: [{ total: 48_801 }] });
    const [shown] = reading.outcome === 'done' ? reading.result : [];
    expect(shown?.lines.at(-1)).toMatchObject({ text: 'Other carrier charges', amount: 5_130 });
  });

  it('is a refusal in R+L’s own shape only', () => {
    expect(read(rlSamples.rateFailure, 400)).toEqual({
      outcome: 'refused',
      messages: [{ severity: 'error', code: '400', text: 'At least one Item is required (request.RateQuote.Items)' }],
    });
    expect(read({ Code: 401, Errors: [{ ErrorMessage: 'A valid key is required' }] }, 401).outcome).toBe('refused');
    expect(read(rlSamples.rateFailure).outcome).toBe('refused');
    expect(read(rlSamples.rateFailure, 503).outcome).toBe('unclear');
    expect(read({ ...rlSamples.rateFailure, Code: 500 }).outcome).toBe('unclear');
    expect(read('<html>Bad request</html>', 400).outcome).toBe('unclear');
    expect(read({}, 400).outcome).toBe('unclear');
    expect(read({ RateQuote: null, Code: 200 }).outcome).toBe('unclear');
    expect(read('', 204).outcome).toBe('unclear');
  });

  it('never throws and never gives another price than the answer names', () => {
    fc.assert(
      fc.property(spoiled(rlSamples.rate), fc.constantFrom(200, 200, 200, 400, 500), (text, status) => {
        const reading = read(text, status);
        if (reading.outcome !== 'done') return;
        const { RateQuote } = JSON.parse(text) as {
          RateQuote: { ServiceLevels: { Code: unknown; NetCharge: unknown }[] };
        };
        for (const { total, lines, serviceCode } of reading.result) {
          const named = RateQuote.ServiceLevels.filter(({ Code }) => Code === serviceCode);
          const cents = named.map(({ NetCharge }) => centsIn(NetCharge));
          expect(cents).toContain(total);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(total).toBeGreaterThan(0);
        }
      }),
      { numRuns: 600 },
    );
  });
});
