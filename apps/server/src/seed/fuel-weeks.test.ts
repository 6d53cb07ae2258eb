import { addDays, daysBetween, weekdayOf } from '@waybill/freight';
import { expect, it } from 'vitest';
import { fuelWeeks } from './fuel-weeks.ts';

it.each(['2026-11-16', '2026-11-18', '2026-11-22'])('ends with the Monday of the week of %s', (today) => {
  const weeks = fuelWeeks(today);
  expect(weeks).toHaveLength(52);
  expect(weeks.at(-1)?.week).toBe('2026-11-16');
  expect(weeks.every(({ week }, index) => index === 0 || daysBetween(weeks[index - 1]?.week ?? week, week) === 7)).toBe(
    true,
  );
});

it('stays between 3.40 and 3.90 dollars in whole mills, in any year', () => {
  for (let week = 0; week < 260; week += 1) {
    const [first] = fuelWeeks(addDays('2026-01-05', week * 7));
    expect(first?.thousandths).toBeGreaterThanOrEqual(3400);
    expect(first?.thousandths).toBeLessThanOrEqual(3900);
    expect(Number.isInteger(first?.thousandths)).toBe(true);
    expect(weekdayOf(first?.week ?? '')).toBe(1);
  }
});

it('gives a week the same price whenever it is asked', () => {
  const [now, later] = [fuelWeeks('2026-11-18'), fuelWeeks('2027-02-10')];
  const price = (weeks: typeof now) => weeks.find(({ week }) => week === '2026-10-05')?.thousandths;
  expect(price(later)).toBe(price(now));
  expect(price(now)).toBeGreaterThan(0);
});
