import { describe, expect, it } from 'vitest';
import { pauseAfter } from './poll.ts';

const minute = 60_000;

describe('the pause until a shipment is asked about again', () => {
  it('is shorter while it moves [TRACK-05]', () => {
    const pauses = ['pending', 'dispatched', 'in_transit', 'delayed', 'delivered'].map((status) =>
      pauseAfter(status, 0, false),
    );
    expect(pauses).toEqual([120, 60, 45, 60, 720].map((minutes) => minutes * minute));
  });

  it('doubles with each failure, up to six hours [TRACK-05]', () => {
    const pauses = [1, 2, 3, 6, 7, 20].map((failures) => pauseAfter('in_transit', failures, false));
    expect(pauses).toEqual([10, 20, 40, 320, 360, 360].map((minutes) => minutes * minute));
    expect([0, 1, 2].map((failures) => pauseAfter('in_transit', failures, true))).toEqual([30_000, 60_000, 120_000]);
  });
});
