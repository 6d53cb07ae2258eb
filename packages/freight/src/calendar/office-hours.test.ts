import { describe, expect, it } from 'vitest';
import { opensAt } from './office-hours.ts';

const hours = { zone: 'America/New_York', opens: '08:00', closes: '18:00' };

// New York is UTC-5 in winter and UTC-4 in summer. Thanksgiving 2026 is November 26; carriers are also closed on the
// 27th.
const cases = [
  ['a Monday morning', '2026-11-16T14:30:00Z', null],
  ['the minute it opens', '2026-11-16T13:00:00Z', null],
  ['the minute it closes', '2026-11-16T23:00:00Z', '2026-11-17T13:00:00Z'],
  ['before it opens', '2026-11-16T11:59:30Z', '2026-11-16T13:00:00Z'],
  ['a Saturday', '2026-11-21T15:00:00Z', '2026-11-23T13:00:00Z'],
  ['Thanksgiving', '2026-11-26T15:00:00Z', '2026-11-30T13:00:00Z'],
  ['summer, by the clock on the wall', '2026-07-06T11:00:00Z', '2026-07-06T12:00:00Z'],
] as const;

describe('office hours', () => {
  for (const [title, now, opens] of cases) {
    it(`on ${title}`, () => {
      const expected = opens === null ? null : new Date(opens).toISOString();
      expect(opensAt(new Date(now), hours)?.toISOString() ?? null).toBe(expected);
    });
  }
});
