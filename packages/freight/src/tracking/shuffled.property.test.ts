import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEvents } from './apply-events.ts';
import { edi214Statuses } from './edi214-statuses.ts';
import { edi214Reasons } from './edi214-reasons.ts';
import type { TrackingEvent } from './event.ts';
import { parcelEvents, uspsEvents } from './parcel-events.ts';

const codes: readonly Pick<TrackingEvent, 'scheme' | 'code'>[] = [
  ...Object.keys(edi214Statuses).map((code) => ({ scheme: 'edi214' as const, code })),
  ...Object.keys(parcelEvents).map((code) => ({ scheme: 'parcel' as const, code })),
  ...Object.keys(uspsEvents).map((code) => ({ scheme: 'usps' as const, code })),
];
const reasons = [null, null, null, ...edi214Reasons.keys()];

const event: fc.Arbitrary<TrackingEvent> = fc
  .record({ at: fc.integer({ min: 0, max: 40 }), of: fc.constantFrom(...codes), reason: fc.constantFrom(...reasons) })
  .map(({ at, of, reason }) => ({ at, reason, ...of }));

/** One shipment as it is heard of: some events late, some twice, in an order of their own. */
const told = fc.array(event, { minLength: 1, maxLength: 14 }).chain((events) =>
  fc
    .array(fc.nat({ max: events.length - 1 }), { maxLength: 10 })
    .chain((twice) => {
      const heard = [...events, ...twice.map((at) => events[at] as TrackingEvent)];
      return fc.shuffledSubarray(heard, { minLength: heard.length });
    })
    .map((heard) => ({ events, heard })),
);

it(
  '10,000 sequences, late, doubled and out of order, end where the events in order end [TRACK-05]',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(told, ({ events, heard }) => {
        const inOrder = applyEvents(events.toSorted((a, b) => a.at - b.at));
        expect(applyEvents(heard)).toEqual(inOrder);
        expect(inOrder.history.length).toBeLessThanOrEqual(events.length);
      }),
      { numRuns: 10_000, seed: 214 },
    );
  },
);
