import { parcelEvents } from '@waybill/freight';
import { en } from '@waybill/phrases/en';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatsFor } from '../../../../../lib/format/formats.ts';
import { i18n, startLanguage } from '../../../../../lib/language/i18n.ts';
import { event, shipment, fullTimeline } from '../../../../../testing/shipment.ts';
import { milestoneNotes } from './milestone-notes.ts';
import { expectedWords, nowWords } from './now-words.ts';
import { causeWords, timelineEvents } from './timeline-events.ts';

beforeAll(() => startLanguage('en'));

const formats = formatsFor('en', 'imperial');
const { t } = i18n;
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('the history of a shipment', () => {
  it('quotes the carrier and gives its codes', () => {
    const [newest] = timelineEvents(t, shipment(), formats);
    expect(newest).toMatchObject({
      carrierWords: 'DEPARTED TERMINAL LOCATION',
      code: 'P1',
      place: 'Omaha, NE',
      timeZone: 'America/Chicago',
      status: 'in_transit',
    });
  });

  it('says in plain words what the carrier says, and quotes it unless those are the very same', () => {
    const at = '2026-10-20T11:12:00.000Z';
    const meaning = (code: string, text: string) =>
      timelineEvents(t, shipment({ events: [event(at, { code, text })] }), formats)[0]?.meaning;
    expect(meaning('X4', 'ARRIVED AT TERMINAL LOCATION')).toBe('Arrived at the terminal');
    expect(meaning('D1', 'DELIVERED')).toBe('Delivered');
    const same = timelineEvents(t, shipment({ events: [event(at, { code: 'D1', text: 'DELIVERED' })] }), formats)[0];
    expect(same).not.toHaveProperty('carrierWords');
    expect(meaning('XA', 'PICKUP APPOINTMENT SECURED')).toBe('Pickup appointment confirmed');
    expect(meaning('ZZ', 'SOMETHING ELSE')).toBeUndefined();
  });

  it('says what a parcel carrier reports in words, and shows none of our names for it', () => {
    const at = '2026-10-20T11:12:00.000Z';
    const label = event(at, { code: 'pre_transit', text: 'Shipper created a label', status: 'pending' });
    expect(timelineEvents(t, shipment({ events: [label] }), formats)[0]).toMatchObject({
      meaning: 'Label created, not yet with the carrier',
      carrierWords: 'Shipper created a label',
      code: null,
    });
    const scan = event(at, { code: '10', text: 'Processed through facility', status: 'in_transit' });
    expect(timelineEvents(t, shipment({ events: [scan] }), formats)[0]).toMatchObject({ code: '10' });
  });

  it('has words for everything that parcel carriers report', () => {
    expect(Object.keys(en.freight.events.parcel)).toEqual(Object.keys(parcelEvents));
  });

  it('shows no code of our own beside what staff say', () => {
    const said = event('2026-10-20T11:12:00.000Z', { source: 'staff', code: 'moved', text: 'Waits at the dock' });
    const [newest] = timelineEvents(t, shipment({ events: [said] }), formats);
    expect(newest).toMatchObject({ carrierWords: 'Waits at the dock', code: null });
  });

  it('says what a carrier reported on its page in words, and quotes only what it wrote itself', () => {
    const at = '2026-10-20T11:12:00.000Z';
    const said = (text: string) =>
      timelineEvents(t, shipment({ events: [event(at, { source: 'carrier', code: 'picked_up', text })] }), formats)[0];
    const [silent, noted] = [said('Picked up'), said('Chicago tomorrow morning')];
    expect(silent).toMatchObject({ meaning: 'Picked up', code: null });
    expect(silent).not.toHaveProperty('carrierWords');
    expect(noted).toMatchObject({ meaning: 'Picked up', code: null, carrierWords: 'Chicago tomorrow morning' });
  });

  it('tells of the booking once', () => {
    const booked = event('2026-10-13T20:46:00.000Z', { source: 'waybill', code: 'booked', text: 'Booked' });
    expect(timelineEvents(t, shipment({ events: [booked] }), formats).map(({ id }) => id)).toEqual(['booking']);
  });

  it('ends with the booking, which no carrier reports', () => {
    expect(timelineEvents(t, shipment({ events: [] }), formats)).toEqual([
      {
        id: 'booking',
        occurredAt: '2026-10-13T20:46:00.000Z',
        timeZone: 'America/New_York',
        place: 'Nashua, NH',
        code: 'Waybill',
        status: 'pending',
        note: 'Booked, pickup requested for Wed, Oct 14',
        noteTone: 'plain',
      },
    ]);
  });

  it('tells what is ours in our words', () => {
    const canceled = event('2026-10-13T22:00:00.000Z', {
      source: 'waybill',
      text: 'SHIPMENT CANCELED',
      code: 'canceled',
      status: 'canceled',
      city: null,
      state: null,
    });
    const [newest] = timelineEvents(t, shipment({ status: 'canceled', events: [canceled] }), formats);
    expect(newest).toMatchObject({ code: 'Waybill', plainWords: 'Shipment canceled', place: null });
    expect(newest).not.toHaveProperty('carrierWords');
  });

  it('explains a delay by its cause alone when no date moved', () => {
    const [, delay] = timelineEvents(t, shipment({ estimates: [] }), formats);
    expect(delay).toMatchObject({ note: 'Cause: mechanical breakdown', noteTone: 'care' });
  });

  it('explains nothing that nobody knows', () => {
    const delay = event('2026-10-17T02:31:00.000Z', { code: 'SD', reason_code: 'ZZ', status: 'delayed' });
    expect(timelineEvents(t, shipment({ events: [delay], estimates: [] }), formats)[0]).not.toHaveProperty('note');
    expect(causeWords(t, 'ZZ')).toBeNull();
    expect(causeWords(t, null)).toBeNull();
  });

  it('marks only the scan that ends a delay', () => {
    const notes = timelineEvents(t, shipment(), formats).map(({ note }) => note === 'This scan cleared the delay');
    expect(notes).toEqual([true, false, false, false, false]);
  });
});

