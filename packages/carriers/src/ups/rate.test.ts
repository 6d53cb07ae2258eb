import { describe, expect, it } from 'vitest';
import { rate } from './rate.ts';
import { answered, ground, usd } from './rates.fixture.ts';
import { rateInput, reply } from './samples.fixture.ts';

const read = (RatedShipment: unknown, Response?: object) => {
  const reading = rate.readAnswer(answered(RatedShipment, Response), rateInput);
  if (reading.outcome !== 'done') throw new Error(JSON.stringify(reading));
  return reading;
};
const codes = (given: { messages: readonly { code: string | null }[] }) => given.messages.map(({ code }) => code);

describe('an answer with rates', () => {
  it('gives each service with lines that add up, its transit and its hour', () => {
    const { result, messages } = read([ground]);
    expect(result).toEqual([
      {
        serviceCode: '03',
        serviceName: 'UPS® Ground',
        currency: 'USD',
        total: 3853,
        lines: [
          { kind: 'freight', code: 'base', text: 'Transportation', amount: 2150 },
          { kind: 'fuel', code: '375', text: 'Fuel surcharge', amount: 398 },
          { kind: 'accessorial', code: '270', text: 'Residential Surcharge', amount: 645 },
          { kind: 'accessorial', code: '120', text: 'Signature Required', amount: 660 },
        ],
        transitDays: 2,
        deliveryDate: '2026-11-20',
        deliverBy: '23:00',
        carrierQuoteId: null,
        guaranteed: false,
      },
    ]);
    expect(messages).toEqual([
      { severity: 'info', code: '110971', text: 'Your invoice may vary from the displayed reference rates' },
    ]);
  });

  it('takes the price agreed with the account before the published one', () => {
    const { result } = read([
      {
        ...ground,
        NegotiatedRateCharges: {
          BaseServiceCharge: [usd('15.05')],
          ItemizedCharges: [
            { Code: '375', ...usd('2.78') },
            { Code: '270', ...usd('6.45') },
          ],
          TotalCharge: usd('30.88'),
        },
        RatedPackage: [{ NegotiatedCharges: { ItemizedCharges: [{ Code: '120', ...usd('6.60') }] } }],
      },
    ]);
    expect(result[0]).toMatchObject({ total: 3088, currency: 'USD' });
    expect(result[0]?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['freight', 1505],
      ['fuel', 278],
      ['accessorial', 645],
      ['accessorial', 660],
    ]);
  });

  it('reads modifiers of an agreed price, which may lower it', () => {
    const NegotiatedRateCharges = {
      BaseServiceCharge: usd('15.05'),
      RateModifier: { ModifierType: 'ORM', ModifierDesc: 'Origin Modifier', Amount: '-1.00' },
      TotalCharge: usd('14.05'),
    };
    expect(read([{ ...ground, NegotiatedRateCharges }]).result[0]?.lines).toEqual([
      { kind: 'freight', code: 'base', text: 'Transportation', amount: 1505 },
      { kind: 'discount', code: 'ORM', text: 'Origin Modifier', amount: -100 },
    ]);
  });

  it('has no lines where the agreed price is told as a total only', () => {
    const [first] = read([{ ...ground, NegotiatedRateCharges: { TotalCharge: usd('29.90') } }]).result;
    expect(first).toMatchObject({ total: 2990, lines: [] });
  });

  it('is coarser where the details do not add up but carriage and options do', () => {
    const { BaseServiceCharge: _base, ItemizedCharges: _items, RatedPackage: _packages, ...coarse } = ground;
    expect(read([coarse]).result[0]?.lines).toEqual([
      { kind: 'freight', code: 'transportation', text: 'Transportation', amount: 2548 },
      { kind: 'accessorial', code: 'options', text: 'Service options', amount: 1305 },
    ]);
  });

  it('may hold one thing as an object where there are lists elsewhere', () => {
    const single = {
      ...ground,
      RatedShipmentAlert: ground.RatedShipmentAlert[0],
      RatedPackage: { ItemizedCharges: { Code: '120', ...usd('6.60') } },
    };
    const { result, messages } = read(single, { Alert: { Code: '110920', Description: 'Reclassified' } });
    expect(result[0]).toMatchObject({ total: 3853 });
    expect(messages.map(({ severity, code }) => [severity, code])).toEqual([
      ['warning', '110920'],
      ['info', '110971'],
    ]);
  });

  it.each([
    ['the total is less than its charges', { TotalCharges: usd('38.52') }],
    ['the options are more than the total', { ServiceOptionsCharges: usd('38.54') }],
    ['a charge is in another currency', { TransportationCharges: { CurrencyCode: 'CAD', MonetaryValue: '25.48' } }],
    ['it is nothing', { TotalCharges: usd('0.00') }],
    ['it is less than nothing', { TotalCharges: usd('-38.53') }],
    ['the agreed price is nothing', { NegotiatedRateCharges: { TotalCharge: usd('0.00') } }],
    ['the agreed price is less than nothing', { NegotiatedRateCharges: { TotalCharge: usd('-1.00') } }],
    [
      'the agreed lines are more than the agreed price',
      { NegotiatedRateCharges: { BaseServiceCharge: [usd('2.01')], TotalCharge: usd('2.00') } },
    ],
  ])('leaves a rate out when %s, and keeps the others', (_why, change) => {
    const next = { ...ground, Service: { Code: '12' } };
    const given = read([{ ...ground, ...change }, next]);
    expect(given.result.map(({ serviceCode }) => serviceCode)).toEqual(['12']);
    expect(given.messages[0]).toMatchObject({ severity: 'error', code: 'price_disagrees' });
    expect(given.messages[0]?.text).toContain('UPS® Ground');
  });

  it('shows the agreed price where fuel and surcharges are itemized in the published one alone [QUOTE-30]', () => {
    const agreed = { BaseServiceCharge: [usd('251.11')], TotalCharge: usd('321.03') };
    const [shown] = read([{ ...ground, NegotiatedRateCharges: agreed }]).result;
    expect(shown?.total).toBe(32_103);
    // 321.03 less 251.11.
    expect(shown?.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['base', 25_111],
      ['OTHER', 6_992],
    ]);
  });

  it('reads transportation where it stands with the packages alone [QUOTE-30]', () => {
    const NegotiatedRateCharges = { BaseServiceCharge: usd('0.00'), TotalCharge: usd('20.10') };
    const parcelOf = (base: string, fuel: string) => ({
      NegotiatedCharges: { BaseServiceCharge: usd(base), ItemizedCharges: [{ Code: '375', ...usd(fuel) }] },
    });
    const RatedPackage = [parcelOf('10.00', '2.00'), parcelOf('7.00', '1.10')];
    const [shown] = read([{ ...ground, NegotiatedRateCharges, RatedPackage }]).result;
    expect(shown?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['freight', 1_700],
      ['fuel', 310],
    ]);
  });

  it('charges the taxes that the carrier adds to its price [QUOTE-30]', () => {
    const TaxCharges = [{ Type: 'GST', MonetaryValue: '1.93' }];
    const agreed = { BaseServiceCharge: usd('20.00'), TotalCharge: usd('20.00'), TotalChargesWithTaxes: usd('21.00') };
    const taxed = [
      { ...ground, TaxCharges, TotalChargesWithTaxes: usd('40.46') },
      { ...ground, NegotiatedRateCharges: { ...agreed, TaxCharges: [{ Type: 'GST', MonetaryValue: '1.00' }] } },
    ];
    expect(read(taxed).result.map(({ total, lines }) => [total, lines.at(-1)])).toEqual([
      [4_046, { kind: 'accessorial', code: 'GST', text: 'Tax (GST)', amount: 193 }],
      [2_100, { kind: 'accessorial', code: 'GST', text: 'Tax (GST)', amount: 100 }],
    ]);
  });

  it('says of a price in another currency that it is one, and keeps the others [QUOTE-30]', () => {
    const abroad = { ...ground, TotalCharges: { CurrencyCode: 'EUR', MonetaryValue: '38.53' } };
    const given = read([abroad, ground]);
    expect(given.result).toHaveLength(1);
    expect(given.messages[0]).toMatchObject({ severity: 'error', code: 'currency_unknown' });
  });

  it('leaves out a rate it cannot read', () => {
    const given = read([{ Service: { Code: '03' } }, 'nonsense', ground]);
    expect(given.result).toHaveLength(1);
    expect(codes(given)).toEqual(['rate_unreadable', 'rate_unreadable', '110971']);
  });

  it('knows transit and a guarantee without a date too, and names services it was never told of', () => {
    const { TimeInTransit: _transit, ...plain } = ground;
    const [first] = read([
      { ...plain, Service: { Code: '98' }, GuaranteedDelivery: { BusinessDaysInTransit: '1' } },
    ]).result;
    expect(first).toMatchObject({
      serviceName: 'UPS service 98',
      transitDays: 1,
      deliveryDate: null,
      deliverBy: null,
      guaranteed: true,
    });
  });
});

describe('an answer without rates', () => {
  const outcome = (status: number, body: unknown) => rate.readAnswer(reply(status, body), rateInput);
  const errors = { response: { errors: [{ code: '111285', message: 'The postal code is invalid.' }] } };

  it('is a refusal in the carrier’s own shape', () => {
    expect(outcome(400, errors)).toEqual({
      outcome: 'refused',
      messages: [{ severity: 'error', code: '111285', text: 'The postal code is invalid.' }],
    });
    expect(outcome(401, { response: { errors: { code: 250_002, message: 'Invalid' } } })).toMatchObject({
      outcome: 'refused',
      messages: [{ code: '250002' }],
    });
    expect(outcome(429, errors)).toMatchObject({ outcome: 'refused' });
  });

  it.each([
    [500, errors],
    [503, 'Service Unavailable'],
    [400, '<html>Bad Request</html>'],
    [400, {}],
    [400, { response: { errors: [] } }],
    [302, errors],
    [200, errors],
    [200, '{"RateResponse":{"Resp'],
    [200, ''],
    [200, []],
  ])('is unclear otherwise: %i %j', (status, body) => {
    expect(outcome(status, body)).toMatchObject({ outcome: 'unclear' });
  });
});
