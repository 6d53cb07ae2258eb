import { describe, expect, it } from 'vitest';
import { phrasesIn } from '../language.ts';
import {
  accepted,
  delayed,
  handedOver,
  inOmaha,
  outForDelivery,
  pickedUp,
  report,
  shipment,
} from '../shipment.fixture.ts';
import { milestoneNotes, reachedBy } from './milestones-of.ts';

const english = phrasesIn('en').t;

describe('reachedBy', () => {
  it('goes from booked to delivered with the reports [TRACK-03]', () => {
    const steps = [
      shipment({ status: 'pending', events: [] }),
      shipment({ status: 'dispatched', events: [accepted] }),
      shipment({ status: 'delayed', events: [delayed, pickedUp, accepted] }),
      shipment({ events: [outForDelivery, pickedUp, accepted] }),
      shipment({ status: 'delivered', events: [handedOver, outForDelivery, pickedUp, accepted] }),
    ];
    expect(steps.map(reachedBy)).toEqual(['booked', 'dispatched', 'in_transit', 'out_for_delivery', 'delivered']);
  });

  it('goes back to in transit when nobody took the freight in [TRACK-03]', () => {
    const refused = report('2026-10-22T20:00:00.000Z', 'Denver', 'A7', 'delayed', 'BS');
    expect(reachedBy(shipment({ status: 'delayed', events: [refused, outForDelivery, pickedUp] }))).toBe('in_transit');
  });
});

describe('milestoneNotes', () => {
  it('names the place while the freight moves and the day it is due [TRACK-03]', () => {
    expect(milestoneNotes(english, shipment({ events: [inOmaha, pickedUp, accepted] }), 'en')).toEqual({
      dispatched: 'Oct 13',
      in_transit: 'Omaha, NE',
      delivered: 'Due Oct 22',
    });
  });

  it('names the days once it is delivered [TRACK-03]', () => {
    const done = shipment({
      status: 'delivered',
      delivered_at: handedOver.occurred_at,
      events: [handedOver, outForDelivery, pickedUp, accepted],
    });
    expect(milestoneNotes(english, done, 'en')).toEqual({
      dispatched: 'Oct 13',
      in_transit: 'Oct 14',
      out_for_delivery: 'Oct 22',
      delivered: 'Oct 22',
    });
  });
});
