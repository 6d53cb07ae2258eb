import { describe, expect, it } from 'vitest';
import { nashville, parcelOf, rateInput, servicesOf } from '../../testing/usps.ts';
import { uspsAtWork } from '../../testing/usps-at-work.ts';

const work = uspsAtWork();

describe('rates', () => {
  it('are the list prices for weight and zone, with service standards', async () => {
    const load = { mode: 'parcel' as const, parcels: [parcelOf({ heightIn: 5 })] };
    const reading = await work.usps.ask('rate', rateInput({ load }));
    // 5 lb to zone 4: 13.85, 15.40 and 44.50 in the list. Thanksgiving is no day of delivery.
    expect(reading).toMatchObject({
      outcome: 'done',
      result: [
        {
          serviceName: 'USPS Ground Advantage',
          total: 1385,
          transitDays: 3,
          deliveryDate: '2026-11-28',
          guaranteed: false,
        },
        { serviceName: 'Priority Mail', total: 1540, transitDays: 2, deliveryDate: '2026-11-27' },
        { serviceName: 'Priority Mail Express', transitDays: 1, deliveryDate: '2026-11-25', guaranteed: true },
      ],
      messages: [{ severity: 'info', code: 'special_mail' }],
    });
  });

  it('hold the fees of a long box and what was asked for besides', async () => {
    const load = { mode: 'parcel' as const, parcels: [parcelOf({ lengthIn: 31, widthIn: 12, heightIn: 12 })] };
    const services = servicesOf({ signature: 'direct', declareValue: true });
    const reading = await work.usps.ask('rate', rateInput({ load, services }));
    // 4,464 cubic inches count as 27 lb, which the list has at 45.50; longer than 30 in and larger than two cubic feet.
    expect(reading).toMatchObject({
      result: [
        {
          serviceCode: 'USPS_GROUND_ADVANTAGE',
          carrierQuoteId: 'DR/NONSTANDARD',
          lines: [
            { kind: 'freight', text: 'USPS Ground Advantage Nonstandard Dimensional Rectangular', amount: 4550 },
            { text: 'Nonstandard Length > 30', amount: 1500 },
            { text: 'Nonstandard Volume > 2 cu ft', amount: 2500 },
            { code: '921', text: 'Signature Confirmation' },
            { code: '930', text: 'Insurance <= $500' },
          ],
        },
        { serviceCode: 'PRIORITY_MAIL' },
        { serviceCode: 'PRIORITY_MAIL_EXPRESS' },
      ],
    });
  });

  it.each([
    [
      'a place that does not exist',
      rateInput({ destination: { ...nashville, postalCode: '00000' } }),
      'destination ZIP',
    ],
    ['a day too far ahead', rateInput({ pickupDate: '2026-12-25' }), '0 to 30 days'],
    ['too heavy a box', rateInput({ load: { mode: 'parcel', parcels: [parcelOf({ weightLb: 70.01 })] } }), '70 pounds'],
  ])('are refused for %s', async (_name, input, text) => {
    const reading = await work.usps.ask('rate', input);
    expect(reading.outcome).toBe('refused');
    expect(reading.messages[0]?.text).toContain(text);
  });

  it('offer no Priority Mail where only the ground takes the box', async () => {
    const load = { mode: 'parcel' as const, parcels: [parcelOf({ lengthIn: 40, widthIn: 20, heightIn: 20 })] };
    expect(await work.usps.ask('rate', rateInput({ load }))).toMatchObject({ outcome: 'done', result: [] });
  });
});
