import { describe, expect, it } from 'vitest';
import { dateAt, laneOf, localText, placeField } from './places.ts';

const place = (stateOrProvinceCode: string, postalCode: string) =>
  placeField.parse({ stateOrProvinceCode, postalCode, countryCode: 'US' });

describe('places of simulated FedEx', () => {
  it('show an instant on their clock, with the offset of the day', () => {
    // Arizona has no summer time; Chicago has it until November.
    const instant = new Date('2026-07-04T03:12:45Z');
    expect(localText(instant, 'America/Chicago')).toBe('2026-07-03T22:12:45-05:00');
    expect(localText(instant, 'America/Phoenix')).toBe('2026-07-03T20:12:45-07:00');
    expect(localText(new Date('2026-12-04T03:12:45Z'), 'America/Chicago')).toBe('2026-12-03T21:12:45-06:00');
    expect(localText(instant, 'Asia/Kolkata')).toBe('2026-07-04T08:42:45+05:30');
    expect(dateAt(instant, place('IL', '60601'))).toBe('2026-07-03');
  });

  it('are as far from each other as their states are, about', () => {
    const coast = laneOf(place('CA', '90001'), place('NY', '10001'));
    expect(coast.miles).toBeGreaterThan(2300);
    expect(coast.miles).toBeLessThan(3600);
    expect(coast.zone).toBe(8);
    expect(laneOf(place('TN', '38017'), place('TN', '38017')).zone).toBe(2);
  });

  it('are told by the first digit of a postal code where no state is given', () => {
    // The published smallest request: Missouri to Arkansas, postal codes only.
    expect(laneOf(place('', '65247'), place('', '72348')).miles).toBeLessThan(1000);
  });
});
