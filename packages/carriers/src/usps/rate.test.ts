import { CannotAsk, type CarrierRate } from '@waybill/carriers';
import { describe, expect, it } from 'vitest';
import {
  htmlReply,
  jsonReply,
  nashville,
  parcelOf,
  problemReply,
  rateInput,
  servicesOf,
  uspsTestCredentials,
} from '../../testing/usps.ts';
import { rate } from './rate.ts';

const credentials = uspsTestCredentials;

/** One rate in the published form of an answer; prices by hand. */
function option(changes: object = {}, rateChanges: object = {}) {
  return {
    commitment: { name: '2 Days', expectedDeliveryDate: '2026-11-27', guaranteedDelivery: false },
    totalBasePrice: 13.85,
    rates: [
      {
        description: 'USPS Ground Advantage Machinable Single-piece',
        price: 9.85,
        zone: '04',
        weight: 5,
        dimWeight: 0,
        fees: [{ name: 'Nonstandard Length > 22', price: 4.0, SKU: 'D811XVCXXXX0000' }],
        priceType: 'COMMERCIAL',
        mailClass: 'USPS_GROUND_ADVANTAGE',
        processingCategory: 'NONSTANDARD',
        rateIndicator: 'SP',
        destinationEntryFacilityType: 'NONE',
        SKU: 'DUXP0XXXUC04050',
        ...rateChanges,
      },
    ],
    extraServices: [{ name: 'Return Receipt Electronic', price: 2.62, extraService: '957', priceType: 'COMMERCIAL' }],
    ...changes,
  };
}

function answer(rateOptions: readonly object[], mailClass = 'USPS_GROUND_ADVANTAGE') {
  return jsonReply({ pricingOptions: [{ priceType: 'COMMERCIAL', shippingOptions: [{ mailClass, rateOptions }] }] });
}

function ratesOf(reply: Parameters<typeof rate.readAnswer>[0], input = rateInput()): readonly CarrierRate[] {
  const reading = rate.readAnswer(reply, input);
  return reading.outcome === 'done' ? reading.result : [];
}

describe('asking the Postal Service for rates', () => {
  it('asks for all outbound mail at once', () => {
    expect(rate.buildRequest(rateInput(), credentials)).toEqual({
      server: 'api',
      method: 'POST',
      path: '/shipments/v3/options/search',
      tokens: ['bearer'],
      body: {
        kind: 'json',
        value: {
          pricingOptions: [{ priceType: 'COMMERCIAL' }],
          originZIPCode: '70117',
          destinationZIPCode: '37202',
          destinationEntryFacilityType: 'NONE',
          packageDescription: {
            weight: 5,
            length: 10,
            width: 8,
            height: 6,
            hasNonstandardCharacteristics: false,
            mailClass: 'ALL_OUTBOUND',
            mailingDate: '2026-11-24',
          },
        },
      },
    });
  });

  it('tells the girth of what is no box, and whose contract it asks by', () => {
    const load = {
      mode: 'parcel',
      parcels: [parcelOf({ nonRectangular: true, lengthIn: 6, heightIn: 20.5 })],
    } as const;
    const { body } = rate.buildRequest(rateInput({ load }), { ...credentials, priceType: 'CONTRACT' });
    expect(body).toMatchObject({
      value: {
        pricingOptions: [
          {
            priceType: 'CONTRACT',
            paymentAccount: { accountType: 'EPS', accountNumber: '1000000000', CRID: '12345678' },
          },
        ],
        // Round the two shorter sides: 2 x (8 + 6).
        packageDescription: { length: 6, width: 8, height: 20.5, girth: 28 },
      },
    });
  });

  it('asks for signature and insurance by every code a mail class may have for them', () => {
    const services = servicesOf({ signature: 'direct', declareValue: true });
    expect(rate.buildRequest(rateInput({ services }), credentials).body).toMatchObject({
      value: { packageDescription: { extraServices: [921, 981, 930, 925], packageValue: 200 } },
    });
    const dear = servicesOf({
      signature: 'adult',
      declareValue: true,
      shipmentValue: { amount: 50_001, currency: 'USD' },
    });
    expect(rate.buildRequest(rateInput({ services: dear }), credentials).body).toMatchObject({
      value: { packageDescription: { extraServices: [922, 931, 925], packageValue: 500.01 } },
    });
  });

  it.each([
    ['a liftgate', { services: servicesOf({ accessorials: ['LGDEL'] }) }, 'USPS offers no liftgate (LGDEL)'],
    ['two parcels', { load: { mode: 'parcel' as const, parcels: [parcelOf(), parcelOf()] } }, 'one parcel at a time'],
    ['freight', { load: { mode: 'ltl' as const, lines: [] } }, 'parcels only'],
    ['Canada', { destination: { ...nashville, country: 'CA' as const } }, 'United States only'],
    [
      'more insurance than there is',
      { services: servicesOf({ declareValue: true, shipmentValue: { amount: 500_001, currency: 'USD' } }) },
      'insures up to 5,000',
    ],
    [
      'hazardous goods',
      {
        load: {
          mode: 'parcel' as const,
          parcels: [
            parcelOf({
              hazmat: {
                idNumber: 'UN1263',
                properName: 'Paint',
                hazardClass: '3',
                packingGroup: 'II',
                emergencyContact: 'Desk',
                emergencyPhone: '5045550143',
              },
            }),
          ],
        },
      },
      'Hazardous goods',
    ],
  ])('does not ask for %s', (_name, changes, text) => {
    expect(() => rate.buildRequest(rateInput(changes), credentials)).toThrow(CannotAsk);
    expect(() => rate.buildRequest(rateInput(changes), credentials)).toThrow(text);
  });

  it('lets pass what follows from places and sizes, which the post charges nobody for', () => {
    const services = servicesOf({ accessorials: ['RESDEL', 'LTDPU', 'OVR08'] });
    expect(() => rate.buildRequest(rateInput({ services }), credentials)).not.toThrow();
  });
});

