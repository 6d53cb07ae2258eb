import { describe, expect, it } from 'vitest';
import { formatsFor } from './formats.ts';

const en = formatsFor('en', 'imperial');
const es = formatsFor('es', 'metric');
// Intl parts some words by narrow or unbreakable spaces.
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it('is made of minor units', () => {
    expect(en.money({ amount: 107_230, currency: 'USD' })).toBe('$1,072.30');
    expect(en.money({ amount: -122_404, currency: 'USD' })).toBe('-$1,224.04');
    expect(en.money({ amount: 5, currency: 'CAD' })).toBe('CA$0.05');
    expect(en.money({ amount: 99_900, currency: 'MXN' })).toBe('MX$999.00');
  });
});

describe('dates', () => {
  it('keep the calendar day whatever the zone of the reader', () => {
    expect(en.date('2026-12-02')).toBe('Wed, Dec 2');
    expect(en.longDate('2026-12-02')).toBe('Wed, Dec 2, 2026');
    expect(plain(es.date('2026-12-02'))).toBe('mié, 2 de dic');
  });

  it('show an instant in the zone of its place, and name the zone', () => {
    const instant = '2026-10-20T11:12:00.000Z';
    expect(plain(en.dateTime(instant, 'America/Chicago'))).toBe('Tue, Oct 20, 6:12 AM CDT');
    expect(plain(en.time(instant, 'America/New_York'))).toBe('7:12 AM EDT');
    expect(en.zone('America/New_York', new Date(instant))).toBe('Eastern Time');
  });
});

describe('measures', () => {
  it('follow the unit system: 100 lb are 45.359237 kg, 48 in are 121.92 cm, 10 mi are 16.09344 km', () => {
    expect(en.mass(3190)).toBe('3,190 lb');
    expect(plain(es.mass(100, 2))).toBe('45.36 kg');
    expect(en.length(48)).toBe('48 in');
    expect(plain(es.length(48))).toBe('121.9 cm');
    expect(en.distance(964)).toBe('964 mi');
    expect(plain(es.distance(10))).toBe('16 km');
    expect(es.units).toEqual({ mass: 'kg', length: 'cm', distance: 'km' });
  });

  it('write numbers and shares', () => {
    expect(en.number(11.634, 2)).toBe('11.63');
    expect(plain(en.percent(0.3325, 2))).toBe('33.25%');
  });
});
