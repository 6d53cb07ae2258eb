import { describe, expect, it } from 'vitest';
import { reply } from '../../testing/fedex.ts';
import { readRates } from './rates.ts';

/** Example of the published rates file: an account rate, a list rate and one in another currency. */
const published = {
  serviceType: 'INTERNATIONAL_FIRST',
  serviceName: 'FedEx International First®',
  ratedShipmentDetails: [
    {
      rateType: 'ACCOUNT',
      totalDiscounts: 0,
      totalBaseCharge: 403.2,
      totalNetCharge: 445.54,
      totalNetFedExCharge: 445.54,
      shipmentRateDetail: {
        rateZone: 'CA003O',
        fuelSurchargePercent: 10.5,
        totalSurcharges: 42.34,
        totalFreightDiscount: 0,
        surCharges: [{ type: 'FUEL', description: 'Fuel Surcharge', amount: 42.34 }],
        currency: 'CAD',
      },
      currency: 'CAD',
    },
    {
      rateType: 'PREFERRED_INCENTIVE',
      totalDiscounts: 0,
      totalBaseCharge: 308.71,
      totalNetCharge: 341.13,
      shipmentRateDetail: {
        surCharges: [{ type: 'FUEL', description: 'Fuel Surcharge', amount: 32.42 }],
        currency: 'USD',
      },
      currency: 'USD',
    },
  ],
  operationalDetail: { commitDate: '2019-07-22T08:30:00', transitTime: 'THREE_DAYS', deliveryDate: '' },
  commit: { dateDetail: { dayOfWeek: 'THU', dayCxsFormat: '2020-07-16T10:30:00' } },
};

/** Example of the published freight file. */
const freight = {
  serviceType: 'FEDEX_FREIGHT_PRIORITY',
  commit: {
    dateDetail: { dayOfWeek: 'Fri', dayFormat: '2020-12-04T17:00:00-06:00' },
    transitDays: { minimumTransitTime: 'TWO_DAYS', description: '2 Business Days' },
  },
  ratedShipmentDetails: [
    {
      quoteNumber: '1100739606',
      rateType: 'ACCOUNT',
      freightChargeBasis: 'MINIMUM',
      totalDiscounts: 0,
      totalBaseCharge: 805,
      totalNetCharge: 996.59,
      shipmentRateDetail: {
        totalSurcharges: 191.59,
        totalFreightDiscount: 0,
        surCharges: [{ type: 'FUEL', description: 'Fuel Surcharge', level: 'SHIPMENT', amount: 191.59 }],
        currency: 'USD',
      },
      currency: 'USD',
    },
  ],
  operationalDetail: { transitTime: 'TWO_DAYS', ineligibleForMoneyBackGuarantee: true },
};

const answer = (...details: readonly unknown[]) => reply(200, { output: { rateReplyDetails: details } });
const [account] = published.ratedShipmentDetails;
const changed = (over: object) => answer({ ...published, ratedShipmentDetails: [{ ...account, ...over }] });

