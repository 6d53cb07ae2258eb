import { addBusinessDays, applyEvents, ltlClosures, nextBusinessDay, trackingStatuses } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { ends, lanes, type End } from '../../../testing/lanes.ts';
import { instantOf } from '../local-time.ts';
import { planItinerary, type ItineraryInput } from './plan.ts';
import type { Fate } from './fate.ts';
import type { PlannedEvent } from './events.ts';

const closures = { holidays: ltlClosures };
const bookedAt = new Date('2026-11-16T14:30:00Z');
const pickupDate = '2026-11-17';

function input(from: End, to: End, days: number, over: Partial<ItineraryInput> = {}): ItineraryInput {
  return {
    seed: 1,
    bookedAt,
    pickup: from,
    delivery: to,
    pickupDate,
    readyAt: '10:00',
    deliveryDate: addBusinessDays(pickupDate, days, closures),
    deliverBy: '17:00',
    closures,
    fate: { kind: 'smooth' },
    ...over,
  };
}

const codes = (events: readonly PlannedEvent[]) => events.map(({ event }) => event.code);
const track = (events: readonly PlannedEvent[]) =>
  applyEvents(
    events.map(({ dueAt, event }) => ({
      at: dueAt.getTime(),
      scheme: event.scheme,
      code: event.code,
      reason: event.reason_code,
    })),
  );

/** Every lane with the shortest and a long transit, by day and by noon. */
const journeys = lanes.flatMap(([from, to], index) =>
  [1, 2, 3, 6].flatMap((days) =>
    ['12:00', '17:00'].map((deliverBy) => input(from, to, days, { seed: index * 100 + days, deliverBy })),
  ),
);

describe('a smooth journey', () => {
  it('is told in order, from the booking to the delivery, each report later than the one before', () => {
    for (const journey of journeys) {
      const events = planItinerary(journey);
      const times = events.map(({ dueAt }) => dueAt.getTime());
      expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))).toBe(true);
      expect(codes(events).slice(0, 5)).toEqual(['XB', 'XA', 'X3', 'AF', 'X4']);
      expect(codes(events).slice(-3)).toEqual(['X6', 'X1', 'D1']);
    }
  });

  it('is picked up on its day after the ready time and delivered on its day before the promised hour', () => {
    for (const journey of journeys) {
      const events = planItinerary(journey);
      const at = (code: string) => events.find(({ event }) => event.code === code)?.dueAt.getTime() ?? 0;
      expect(at('X3')).toBeGreaterThanOrEqual(instantOf(pickupDate, '10:00', journey.pickup.timeZone).getTime());
      expect(at('AF')).toBeLessThan(instantOf(pickupDate, '23:59', journey.pickup.timeZone).getTime());
      const dayBegins = instantOf(journey.deliveryDate, '00:00', journey.delivery.timeZone).getTime();
      const promised = instantOf(journey.deliveryDate, journey.deliverBy, journey.delivery.timeZone).getTime();
      expect(at('X6')).toBeGreaterThan(dayBegins);
      expect(at('D1')).toBeLessThan(promised);
    }
  });

  it('leads through the statuses to Delivered, without action and never back', () => {
    for (const journey of journeys) {
      const state = track(planItinerary(journey));
      expect(state).toMatchObject({ status: 'delivered', actionRequired: false });
      const order = state.history.map(({ status }) => trackingStatuses.indexOf(status));
      expect(order.every((rank, index) => index === 0 || rank >= (order[index - 1] ?? 0))).toBe(true);
      expect(state.history.every(({ known }) => known)).toBe(true);
      expect(new Set(state.history.map(({ status }) => status))).toEqual(
        new Set(['dispatched', 'in_transit', 'delivered']),
      );
    }
  });

  it('is dispatched within twenty seconds of the booking', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const events = planItinerary(input(ends.keene, ends.gary, 3, { seed }));
      const soon = events.filter(({ dueAt }) => dueAt.getTime() <= bookedAt.getTime() + 20_000);
      expect(codes(soon)).toEqual(['XB', 'XA']);
      expect(track(soon).status).toBe('dispatched');
      expect(soon.every(({ dueAt }) => dueAt > bookedAt)).toBe(true);
    }
  });

  it('says in capitals what happened and where', () => {
    const events = planItinerary(input(ends.keene, ends.stockton, 6));
    expect(events.every(({ event }) => event.text === event.text.toUpperCase())).toBe(true);
    expect(events[0]?.event).toEqual({
      scheme: 'edi214',
      code: 'XB',
      reason_code: null,
      text: 'SHIPMENT ACKNOWLEDGED',
      city: 'Keene',
      state: 'NH',
      time_zone: 'America/New_York',
      latitude: ends.keene.latitude,
      longitude: ends.keene.longitude,
      estimate: null,
    });
    expect(events.find(({ event }) => event.code === 'X4')?.event).toMatchObject({
      text: 'ARRIVED AT TERMINAL LOCATION',
      city: 'Manchester',
      state: 'NH',
    });
    expect(events.at(-1)?.event).toMatchObject({ text: 'DELIVERED', city: 'Stockton', state: 'CA' });
  });

  it('is the same for the same seed and another for another', () => {
    const [one, again, other] = [5, 5, 6].map((seed) => planItinerary(input(ends.norfolk, ends.lincoln, 4, { seed })));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(JSON.parse(JSON.stringify(one?.map(({ event }) => event)))).toEqual(one?.map(({ event }) => event));
  });
});

