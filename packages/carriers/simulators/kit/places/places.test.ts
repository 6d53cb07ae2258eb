import { describe, expect, it } from 'vitest';
import { localMoment } from './time-zones.ts';
import { centerOfZip3, placeOfZip, placesOfCity } from './zip.ts';

describe('places of simulated carriers', () => {
  it('knows a ZIP code of five or nine digits', () => {
    expect(placeOfZip('02139')).toMatchObject({ city: 'Cambridge', state: 'MA', timeZone: 'America/New_York' });
    expect(placeOfZip('60647-1234')).toMatchObject({ zip: '60647', city: 'Chicago', timeZone: 'America/Chicago' });
    expect(placeOfZip('00000')).toBeNull();
    expect(placeOfZip('V6B 1A1')).toBeNull();
  });

  it('finds the middle of an area', () => {
    // Atlanta is at 33.75 N, 84.39 W.
    expect(centerOfZip3('303')?.latitude).toBeCloseTo(33.75, 0);
    expect(centerOfZip3('303')?.longitude).toBeCloseTo(-84.39, 0);
    expect(centerOfZip3('000')).toBeNull();
  });

  it('lists the ZIP codes of a city, however it is spelt in capitals', () => {
    const zips = placesOfCity('cambridge', 'ma').map(({ zip }) => zip);
    expect(zips).toContain('02139');
    expect(zips).toContain('02142');
    expect(placesOfCity('Cambridge', 'TX')).toEqual([]);
  });

  it.each([
    ['America/New_York', '2026-12-01T04:30:00Z', '2026-11-30', '23:30:00', -300],
    ['America/Chicago', '2026-07-01T17:00:00Z', '2026-07-01', '12:00:00', -300],
    ['Pacific/Guam', '2026-12-01T20:00:00Z', '2026-12-02', '06:00:00', 600],
  ])('tells the time in %s', (zone, at, date, time, offsetMinutes) => {
    expect(localMoment(new Date(at), zone)).toEqual({ date, time, offsetMinutes });
  });
});
