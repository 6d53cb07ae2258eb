import { beforeAll, expect, it } from 'vitest';
import { startLanguage } from '../language/i18n.ts';
import { formatWhen } from './when.ts';

beforeAll(() => startLanguage('en'));

const now = new Date('2026-11-24T04:30:00.000Z');

it.each([
  // Half past ten in the evening of the 23rd in New York, six hours into the next day by UTC.
  ['9:55 PM', '2026-11-24T02:55:00.000Z'],
  ['Nov 22', '2026-11-23T04:55:00.000Z'],
  ['Nov 23, 2025', '2025-11-23T17:00:00.000Z'],
  ['Nov 24', '2026-11-24T05:10:00.000Z'],
])('a list says %s of %s', (words, instant) => {
  expect(formatWhen(instant, 'America/New_York', now).replace(/\u202F/g, ' ')).toBe(words);
});
