import { ltlClosures } from '@waybill/freight';
import { expect, it } from 'vitest';
import { stepsSoFar } from './journey.ts';

const steps = [
  { afterHours: 0, event: 'booked' },
  { afterHours: 4, event: 'picked up' },
];
const minute = 60_000;
const late = new Date('2027-01-01T00:00:00Z');
const timesOf = (booked: string, closures?: Parameters<typeof stepsSoFar>[4]) =>
  stepsSoFar(steps, new Date(booked), late, minute, closures).map(({ at }) => at.toISOString());

it('picks a parcel up on a business day: what is booked on Thanksgiving waits until the next morning', () => {
  expect(timesOf('2026-11-25T15:00:00Z')).toEqual(['2026-11-25T15:00:00.000Z', '2026-11-25T15:04:00.000Z']);
  // 8 a.m. in New York is 13:00 UTC in winter.
  expect(timesOf('2026-11-26T15:00:00Z')).toEqual(['2026-11-26T15:00:00.000Z', '2026-11-27T13:04:00.000Z']);
});

it('picks freight up when its terminals are open: not on the day after Thanksgiving', () => {
  const freight = timesOf('2026-11-26T15:00:00Z', { holidays: ltlClosures });
  expect(freight).toEqual(['2026-11-26T15:00:00.000Z', '2026-11-30T13:04:00.000Z']);
});