describe('rates of the Postal Service', () => {
  it('are postage and fees that add up, with days and date', () => {
    expect(ratesOf(answer([option()]))).toEqual([
      {
        serviceCode: 'USPS_GROUND_ADVANTAGE',
        serviceName: 'USPS Ground Advantage',
        currency: 'USD',
        lines: [
          {
            kind: 'freight',
            code: 'DUXP0XXXUC04050',
            text: 'USPS Ground Advantage Machinable Single-piece',
            amount: 985,
          },
          { kind: 'accessorial', code: 'D811XVCXXXX0000', text: 'Nonstandard Length > 22', amount: 400 },
        ],
        total: 1385,
        transitDays: 2,
        deliveryDate: '2026-11-27',
        deliverBy: null,
        carrierQuoteId: 'SP/NONSTANDARD',
        guaranteed: false,
      },
    ]);
  });

  it('hold what was asked for besides, and nothing else of what is on offer', () => {
    const extraServices = [
      { name: 'USPS Tracking', price: 0, extraService: '920' },
      { name: 'Signature Confirmation', price: 3.95, extraService: '921' },
      { name: 'Insurance <= $500', price: 4, extraService: 930 },
    ];
    const services = servicesOf({ signature: 'indirect', declareValue: true });
    const [found] = ratesOf(answer([option({ extraServices, totalPrice: 21.8 })]), rateInput({ services }));
    expect(found?.total).toBe(2180);
    expect(found?.lines.slice(2)).toEqual([
      { kind: 'accessorial', code: '921', text: 'Signature Confirmation', amount: 395 },
      { kind: 'accessorial', code: '930', text: 'Insurance <= $500', amount: 400 },
    ]);
  });

  it('shows what the total has besides the known parts as other charges [QUOTE-30]', () => {
    const [found] = ratesOf(answer([option({ totalPrice: 14 })]));
    // 14.00 less 9.85 and 4.00.
    expect(found).toMatchObject({ total: 1400 });
    expect(found?.lines.at(-1)).toMatchObject({ text: 'Other carrier charges', amount: 15 });
  });

  it.each([
    ['whose parts come to more than its base', option({ totalBasePrice: 13.84 }), 'price_disagrees'],
    ['whose parts come to more than its total', option({ totalPrice: 13.84 }), 'price_disagrees'],
    ['that costs nothing', option({ totalBasePrice: 0 }, { price: 0, fees: [] }), 'price_disagrees'],
    ['that is only fees', option({ totalBasePrice: 4 }, { price: 0 }), 'price_disagrees'],
    ['with less than nothing', option({ totalBasePrice: -5.85 }, { price: -9.85 }), 'unreadable_rate'],
    ['with a price in words', option({}, { price: 'call us' }), 'unreadable_rate'],
  ])('leave out a rate %s, and say so', (_name, bad, code) => {
    const reading = rate.readAnswer(answer([bad]), rateInput());
    expect(reading).toMatchObject({ outcome: 'done', result: [], messages: [{ severity: 'error', code }] });
    // Another one beside it is not touched.
    expect(ratesOf(answer([bad, option()])).map(({ total }) => total)).toEqual([1385]);
  });

  it('leave out a service that does not offer what was asked for', () => {
    const input = rateInput({ services: servicesOf({ signature: 'adult' }) });
    expect(rate.readAnswer(answer([option()]), input)).toMatchObject({
      result: [],
      messages: [{ code: 'extra_service_unsupported', text: 'USPS Ground Advantage offers no adult signature' }],
    });
  });

  it('leave out mail for other packaging and contents, in one remark', () => {
    const box = option({}, { rateIndicator: 'FB', description: 'Priority Mail Machinable Medium Flat Rate Box' });
    const reply = jsonReply({
      pricingOptions: [
        {
          shippingOptions: [
            { mailClass: 'PRIORITY_MAIL', rateOptions: [box, option({}, { rateIndicator: 'CP' })] },
            { mailClass: 'MEDIA_MAIL', rateOptions: [option()] },
          ],
        },
      ],
    });
    expect(rate.readAnswer(reply, rateInput())).toMatchObject({
      result: [{ serviceName: 'Priority Mail', carrierQuoteId: 'CP/NONSTANDARD' }],
      messages: [
        {
          severity: 'info',
          text: 'Left out: Priority Mail Machinable Medium Flat Rate Box, MEDIA_MAIL, for special packaging, contents or entry',
        },
      ],
    });
  });

  it('leave out the published example, which is dropped at a network distribution center', () => {
    const published = option(
      { totalBasePrice: 9.17, commitment: { name: '2 Days', expectedDeliveryDate: '2024-10-04' } },
      { price: 6.17, fees: [{ name: 'Nonstandard Length > 22', price: 3.0, SKU: 'D811XVCXXXX0000' }] },
    );
    expect(ratesOf(answer([published], 'PARCEL_SELECT'))).toEqual([]);
    const dropped = {
      ...published,
      rates: [{ ...published.rates[0], destinationEntryFacilityType: 'DESTINATION_NETWORK_DISTRIBUTION_CENTER' }],
    };
    expect(ratesOf(answer([dropped], 'PRIORITY_MAIL'))).toEqual([]);
    // At a post office the same lines are a rate: 6.17 and 3.00 are 9.17.
    expect(ratesOf(answer([published], 'PRIORITY_MAIL')).map(({ total }) => total)).toEqual([917]);
  });

  it('are the cheapest of each mail class', () => {
    const cubic = option({ totalBasePrice: 8.1 }, { rateIndicator: 'CP', price: 8.1, fees: [] });
    const dear = option({ totalBasePrice: 30 }, { price: 30, fees: [] });
    expect(ratesOf(answer([option(), cubic, dear])).map(({ total }) => total)).toEqual([810]);
  });

  it.each([
    ['1-day', 1],
    ['3 Days', 3],
    ['MILITARY', null],
    ['NO STD', null],
  ])('promise for %s', (name, transitDays) => {
    const commitment = { name, expectedDeliveryDate: '2026-02-30', guaranteedDelivery: true };
    expect(ratesOf(answer([option({ commitment })]))).toMatchObject([
      { transitDays, deliveryDate: null, guaranteed: true },
    ]);
  });

  it('are refused in the carrier words, and unclear in any others', () => {
    expect(rate.readAnswer(problemReply(400, 'Bad Request', 'The ZIP Code is not valid.'), rateInput())).toEqual({
      outcome: 'refused',
      messages: [{ severity: 'error', code: '00000XX', text: 'Bad Request: The ZIP Code is not valid.' }],
    });
    expect(rate.readAnswer(problemReply(503, 'Service is unavailable.'), rateInput()).outcome).toBe('unclear');
    expect(rate.readAnswer(htmlReply, rateInput()).outcome).toBe('unclear');
    expect(rate.readAnswer({ ...htmlReply, status: 403 }, rateInput()).outcome).toBe('unclear');
    expect(rate.readAnswer(jsonReply({ pricingOptions: [{ shippingOptions: 7 }] }), rateInput()).outcome).toBe(
      'unclear',
    );
  });
});