describe('the headline', () => {
  it('falls back on the status while nothing explains itself', () => {
    const odd = event('2026-10-20T11:12:00.000Z', { code: 'ZZ', status: 'in_transit' });
    expect(nowWords(t, shipment({ events: [odd] }), formats)).toBe('On its way to Denver');
    expect(nowWords(t, shipment({ status: 'delayed', events: [] }), formats)).toBe('Delayed');
  });

  it('says that the truck is at the door', () => {
    const there = event('2026-10-14T18:00:00.000Z', { code: 'X3', status: 'dispatched' });
    expect(nowWords(t, shipment({ status: 'dispatched', events: [there, ...fullTimeline.slice(-1)] }), formats)).toBe(
      'Truck arrived for pickup · Nashua, NH',
    );
  });

  it('does not say twice that it was refused', () => {
    const refused = event('2026-10-20T11:12:00.000Z', {
      code: 'A7',
      reason_code: 'BS',
      status: 'delayed',
      city: 'Omaha',
      state: 'NE',
    });
    expect(nowWords(t, shipment({ status: 'delayed', events: [refused] }), formats)).toBe(
      'Refused at delivery · Omaha, NE',
    );
  });

  it('needs no place', () => {
    const nowhere = event('2026-10-20T11:12:00.000Z', { code: 'X6', status: 'in_transit', city: null, state: null });
    expect(nowWords(t, shipment({ events: [nowhere] }), formats)).toBe('Out for delivery');
  });

  it('names the day it is expected, was expected, or came', () => {
    const before = new Date('2026-10-20T12:00:00Z');
    const after = new Date('2026-10-24T12:00:00Z');
    expect(expectedWords(t, shipment(), formats, before)).toEqual({ label: 'Estimated delivery', text: 'Thu, Oct 22' });
    expect(expectedWords(t, shipment(), formats, after)).toEqual({ label: 'Was due', text: 'Thu, Oct 22' });
    expect(expectedWords(t, shipment({ delivery_date: null }), formats, before)).toEqual({
      label: 'Estimated delivery',
      text: 'No date yet',
    });
    const came = expectedWords(
      t,
      shipment({ status: 'delivered', delivered_at: '2026-10-22T18:00:00.000Z' }),
      formats,
      after,
    );
    expect([came.label, plain(came.text)]).toEqual(['Delivered', 'Thu, Oct 22, 12:00 PM MDT']);
    const canceled = expectedWords(t, shipment({ status: 'canceled', events: fullTimeline.slice(-1) }), formats, after);
    expect([canceled.label, plain(canceled.text)]).toEqual(['Canceled', 'Tue, Oct 13, 4:47 PM EDT']);
  });
});

describe('what stands under the steps', () => {
  it('is the place while it moves, days behind it, the day ahead', () => {
    const year = new Date().getFullYear() === 2026 ? '' : ', 2026';
    expect(milestoneNotes(t, shipment())).toEqual({
      booked: `Oct 13${year}`,
      dispatched: `Oct 13${year}`,
      in_transit: 'Omaha, NE',
      delivered: `Due Oct 22${year}`,
    });
  });

  it('leaves out what will not come', () => {
    expect(milestoneNotes(t, shipment({ status: 'canceled', events: [] }))).not.toHaveProperty('delivered');
  });

  it('is the day of the cancellation, and not that of the step before it', () => {
    const canceled = event('2026-10-15T22:00:00.000Z', { source: 'waybill', code: 'canceled', status: 'canceled' });
    const one = shipment({ status: 'canceled', events: [canceled, ...fullTimeline.slice(-1)] });
    const year = new Date().getFullYear() === 2026 ? '' : ', 2026';
    expect(milestoneNotes(t, one)).toMatchObject({ dispatched: `Oct 13${year}`, canceled: `Oct 15${year}` });
  });
});