describe('a late journey', () => {
  const late: Fate = { kind: 'late', reason: 'AO' };

  it('tells the reason and a new date, goes on with the next scan, and is delivered on the new date', () => {
    for (const [from, to] of lanes) {
      const journey = input(from, to, 4, { fate: late });
      const events = planItinerary(journey);
      const held = events.findIndex(({ event }) => event.code === 'SD');
      const newDate = nextBusinessDay(journey.deliveryDate, closures);
      expect(events[held]?.event).toMatchObject({
        reason_code: 'AO',
        text: 'SHIPMENT DELAYED - WEATHER',
        estimate: { date: newDate, reason: 'AO' },
      });
      expect(track(events.slice(0, held + 1))).toMatchObject({
        status: 'delayed',
        actionRequired: false,
        delayedBy: 'weather',
      });
      expect(track(events.slice(0, held + 2)).status).toBe('in_transit');
      const delivered = events.at(-1)?.dueAt.getTime() ?? 0;
      expect(track(events).status).toBe('delivered');
      expect(delivered).toBeGreaterThan(instantOf(newDate, '00:00', to.timeZone).getTime());
      expect(delivered).toBeLessThan(instantOf(newDate, '17:00', to.timeZone).getTime());
    }
  });
});

describe('a journey that ends at a closed door', () => {
  it('is tried again the next business day', () => {
    const journey = input(ends.brooklyn, ends.dayton, 2, { fate: { kind: 'attempted' } });
    const events = planItinerary(journey);
    expect(codes(events).slice(-5)).toEqual(['X1', 'AH', 'X6', 'X1', 'D1']);
    expect(track(events.slice(0, -3))).toMatchObject({
      status: 'delayed',
      actionRequired: true,
      delayedBy: 'consignee',
    });
    expect(track(events)).toMatchObject({ status: 'delivered', actionRequired: false });
  });

  it('waits for people when the freight is refused', () => {
    const events = planItinerary(input(ends.brooklyn, ends.dayton, 2, { fate: { kind: 'refused' } }));
    expect(events.at(-1)?.event).toMatchObject({
      code: 'A7',
      reason_code: 'BS',
      text: 'REFUSED BY CONSIGNEE - REFUSED BY CUSTOMER',
    });
    expect(track(events)).toMatchObject({ status: 'delayed', actionRequired: true });
  });
});

it('has about eight late and two refused or attempted journeys in a hundred', () => {
  const drawn = Array.from({ length: 3000 }, (_slot, seed) => {
    const { fate: _fate, ...journey } = input(ends.norfolk, ends.atlanta, 2, { seed });
    const all = codes(planItinerary(journey));
    return all.includes('SD') ? 'late' : all.includes('A7') || all.includes('AH') ? 'door' : 'smooth';
  });
  const share = (kind: string) => drawn.filter((one) => one === kind).length / drawn.length;
  expect(share('late')).toBeGreaterThan(0.06);
  expect(share('late')).toBeLessThan(0.1);
  expect(share('door')).toBeGreaterThan(0.012);
  expect(share('door')).toBeLessThan(0.028);
});
