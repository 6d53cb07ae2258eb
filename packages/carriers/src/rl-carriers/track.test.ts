import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replyOf, spoiled } from '../../testing/spoil-freight.ts';
import { find } from './find.ts';
import { track } from './track.ts';
import { codeOf } from './words.ts';

const shipment = {
  ShipmentNumber: 'WP7506414',
  ShortStatus: 'Out for Delivery',
  EstimatedDelivery: '11/20/2026',
  PickupDate: { Date: '11/18/2026', Time: '3:05 PM' },
  AppointmentDate: null,
  DeliveryDate: null,
  Shipper: { Name: 'Foundation Shipper LLC', Address: { City: 'Delaware', State: 'OH', ZipCode: '43015' } },
  Consignee: { Name: 'Foundation Consignee Inc', Address: { City: 'Boston', State: 'MA', ZipCode: '02215' } },
  StatusHistory: [
    { Date: '11/19/2026', Time: '6:10 AM', Description: 'Arrived at Service Center', City: 'Boston', State: 'MA' },
    { Date: '11/20/2026', Time: '8:00 AM', Description: 'Out for Delivery', City: 'Boston', State: 'MA' },
    { Date: '11/20/2026', Time: '8:01 AM', Description: 'Driver took a break', City: 'Boston', State: 'MA' },
    { Date: '', Time: '', Description: 'Nobody knows when', City: null, State: null },
  ],
};
const answer = (...Shipments: unknown[]) => ({ Shipments, Code: 200, Errors: [], Messages: [] });
const asked = { mode: 'ltl', number: 'WP7506414' } as const;
const read = (body: unknown, status = 200) => track.readAnswer(replyOf(status, body), asked);

describe('tracing a PRO number at R+L', () => {
  it('asks for it by its bare number', () => {
    expect(track.buildRequest({ mode: 'ltl', number: 'wp 750-6414' }, {} as never)).toMatchObject({
      method: 'GET',
      path: '/ShipmentTracing',
      query: { 'request.traceNumbers': 'WP7506414', 'request.traceType': 'PRO' },
    });
  });

  it('tells events at their local time, in words and codes [TRACK-05]', () => {
    const reading = read(answer(shipment));
    expect(reading).toMatchObject({ outcome: 'done', result: { estimatedDelivery: '2026-11-20' } });
    const events = reading.outcome === 'done' ? reading.result.events : [];
    expect(events.map(({ local, code, text, city }) => [local, code, text, city])).toEqual([
      ['2026-11-19T06:10:00', 'X4', 'Arrived at Service Center', 'Boston'],
      ['2026-11-20T08:00:00', 'X6', 'Out for Delivery', 'Boston'],
      ['2026-11-20T08:01:00', null, 'Driver took a break', 'Boston'],
      ['2026-11-18T15:05:00', 'AF', 'Picked up', 'Delaware'],
    ]);
    expect(events.every(({ offset, scheme }) => offset === null && scheme === 'edi214')).toBe(true);
  });

  it('knows a delivery by its date, whatever words there are', () => {
    const reading = read(
      answer({ ...shipment, StatusHistory: null, DeliveryDate: { Date: '11/20/2026', Time: '2:30 PM' } }),
    );
    const events = reading.outcome === 'done' ? reading.result.events : [];
    expect(events.map(({ local, code }) => [local, code])).toEqual([
      ['2026-11-18T15:05:00', 'AF'],
      ['2026-11-20T14:30:00', 'D1'],
    ]);
  });

  it('expects an appointment before an estimate', () => {
    const reading = read(answer({ ...shipment, AppointmentDate: { Date: '11/23/2026', Time: '9:00 AM' } }));
    expect(reading).toMatchObject({ result: { estimatedDelivery: '2026-11-23' } });
  });

  it('has no events for a number R+L does not know, which answers 200', () => {
    const reading = read({ ...answer(), Messages: ['No shipments were found'] });
    expect(reading).toEqual({
      outcome: 'done',
      result: { number: 'WP7506414', events: [], estimatedDelivery: null },
      messages: [{ severity: 'info', code: null, text: 'No shipments were found' }],
    });
  });

  it('believes nothing about another shipment', () => {
    expect(read(answer({ ...shipment, ShipmentNumber: 'WP0000001' })).outcome).toBe('unclear');
    expect(read({ Code: 200 }).outcome).toBe('unclear');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(spoiled(answer(shipment)), fc.constantFrom(200, 400, 500), (text, status) => {
        const reading = read(text, status);
        if (reading.outcome !== 'done') return;
        for (const { local } of reading.result.events) expect(local).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
      }),
    );
  });
});

describe('words of R+L', () => {
  it.each([
    ['PICKED UP', 'edi214', 'AF'],
    ['Delivered', 'edi214', 'D1'],
    ['Delivery Appointment Scheduled', 'edi214_appointment', 'X9'],
    ['Not delivered', 'edi214', null],
    ['', 'edi214', null],
  ])('read %s as %s %s', (text, scheme, code) => {
    expect(codeOf(text)).toEqual({ scheme, code });
  });
});

describe('finding a booking at R+L', () => {
  const input = {
    reference: '04000000000000017',
    mode: 'ltl',
    sentOn: '2026-11-17',
    pickupDate: '2026-11-18',
  } as const;
  const found = (body: unknown, status = 200) => find.readAnswer(replyOf(status, body), input);

  it('asks for the bill of lading number we gave', () => {
    expect(find.buildRequest(input, {} as never).query).toEqual({
      'request.traceNumbers': '04000000000000017',
      'request.traceType': 'BOL',
    });
  });

  it('tells the PRO number, or that there is nothing', () => {
    expect(found(answer(shipment))).toMatchObject({
      outcome: 'done',
      result: { booked: { proNumber: 'WP7506414', carrierBookingId: 'WP7506414', pickupNumber: null } },
      messages: [],
    });
    expect(found(answer())).toMatchObject({ outcome: 'done', result: { booked: null } });
  });

  it('tells of a second booking under the same number', () => {
    const reading = found(answer(shipment, { ...shipment, ShipmentNumber: 'WP7506415' }));
    expect(reading).toMatchObject({ outcome: 'done', result: { booked: { proNumber: 'WP7506414' } } });
    expect(reading.messages).toMatchObject([
      { code: 'booked_twice', text: expect.stringContaining('WP7506415') as string },
    ]);
  });

  it('never takes a failure for nothing found', () => {
    expect(found(answer(), 500).outcome).toBe('unclear');
    expect(found({ Code: 200, Errors: [], Messages: [] }).outcome).toBe('unclear');
    expect(found({ Code: 400, Errors: [{ ErrorMessage: 'Bad trace type' }] }, 400).outcome).toBe('refused');
  });
});
