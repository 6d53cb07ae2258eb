import { describe, expect, it } from 'vitest';
import { parcelWord } from './event-words.ts';
import { reply } from './samples.fixture.ts';
import { track } from './track.ts';

const number = '1Z023E2X0214323462';
const input = { mode: 'parcel', number } as const;

/** An activity with the fields and the figures of the published schema. */
const activity = {
  date: '20210210',
  time: '071356',
  gmtDate: '20210210',
  gmtOffset: '-05:00',
  gmtTime: '121356',
  location: { address: { city: 'Wayne', stateProvince: 'NJ', postalCode: '07470', countryCode: 'US', country: 'US' } },
  status: { type: 'D', code: 'FS', statusCode: '011', description: 'DELIVERED' },
};
const answer = (own: object, more: object = {}) =>
  reply(200, {
    trackResponse: { shipment: [{ inquiryNumber: number, package: [{ trackingNumber: number, ...own }], ...more }] },
  });
const read = (given: ReturnType<typeof reply>) => track.readAnswer(given, input);
const events = (...given: object[]) => {
  const reading = read(answer({ activity: given }));
  return reading.outcome === 'done' ? reading.result.events : [];
};

describe('tracking a package [TRACK-05]', () => {
  it('asks by its number, with the two headers that are required', () => {
    expect(track.buildRequest(input, undefined as never)).toEqual({
      server: 'api',
      method: 'GET',
      path: '/track/v1/details/1Z023E2X0214323462',
      query: { locale: 'en_US' },
      headers: { transId: 'track-1Z023E2X0214323462', transactionSrc: 'waybill' },
    });
  });

  it('tells what happened in the carrier’s words, at local time, with its place', () => {
    expect(events(activity)).toEqual([
      {
        local: '2021-02-10T07:13:56',
        offset: '-05:00',
        city: 'Wayne',
        state: 'NJ',
        postalCode: '07470',
        country: 'US',
        text: 'DELIVERED',
        scheme: 'parcel',
        code: 'delivered',
        reasonCode: null,
      },
    ]);
  });

  it('reckons the offset from Greenwich where it is not told, also with a digit left out', () => {
    const { gmtOffset: _told, ...untold } = activity;
    expect(events(untold)[0]?.offset).toBe('-05:00');
    // 02:17 in the morning, 07:17 at Greenwich, written `71700`.
    expect(events({ ...untold, time: '021700', gmtTime: '71700' })[0]?.offset).toBe('-05:00');
    // Half past eight in the evening before, 00:30 at Greenwich.
    expect(events({ ...untold, date: '20210209', time: '203000', gmtTime: '003000' })[0]?.offset).toBe('-04:00');
    expect(events({ ...untold, gmtTime: null })[0]?.offset).toBeNull();
  });

  it('keeps the day it is due: as rescheduled, else as scheduled', () => {
    const due = (deliveryDate: unknown) => {
      const reading = read(answer({ deliveryDate, activity: [activity] }));
      return reading.outcome === 'done' ? reading.result.estimatedDelivery : undefined;
    };
    expect(due([{ type: 'SDD', date: '20210212' }])).toBe('2021-02-12');
    expect(
      due([
        { type: 'SDD', date: '20210212' },
        { type: 'RDD', date: '20210215' },
      ]),
    ).toBe('2021-02-15');
    expect(due({ type: 'DEL', date: '20210210' })).toBeNull();
    expect(due([{ type: 'SDD', date: '20210231' }])).toBeNull();
  });

  it('picks its package among others of the shipment', () => {
    const both = reply(200, {
      trackResponse: {
        shipment: [
          {
            package: [
              { trackingNumber: '1Z023E2X0214323471', activity: [{ ...activity, status: { type: 'X' } }] },
              { trackingNumber: number, activity: [activity] },
            ],
          },
        ],
      },
    });
    const reading = read(both);
    expect(reading).toMatchObject({ outcome: 'done', result: { number } });
    expect(reading.outcome === 'done' && reading.result.events.map(({ code }) => code)).toEqual(['delivered']);
  });

  it('leaves out an activity without a time and says so', () => {
    const reading = read(answer({ activity: [{ ...activity, date: '' }, activity, { status: {} }] }));
    expect(reading).toMatchObject({
      outcome: 'done',
      messages: [{ code: 'event_unreadable', text: expect.stringContaining('2 ') }],
    });
    expect(reading.outcome === 'done' && reading.result.events).toHaveLength(1);
  });

  it('has no events for a number that is not known yet', () => {
    const warnings = [{ code: 'TW0001', message: 'Tracking Information Not Found' }];
    expect(read(reply(200, { trackResponse: { shipment: [{ inquiryNumber: number, warnings }] } }))).toEqual({
      outcome: 'done',
      result: { number, events: [], estimatedDelivery: null },
      messages: [{ severity: 'warning', code: 'TW0001', text: 'Tracking Information Not Found' }],
    });
  });

  it('refuses, and is unclear, as the answer is', () => {
    const errors = { response: { errors: [{ code: 'TV1002', message: 'Invalid inquiry number' }] } };
    expect(read(reply(400, errors))).toMatchObject({ outcome: 'refused', messages: [{ code: 'TV1002' }] });
    expect(read(reply(503, errors))).toMatchObject({ outcome: 'unclear' });
    expect(read(answer({}, { package: [{ trackingNumber: 'other' }] }))).toMatchObject({ outcome: 'unclear' });
    expect(read(reply(200, '{}'))).toMatchObject({ outcome: 'unclear' });
  });
});

describe('a status', () => {
  it.each([
    ['M', '003', 'Shipper created a label, UPS has not received the package yet. ', 'pre_transit'],
    ['MV', '007', 'Shipment information voided', 'canceled'],
    ['MV', '', 'Billing information voided', 'canceled'],
    ['P', '038', 'Pickup Scan', 'accepted'],
    ['I', '005', 'Origin Scan', 'accepted'],
    ['I', '005', 'Departed from Facility', 'in_transit'],
    ['I', '', 'Processing at UPS Facility', 'in_transit'],
    ['I', '021', 'Out For Delivery Today', 'out_for_delivery'],
    ['D', '072', 'Loaded on Delivery Vehicle', 'out_for_delivery'],
    ['D', '021', 'Out for Delivery', 'out_for_delivery'],
    ['D', '011', 'DELIVERED', 'delivered'],
    ['D', '', 'Delivered', 'delivered'],
    ['D', '', 'Your package was delivered to a UPS Access Point', 'available_for_pickup'],
    ['X', '022', 'The receiver was not available for delivery. A second attempt will be made.', 'delivery_attempted'],
    ['X', '013', 'Severe weather conditions have delayed delivery.', 'exception'],
    ['X', '', 'The street number is incorrect. This may delay delivery.', 'address_incorrect'],
    ['X', '', 'Incorrect address', 'address_incorrect'],
    ['X', '', 'Your package is pending release from customs.', 'customs_hold'],
    ['X', '', 'All merchandise discarded. Merchandise is damaged.', 'damaged'],
    ['X', '035', 'Returning to Sender', 'returned'],
    ['X', '', 'The receiver refused the delivery.', 'returned'],
    ['U', '', 'Your delivery date was updated', null],
    ['D', '', 'Something new at the door', null],
    ['', '', 'Words nobody listed', null],
  ])('%s %s %j means %s', (type, statusCode, description, expected) => {
    expect(parcelWord({ type, statusCode, description })).toBe(expected);
  });
});
