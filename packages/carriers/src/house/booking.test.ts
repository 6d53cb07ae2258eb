import { describe, expect, it } from 'vitest';
import { houseManifest } from './manifest.ts';
import { bookHouse, isHouseProNumber } from './booking.ts';
import { houseScacs, proPrefixes } from './prefixes.ts';

const bookingId = '0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e6f';

describe('booking with a house carrier', () => {
  it('gives the same numbers for the same booking, however its id is written', () => {
    const first = bookHouse({ bookingId, scac: 'GSTF' });
    expect(bookHouse({ bookingId, scac: 'GSTF' })).toEqual(first);
    expect(bookHouse({ bookingId: bookingId.toUpperCase(), scac: 'GSTF' })).toEqual(first);
  });

  it('gives other numbers to other bookings and by other carriers', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `0198f3a2-5b1c-7d3e-8f00-${String(index).padStart(12, '0')}`);
    const pros = ids.flatMap((id) => houseScacs.map((scac) => bookHouse({ bookingId: id, scac }).proNumber));
    expect(new Set(pros).size).toBe(pros.length);
  });

  it('writes the PRO number as the carrier prefix, a dash, eight digits and the remainder modulo 7', () => {
    const { proNumber, pickupNumber } = bookHouse({ bookingId, scac: 'SNEX' });
    expect(proNumber).toMatch(/^587-\d{9}$/);
    expect(pickupNumber).toMatch(/^PU\d{7}$/);
    const digits = proNumber.replace('-', '');
    expect(Number(BigInt(digits.slice(0, 11)) % 7n)).toBe(Number(digits.slice(11)));
  });

  it('refuses a carrier that is none of the house', () => {
    expect(() => bookHouse({ bookingId, scac: 'ZZZZ' })).toThrow('Not a house carrier');
    expect(() => bookHouse({ bookingId, scac: 'toString' })).toThrow(RangeError);
  });

  it('knows its own numbers and finds a mistyped digit', () => {
    // 21400000000 = 7 x 3057142857 + 1
    expect(isHouseProNumber('214-000000001')).toBe(true);
    expect(isHouseProNumber('214 000000001')).toBe(true);
    expect(isHouseProNumber('214-000000002')).toBe(false);
    expect(isHouseProNumber('999-000000001')).toBe(false);
    expect(isHouseProNumber('214-00000000')).toBe(false);
  });

  it('has a prefix of its own for every carrier', () => {
    const prefixes = Object.values(proPrefixes);
    expect(prefixes).toHaveLength(12);
    expect(new Set(prefixes).size).toBe(12);
    expect(prefixes.every((prefix) => /^[1-9]\d\d$/.test(prefix))).toBe(true);
  });
});

it('describes itself as a carrier that answers again as before and needs no credentials', () => {
  expect(houseManifest.scacs).toEqual(houseScacs);
  expect(houseManifest).toMatchObject({ modes: ['ltl'], idempotency: 'same_answer', findByReference: true });
  expect(houseManifest.credentials.safeParse({}).success).toBe(true);
  expect(houseManifest.credentials.safeParse({ key: 'x' }).success).toBe(false);
});
