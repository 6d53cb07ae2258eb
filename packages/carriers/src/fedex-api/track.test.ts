import { meaningOf } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { account, jsonOf, reply } from '../../testing/fedex.ts';
import { eventOf } from './events.ts';
import { tracking } from './track.ts';

const track = tracking('FXFR');
const input = { mode: 'ltl', number: '128667043726' } as const;

const scan = {
  date: '2018-02-02T12:01:00-07:00',
  derivedStatus: 'Picked Up',
  scanLocation: { city: 'SEATTLE', stateOrProvinceCode: 'WA', postalCode: '98101', countryCode: 'US' },
  exceptionDescription: '',
  eventDescription: 'Picked Up',
  eventType: 'PU',
  derivedStatusCode: 'PU',
};

const result = (over: object) =>
  reply(200, {
    output: {
      completeTrackResults: [{ trackingNumber: input.number, trackResults: [{ scanEvents: [scan], ...over }] }],
    },
  });

describe('tracking', () => {
  it('asks for one number with all its scans', () => {
    expect(jsonOf(track.buildRequest(input, account))).toEqual({
      includeDetailedScans: true,
      trackingInfo: [{ trackingNumberInfo: { trackingNumber: '128667043726', carrierCode: 'FXFR' } }],
    });
    expect(JSON.stringify(tracking(null).buildRequest(input, account))).not.toContain('carrierCode');
  });

  it('tells scans at the clock of their place, in FedEx words [TRACK-05]', () => {
    const dates = [{ type: 'ESTIMATED_DELIVERY', dateTime: '2018-02-05T20:00:00-06:00' }];
    expect(track.readAnswer(result({ dateAndTimes: dates }), input)).toEqual({
      outcome: 'done',
      messages: [],
      result: {
        number: '128667043726',
        estimatedDelivery: '2018-02-05',
        events: [
          {
            local: '2018-02-02T12:01:00',
            offset: '-07:00',
            city: 'SEATTLE',
            state: 'WA',
            postalCode: '98101',
            country: 'US',
            text: 'Picked Up',
            scheme: 'parcel',
            code: 'accepted',
            reasonCode: null,
          },
        ],
      },
    });
  });

  it('adds why there was an exception, and keeps a scan without a known code as words', () => {
    const scans = [
      { ...scan, eventType: 'DE', eventDescription: 'Delivery exception', exceptionDescription: 'Business closed' },
      { ...scan, eventType: 'AO', eventDescription: 'Shipment arriving On-Time' },
      { ...scan, date: 'soon' },
    ];
    const read = track.readAnswer(result({ scanEvents: scans }), input);
    expect(read).toMatchObject({
      result: {
        events: [
          { code: 'delivery_attempted', text: 'Delivery exception: Business closed' },
          { code: null, text: 'Shipment arriving On-Time' },
        ],
      },
    });
  });

  it('falls back on the window in which it should be delivered', () => {
    const window = { begins: '2021-10-01T08:00:00', ends: '2021-10-15T00:00:00-06:00' };
    expect(track.readAnswer(result({ estimatedDeliveryTimeWindow: { window } }), input)).toMatchObject({
      result: { estimatedDelivery: '2021-10-15' },
    });
  });

  it('takes the shipment scanned last where a number was given out again', () => {
    const old = { scanEvents: [{ ...scan, date: '2016-02-02T12:01:00-07:00', eventType: 'DL' }] };
    const body = { output: { completeTrackResults: [{ trackResults: [old, { scanEvents: [scan] }] }] } };
    expect(track.readAnswer(reply(200, body), input)).toMatchObject({ result: { events: [{ code: 'accepted' }] } });
  });

  it('is refused for a number FedEx does not know', () => {
    const error = {
      code: 'TRACKING.TRACKINGNUMBER.NOTFOUND',
      message: 'Tracking number cannot be found. Please correct the tracking number and try again.',
    };
    expect(track.readAnswer(result({ error }), input)).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'TRACKING.TRACKINGNUMBER.NOTFOUND' }],
    });
  });

  it('is unclear about an answer that says nothing', () => {
    expect(track.readAnswer(reply(200, { output: { completeTrackResults: [] } }), input).outcome).toBe('unclear');
    expect(track.readAnswer(reply(200, '[]'), input).outcome).toBe('unclear');
  });
});

describe('status codes', () => {
  it.each([
    ['OC', 'pending'],
    ['PU', 'in_transit'],
    ['IT', 'in_transit'],
    ['OD', 'in_transit'],
    ['DL', 'delivered'],
    ['DE', 'delayed'],
    ['SE', 'delayed'],
    ['CD', 'delayed'],
    ['RS', 'delayed'],
    ['HL', 'in_transit'],
    ['DS', 'dispatched'],
    ['CA', 'canceled'],
  ])('%s leads to %s [TRACK-05]', (code, status) => {
    const event = eventOf(code);
    expect(event).not.toBeNull();
    expect(meaningOf({ at: 0, scheme: 'parcel', code: event! })).toMatchObject({ known: true, status });
  });

  it('asks somebody to act where a delivery failed, goods wait or come back', () => {
    for (const code of ['DE', 'HL', 'RS', 'CD'])
      expect(meaningOf({ at: 0, scheme: 'parcel', code: eventOf(code)! }).actionRequired).toBe(true);
  });

  it('says nothing about codes that tell no place', () => {
    expect(['AO', 'CH', 'SP', '', undefined].map(eventOf)).toEqual([null, null, null, null, null]);
  });
});

describeContract('the tracking request', 'fedex/track.v1.json', (contract) => {
  it('keeps to the published file', () => {
    expect(contract().request('POST', '/track/v1/trackingnumbers', jsonOf(track.buildRequest(input, account)))).toEqual(
      [],
    );
  });
});