describe('rates of FedEx', () => {
  it('are those of the account, line by line, with the commitment', () => {
    expect(readRates(answer(published))).toEqual({
      outcome: 'done',
      messages: [],
      result: [
        {
          serviceCode: 'INTERNATIONAL_FIRST',
          serviceName: 'FedEx International First',
          currency: 'CAD',
          lines: [
            { kind: 'freight', code: 'BASE', text: 'Base charge', amount: 40_320 },
            { kind: 'fuel', code: 'FUEL', text: 'Fuel Surcharge', amount: 4234 },
          ],
          total: 44_554,
          transitDays: 3,
          deliveryDate: '2020-07-16',
          deliverBy: '10:30',
          carrierQuoteId: null,
          guaranteed: false,
        },
      ],
    });
  });

  it('of freight bring the number of the quote', () => {
    expect(readRates(answer(freight))).toMatchObject({
      result: [
        {
          serviceName: 'FedEx Freight Priority',
          total: 99_659,
          lines: [{ amount: 80_500 }, { amount: 19_159 }],
          transitDays: 2,
          deliveryDate: '2020-12-04',
          deliverBy: '17:00',
          carrierQuoteId: '1100739606',
        },
      ],
    });
  });

  it('are read from one object as from a list', () => {
    const single = { ...freight, ratedShipmentDetails: freight.ratedShipmentDetails[0] };
    expect(readRates(answer(single))).toEqual(readRates(answer(freight)));
  });

  it('take a discount off and put taxes on', () => {
    const detail = {
      totalBaseCharge: 20,
      totalNetCharge: '18.64',
      shipmentRateDetail: {
        currency: 'CAD',
        totalFreightDiscount: 4,
        surCharges: { type: 'RESIDENTIAL_DELIVERY', description: 'Residential delivery', amount: 0.5 },
        taxes: [{ type: 'HST', name: 'Canada HST', amount: '2.14' }],
      },
    };
    expect(readRates(changed(detail))).toMatchObject({
      result: [
        {
          total: 1864,
          lines: [
            { kind: 'freight', amount: 2000 },
            { kind: 'discount', amount: -400 },
            { kind: 'accessorial', code: 'RESIDENTIAL_DELIVERY', amount: 50 },
            { kind: 'accessorial', code: 'HST', text: 'Canada HST', amount: 214 },
          ],
        },
      ],
    });
  });

  it('stand alone where FedEx gives a total only', () => {
    const { rateType, currency } = account!;
    const bare = { rateType, currency, totalNetCharge: 12.5 };
    expect(readRates(answer({ ...published, ratedShipmentDetails: [bare] }))).toMatchObject({
      result: [{ lines: [], total: 1250 }],
    });
  });

  it.each([
    ['price_disagrees', { totalNetCharge: 445.53 }],
    ['price_disagrees', { totalBaseCharge: 403.21 }],
    ['price_unreadable', { totalNetCharge: -445.54 }],
    ['price_unreadable', { totalNetCharge: 0 }],
    ['price_unreadable', { totalNetCharge: 445.545 }],
    ['price_unreadable', { totalBaseCharge: 'free' }],
    ['currency_unknown', { currency: 'EUR', shipmentRateDetail: undefined }],
    ['currency_unknown', { currency: 'USD' }],
    ['currency_unknown', { currency: undefined, shipmentRateDetail: undefined }],
    ['no_account_rate', { rateType: 'LIST' }],
  ])('are left out with %s', (code, over) => {
    expect(readRates(changed(over))).toMatchObject({
      outcome: 'done',
      result: [],
      messages: [{ severity: 'error', code }],
    });
  });

  it('are left out where two prices of the account differ', () => {
    const two = answer({ ...published, ratedShipmentDetails: [account, { ...account, totalNetCharge: 500 }] });
    expect(readRates(two)).toMatchObject({ result: [], messages: [{ code: 'several_prices' }] });
  });

  it('do not suffer from one that cannot be read', () => {
    const read = readRates(answer({ serviceType: 7 }, freight, null));
    expect(read).toMatchObject({ result: [{ total: 99_659 }] });
    expect(read.messages.map(({ code }) => code)).toEqual(['rate_unreadable', 'rate_unreadable']);
  });

  it('bring what FedEx says besides', () => {
    const said = { ...freight, customerMessages: [{ code: 'EDT.DETAILS.MISSING', message: 'No duties returned.' }] };
    const body = {
      output: {
        rateReplyDetails: [said],
        alerts: [{ code: 'RATING', alertType: 'WARNING', message: 'Shipper Postal-City Mismatch.' }],
      },
    };
    expect(readRates(reply(200, body)).messages).toEqual([
      { severity: 'warning', code: 'RATING', text: 'Shipper Postal-City Mismatch.' },
      { severity: 'info', code: 'EDT.DETAILS.MISSING', text: 'No duties returned.' },
    ]);
  });
});
