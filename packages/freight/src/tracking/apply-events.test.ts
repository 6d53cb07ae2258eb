import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEvents, withSilence } from './apply-events.ts';
import { edi214Appointments } from './edi214-appointments.ts';
import { edi214Reasons } from './edi214-reasons.ts';
import { edi214Statuses } from './edi214-statuses.ts';
import { meaningOf, type TrackingEvent } from './event.ts';
import { ownEvents, parcelEventOf, parcelEvents, uspsEvents } from './parcel-events.ts';

/** Events an hour apart: `AF`, or `X6/AO` with a reason, `parcel:delivered` in another scheme. */
function events(...codes: string[]): TrackingEvent[] {
  return codes.map((text, index) => {
    const [scheme, rest] = text.includes(':')
      ? (text.split(':') as [TrackingEvent['scheme'], string])
      : (['edi214', text] as const);
    const [code = '', reason = null] = rest.split('/');
    return { at: index * 3_600_000, scheme, code, reason };
  });
}
const after = (...codes: string[]) => applyEvents(events(...codes));
const status = (...codes: string[]) => after(...codes).status;

describe('applyEvents', () => {
  it('follows a shipment from booking to delivery [TRACK-01, TRACK-05]', () => {
    expect(status()).toBe('pending');
    expect(status('XB')).toBe('dispatched');
    expect(status('XB', 'AF')).toBe('in_transit');
    expect(status('XB', 'AF', 'X4', 'P1', 'X6')).toBe('in_transit');
    expect(status('XB', 'AF', 'X6', 'X1', 'D1')).toBe('delivered');
  });

  it('turns a movement with a reason that means delay into a delay, and the next movement ends it', () => {
    const delayed = after('AF', 'X4/AO');
    expect(delayed).toMatchObject({ status: 'delayed', actionRequired: false, delayedBy: 'weather' });
    expect(status('AF', 'X4/NS')).toBe('in_transit');
    expect(after('AF', 'X4/AO', 'P1')).toMatchObject({ status: 'in_transit', delayedBy: null });
    expect(after('AF', 'SD/AI', 'SD')).toMatchObject({ status: 'delayed', delayedBy: 'carrier' });
  });

  it('asks for action where somebody must act, until freight moves again [TRACK-01]', () => {
    expect(after('AF', 'AH')).toMatchObject({ status: 'delayed', actionRequired: true, actionBecause: { code: 'AH' } });
    expect(after('AF', 'AH', 'X6')).toMatchObject({ status: 'in_transit', actionRequired: false, actionBecause: null });
  });

  it('treats interline as movement, and a departure alone as nothing', () => {
    expect(status('AF', 'J1')).toBe('in_transit');
    expect(status('AF', 'CD')).toBe('in_transit');
    expect(status('AF', 'CD', 'own:proof_of_delivery')).toBe('delivered');
  });

  it('leaves the status alone for estimates, appointments and codes nobody knows [TRACK-05]', () => {
    const state = after('AF', 'AG', 'edi214_appointment:X9', 'edi214:??');
    expect(state.status).toBe('in_transit');
    expect(state.history.map(({ known }) => known)).toEqual([true, true, true, false]);
    expect(state.lastEventAt).toBe(3 * 3_600_000);
  });

  it('ends with delivery or cancellation, but for a return', () => {
    expect(status('AF', 'D1', 'X4')).toBe('delivered');
    expect(status('AF', 'D1', 'CA')).toBe('delivered');
    expect(status('XB', 'CA', 'XB')).toBe('canceled');
    expect(after('AF', 'D1', 'A3')).toMatchObject({ status: 'delayed', actionRequired: true, deliveredAt: null });
    expect(status('AF', 'parcel:delivered', 'parcel:return_to_sender')).toBe('delayed');
    expect(status('AF', 'D1', 'usps:09')).toBe('delayed');
  });

  it('goes where staff set it by hand, also from an end, and on from there [TRACK-05]', () => {
    expect(after('XB', 'AF', 'X1', 'D1', 'own:set_in_transit')).toMatchObject({
      status: 'in_transit',
      deliveredAt: null,
      pickedUpAt: 3_600_000,
    });
    expect(status('XB', 'AF', 'D1', 'own:set_in_transit', 'D1')).toBe('delivered');
    expect(status('CA', 'own:set_dispatched', 'AF')).toBe('in_transit');
    // Taken back to before its pickup, it is picked up anew.
    expect(after('XB', 'AF', 'own:set_dispatched')).toMatchObject({ status: 'dispatched', pickedUpAt: null });
    expect(after('XB', 'AF', 'own:set_pending')).toMatchObject({ status: 'pending', pickedUpAt: null });
    // What staff say was delivered is, though it had been on its way back.
    expect(after('AF', 'A3', 'own:set_delivered')).toMatchObject({ status: 'delivered' });
  });

  it('takes a correction of the same minute for the last word', () => {
    const [delivered, set] = events('D1', 'own:set_delayed').map((event) => ({ ...event, at: 0 }));
    expect(applyEvents([set!, delivered!]).status).toBe('delayed');
  });

  it('ends a return as returned, never as delivered [TRACK-05]', () => {
    expect(after('AF', 'A3', 'D1')).toMatchObject({
      status: 'delayed',
      actionRequired: true,
      deliveredAt: null,
      returned: true,
    });
    expect(status('AF', 'parcel:refused', 'parcel:in_transit', 'parcel:delivered')).toBe('delayed');
    expect(status('AF', 'X6', 'A9', 'D1')).toBe('delivered');
  });

  it('never goes back to before the pickup', () => {
    expect(status('AF', 'XB')).toBe('in_transit');
    expect(status('AF', 'parcel:label created')).toBe('in_transit');
    expect(status('XB', 'parcel:pre_transit')).toBe('dispatched');
  });

  it('asks for action when a collection failed before pickup', () => {
    expect(after('XB', 'parcel:collection failed')).toMatchObject({ status: 'pending', actionRequired: true });
    expect(after('XB', 'parcel:pickup_failed', 'X3')).toMatchObject({ status: 'dispatched', actionRequired: false });
    expect(status('AF', 'parcel:pickup_failed')).toBe('in_transit');
  });

  it('says since when: pickup, delivery, and the event behind the status', () => {
    const state = after('XB', 'AF', 'X4', 'D1');
    expect(state).toMatchObject({ pickedUpAt: 3_600_000, deliveredAt: 3 * 3_600_000, because: { code: 'D1' } });
    expect(state.history.map((one) => one.status)).toEqual(['dispatched', 'in_transit', 'in_transit', 'delivered']);
  });

  it('puts delivery after arrival when both carry the same minute', () => {
    const both = [
      { at: 1, scheme: 'edi214', code: 'D1' },
      { at: 1, scheme: 'edi214', code: 'X1' },
    ] as const;
    expect(applyEvents(both).history.map(({ event }) => event.code)).toEqual(['X1', 'D1']);
  });

  it('does not depend on the order or number of reports [TRACK-05]', () => {
    const codes = [...Object.keys(edi214Statuses), ...Object.keys(parcelEvents).map((code) => `parcel:${code}`)];
    const arbitrary = fc.array(fc.record({ at: fc.integer({ min: 0, max: 5 }), text: fc.constantFrom(...codes) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(arbitrary, fc.func(fc.integer()), (list, shuffle) => {
        const told = list.map(({ at, text }) => ({ ...(events(text)[0] as TrackingEvent), at }));
        const mixed = [...told, ...told].map((event, index) => ({ event, key: shuffle(index) }));
        const other = mixed.toSorted((a, b) => a.key - b.key).map(({ event }) => event);
        expect(applyEvents(other)).toEqual(applyEvents(told));
      }),
    );
  });
});

describe('withSilence', () => {
  const facts = { estimated: '2026-12-02', lastScan: '2026-12-01', today: '2026-12-07', closures: { holidays: [] } };
  const state = after('AF');
  // Two business days after Wednesday the 2nd is Friday the 4th.
  it('makes silence past the estimate a delay that calls for action', () => {
    expect(withSilence(state, facts)).toMatchObject({ status: 'delayed', actionRequired: true });
    expect(withSilence(state, { ...facts, lastScan: null }).status).toBe('delayed');
  });
  it('waits two business days, and no more once there is news or an end', () => {
    expect(withSilence(state, { ...facts, today: '2026-12-04' })).toBe(state);
    expect(withSilence(state, { ...facts, today: '2026-12-05' }).status).toBe('delayed');
    expect(withSilence(state, { ...facts, lastScan: '2026-12-03' })).toBe(state);
    const done = after('AF', 'D1');
    expect(withSilence(done, facts)).toBe(done);
  });
});

describe('tables of codes', () => {
  it('hold what the standards list', () => {
    expect(Object.keys(edi214Statuses)).toHaveLength(42);
    expect(edi214Reasons.size).toBe(86);
    expect(Object.keys(edi214Appointments)).toHaveLength(9);
    expect(Object.keys(uspsEvents)).toHaveLength(15);
    expect(edi214Reasons.get('AN')).toEqual({ impliesDelay: true, attributedTo: 'calendar' });
    expect(edi214Reasons.get('NS')).toEqual({ impliesDelay: false, attributedTo: 'none' });
  });

  it.each([
    ['A9', 'delayed', true],
    ['AI', 'in_transit', true],
    ['AV', 'in_transit', false],
    ['BC', 'delayed', true],
    ['CL', 'dispatched', false],
    ['SD', 'delayed', false],
    ['X8', 'dispatched', false],
    ['X2', null, false],
  ])('maps 214 code %s to %s', (code, wanted, actionRequired) => {
    expect(meaningOf({ at: 0, scheme: 'edi214', code })).toMatchObject({ status: wanted, actionRequired });
  });

  it.each([
    ['01', 'delivered', false],
    ['02', 'delayed', true],
    ['14', 'in_transit', true],
    ['53', 'delayed', true],
    ['OF', 'in_transit', false],
    ['GX', 'pending', false],
  ])('maps postal code %s to %s', (code, wanted, actionRequired) => {
    expect(meaningOf({ at: 0, scheme: 'usps', code })).toMatchObject({ status: wanted, actionRequired });
  });

  it.each([
    ['InfoReceived', 'pre_transit'],
    ['driver assigned', 'pickup_scheduled'],
    ['AttemptFail', 'delivery_attempted'],
    ['held at location', 'available_for_pickup'],
    ['Return to sender', 'returned'],
    ['voided', 'canceled'],
  ])('understands "%s" as %s', (word, event) => {
    expect(parcelEventOf(word)).toBe(event);
  });

  it('does not guess', () => {
    expect(parcelEventOf('teleported')).toBeNull();
    expect(meaningOf({ at: 0, scheme: 'parcel', code: 'teleported' })).toMatchObject({ status: null, known: false });
    expect(meaningOf({ at: 0, scheme: 'own', code: 'toString' }).known).toBe(false);
    expect(meaningOf({ at: 0, scheme: 'edi214', code: 'AF', reason: '??' }).status).toBe('in_transit');
    expect(Object.keys(ownEvents)).toContain('proof_of_delivery');
  });
});
