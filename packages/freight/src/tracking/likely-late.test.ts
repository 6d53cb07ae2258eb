import { describe, expect, it } from 'vitest';
import { likelyLate, type DatedEvent, type LateFacts } from './likely-late.ts';

/** `AF 2026-12-01` or `SD/AO 2026-12-02`, one hour after the other of the same day. */
function events(...told: string[]): DatedEvent[] {
  return told.map((text, index) => {
    const [codes = '', date = ''] = text.split(' ');
    const [code = '', reason = null] = codes.split('/');
    return { at: Date.parse(`${date}T12:00:00Z`) + index * 1000, scheme: 'edi214', code, reason, date };
  });
}

// Tuesday the 1st of December 2026; three business days of transit end on Friday the 4th. No holiday is near.
const booked = {
  pickup: '2026-12-01',
  transitDays: 3,
  promised: '2026-12-04',
  estimated: null,
  closures: { holidays: [] },
} as const satisfies Omit<LateFacts, 'events'>;
const late = (told: readonly string[], more: Partial<LateFacts> = {}) =>
  likelyLate({ ...booked, events: events(...told), ...more });

describe('likelyLate', () => {
  it('is silent while a shipment keeps to its days, and before anything is known', () => {
    expect(late([])).toBeNull();
    expect(late(['XB 2026-12-01'])).toBeNull();
    expect(late(['XB 2026-12-01', 'AF 2026-12-01', 'X4 2026-12-02', 'P1 2026-12-02'])).toBeNull();
  });

  it('counts the transit from a pickup that came late [TRACK-05]', () => {
    // Wednesday + 3 business days = Monday the 7th: the weekend is in between.
    expect(late(['AF 2026-12-02'])).toEqual({ cause: 'picked_up_late', expected: '2026-12-07', reason: null });
  });

  it('has all of the transit before it while nobody came for the freight [TRACK-05]', () => {
    // Still only dispatched on Thursday the 3rd: + 3 business days = Tuesday the 8th.
    expect(late(['XB 2026-12-01', 'X3 2026-12-03'])).toEqual({
      cause: 'not_picked_up',
      expected: '2026-12-08',
      reason: null,
    });
  });

  it('loses a day at least to a delay that lasts, and tells it two days before the promise passes [TRACK-05]', () => {
    // Tuesday + 3 + 1 = Monday the 7th.
    const told = late(['AF 2026-12-01', 'SD/AO 2026-12-02']);
    expect(told).toEqual({ cause: 'delayed', expected: '2026-12-07', reason: 'AO' });
  });

  it('loses every business day between a delay and the next movement', () => {
    // Delayed on Wednesday, moving again on Friday: 2 lost, so Tuesday + 5 = Tuesday the 8th.
    expect(late(['AF 2026-12-01', 'SD/AI 2026-12-02', 'X4 2026-12-04'])).toMatchObject({
      cause: 'delayed',
      expected: '2026-12-08',
      reason: 'AI',
    });
    // Delayed and moving again on the same day loses nothing.
    expect(late(['AF 2026-12-01', 'SD/AI 2026-12-02', 'X4 2026-12-02'])).toBeNull();
  });

  it('believes the day a carrier names itself, with no reason where none was reported', () => {
    expect(late(['AF 2026-12-01'], { estimated: '2026-12-09' })).toEqual({
      cause: 'carrier_estimate',
      expected: '2026-12-09',
      reason: null,
    });
  });

  it('counts boxes by the same days, whatever the codes of their carrier', () => {
    const told = events('accepted 2026-12-02', 'out_for_delivery 2026-12-07').map((event) => ({
      ...event,
      scheme: 'parcel' as const,
    }));
    // Picked up on Wednesday and out for delivery on Monday the 7th, promised for Friday the 4th.
    expect(late([], { events: told })?.expected).toBe('2026-12-07');
  });

  it('is silent about a delay that the promise leaves room for', () => {
    expect(late(['AF 2026-12-01', 'SD/AO 2026-12-02'], { promised: '2026-12-07' })).toBeNull();
  });

  it('names the reason that cost most, and none where a code names none', () => {
    const told = ['AF 2026-12-01', 'SD/AI 2026-12-02', 'X4 2026-12-03', 'SD/AO 2026-12-03', 'P1 2026-12-08'];
    expect(late(told)?.reason).toBe('AO');
    expect(late(['AF 2026-12-01', 'SD/NS 2026-12-03'])).toMatchObject({ cause: 'delayed', reason: null });
  });

  it('brings what could not be delivered on the next business day at the soonest', () => {
    // Refused at the door on Friday the 4th: 3 days of transit and one lost are Monday the 7th.
    expect(late(['AF 2026-12-01', 'X6 2026-12-04', 'AH 2026-12-04'])).toMatchObject({
      cause: 'delayed',
      expected: '2026-12-07',
    });
  });

  it('takes what is out for delivery to come that day', () => {
    expect(late(['AF 2026-12-02', 'X6 2026-12-04'])).toBeNull();
    expect(late(['AF 2026-12-02', 'X6 2026-12-07'])).toMatchObject({ expected: '2026-12-07' });
  });

  it("leaves out the carrier's closed days", () => {
    // Booked for Tuesday the 22nd; the 25th and the weekend are closed: 23rd, 24th, 28th. A day later it is the 29th.
    const facts = { pickup: '2026-12-22', promised: '2026-12-28', closures: { holidays: [], dates: ['2026-12-25'] } };
    expect(late(['AF 2026-12-22'], facts)).toBeNull();
    expect(late(['AF 2026-12-23'], facts)?.expected).toBe('2026-12-29');
  });

  it('does not call a shipment late whose carrier also drives on Saturday', () => {
    // Thursday the 3rd and two days: Saturday by the carrier's count, Monday by ours.
    const facts = { pickup: '2026-12-03', transitDays: 2, promised: '2026-12-05' };
    expect(late(['AF 2026-12-03', 'X4 2026-12-04'], facts)).toBeNull();
    expect(late(['AF 2026-12-03', 'SD/AO 2026-12-04'], facts)).toMatchObject({ expected: '2026-12-08' });
  });

  it('puts the day that the carrier names before its own count', () => {
    const told = ['AF 2026-12-01', 'SD/AO 2026-12-02'];
    expect(late(told, { estimated: '2026-12-09' })).toEqual({
      cause: 'carrier_estimate',
      expected: '2026-12-09',
      reason: 'AO',
    });
    expect(late(told, { estimated: '2026-12-04' })).toBeNull();
  });

  it('ends with the delivery and with a cancellation', () => {
    expect(late(['AF 2026-12-01', 'SD/AO 2026-12-02', 'D1 2026-12-08'])).toBeNull();
    expect(late(['XB 2026-12-01', 'CA 2026-12-03'])).toBeNull();
  });

  it('does not depend on the order in which reports came [TRACK-05]', () => {
    const told = events('AF 2026-12-01', 'SD/AO 2026-12-02', 'X4 2026-12-04', 'SD/AI 2026-12-05');
    const one = likelyLate({ ...booked, events: told });
    expect(one).not.toBeNull();
    expect(likelyLate({ ...booked, events: [...told, ...told].toReversed() })).toEqual(one);
  });
});
