import { expect, it } from 'vitest';
import { instantOf } from './local-time.ts';

it.each([
  // New York is 5 hours behind UTC in winter and 4 in summer; Phoenix 7 all year; Honolulu 10.
  ['2026-01-15', '09:30', 'America/New_York', '2026-01-15T14:30:00.000Z'],
  ['2026-07-15', '09:30', 'America/New_York', '2026-07-15T13:30:00.000Z'],
  ['2026-07-15', '22:00', 'America/Phoenix', '2026-07-16T05:00:00.000Z'],
  ['2026-12-31', '23:59', 'Pacific/Honolulu', '2027-01-01T09:59:00.000Z'],
  // Clocks go back on 1 November 2026 at 2:00 and forward on 8 March 2026 at 2:00.
  ['2026-11-01', '12:00', 'America/Chicago', '2026-11-01T18:00:00.000Z'],
  ['2026-11-01', '00:30', 'America/Chicago', '2026-11-01T05:30:00.000Z'],
  ['2026-03-08', '01:59', 'America/Chicago', '2026-03-08T07:59:00.000Z'],
  ['2026-03-08', '03:00', 'America/Chicago', '2026-03-08T08:00:00.000Z'],
])('puts %s %s in %s at %s', (date, time, zone, instant) => {
  expect(instantOf(date, time, zone).toISOString()).toBe(instant);
});

it('takes minutes after midnight, also past the end of the day', () => {
  expect(instantOf('2026-01-15', 570, 'America/New_York').toISOString()).toBe('2026-01-15T14:30:00.000Z');
  expect(instantOf('2026-01-15', 1500, 'America/New_York').toISOString()).toBe('2026-01-16T06:00:00.000Z');
});

it('does not stumble over a time that the clocks jump over', () => {
  const jumped = instantOf('2026-03-08', '02:30', 'America/Chicago').toISOString();
  expect(['2026-03-08T07:30:00.000Z', '2026-03-08T08:30:00.000Z']).toContain(jumped);
});
