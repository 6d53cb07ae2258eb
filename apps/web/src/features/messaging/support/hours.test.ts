import { describe, expect, it } from 'vitest';
import { differ, instantOf, isOpen } from './hours.ts';

const hours = { opens_at: '07:00', closes_at: '19:00', time_zone: 'America/Chicago' };
const open = (instant: string) => isOpen(hours, new Date(instant));

describe('support', () => {
  it('is there from its first minute to its last, by its own clock', () => {
    // Chicago is five hours behind UTC in summer time, six in winter.
    expect([open('2026-10-20T11:59:00Z'), open('2026-10-20T12:00:00Z')]).toEqual([false, true]);
    expect([open('2026-10-20T23:59:00Z'), open('2026-10-21T00:00:00Z')]).toEqual([true, false]);
    expect([open('2026-11-20T12:30:00Z'), open('2026-11-20T13:00:00Z')]).toEqual([false, true]);
  });

  it('is not there on weekends, as they are in its zone', () => {
    // Noon of Saturday, and Sunday evening in Chicago when it is Monday in London.
    expect(open('2026-10-24T17:00:00Z')).toBe(false);
    expect(open('2026-10-26T00:30:00Z')).toBe(false);
    expect(open('2026-10-26T12:30:00Z')).toBe(true);
  });

  it('opens at one instant, which other clocks show as another time', () => {
    const noon = new Date('2026-10-20T17:00:00Z');
    expect(instantOf('07:00', 'America/Chicago', noon).toISOString()).toBe('2026-10-20T12:00:00.000Z');
    expect(instantOf('09:30', 'Asia/Kolkata', noon).toISOString()).toBe('2026-10-20T04:00:00.000Z');
  });

  it('names the reader’s time only where it is another', () => {
    const noon = new Date('2026-10-20T17:00:00Z');
    expect(differ('America/Chicago', 'America/Mexico_City', new Date('2026-12-20T17:00:00Z'))).toBe(false);
    expect(differ('America/Chicago', 'America/New_York', noon)).toBe(true);
  });
});
