import { describe, expect, it } from 'vitest';
import { answerDue, firstTruckloadPickup } from './sales-desk.ts';

// Desk hours are Monday to Friday, 8 a.m. to 6 p.m. in New York, which is UTC-5 in winter and UTC-4 in summer.
const cases = [
  ['a Monday morning: four hours later', '2026-11-16T14:30:00Z', '2026-11-16T18:30:00Z'],
  ['exactly at noon', '2026-11-16T17:00:00Z', '2026-11-16T21:00:00Z'],
  ['two hours before closing: two more on the next morning', '2026-11-16T21:00:00Z', '2026-11-17T15:00:00Z'],
  ['before opening: from eight on', '2026-11-16T10:00:00Z', '2026-11-16T17:00:00Z'],
  ['at night: the next morning', '2026-11-17T03:00:00Z', '2026-11-17T17:00:00Z'],
  ['Friday at four: over the weekend', '2026-11-20T21:00:00Z', '2026-11-23T15:00:00Z'],
  [
    'the day before Thanksgiving at five: Monday, as nobody carries on the Friday',
    '2026-11-25T22:00:00Z',
    '2026-11-30T16:00:00Z',
  ],
  ['summer time counts by the clock on the wall', '2026-07-06T13:00:00Z', '2026-07-06T17:00:00Z'],
] as const;

describe('by when an answer is promised', () => {
  for (const [title, asked, due] of cases) {
    it(`counts ${title}`, () => {
      expect(answerDue(new Date(asked)).toISOString()).toBe(new Date(due).toISOString());
    });
  }
});

describe('the first day on which sales can still send a truck', () => {
  it.each([
    ['Monday at 9:30: answered the same day, so on Tuesday', '2026-11-16T14:30:00Z', '2026-11-17'],
    ['Monday at four: answered on Tuesday, so on Wednesday', '2026-11-16T21:00:00Z', '2026-11-18'],
    ['Friday at nine: answered the same day, so on Monday', '2026-11-20T14:00:00Z', '2026-11-23'],
    // Trucks drive on the day after Thanksgiving, but nobody is at the desk.
    ['the evening of Thanksgiving: answered on Monday, so on Tuesday', '2026-11-27T02:45:00Z', '2026-12-01'],
    ['the day before Thanksgiving in the morning: on Friday', '2026-11-25T14:00:00Z', '2026-11-27'],
  ])('is, asked on %s', (_, asked, day) => {
    expect(firstTruckloadPickup(new Date(asked))).toBe(day);
  });
});
