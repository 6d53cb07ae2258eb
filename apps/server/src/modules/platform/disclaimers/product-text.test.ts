import { createHash } from 'node:crypto';
import { bookingDisclaimer } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { en } from '@waybill/phrases/en';
import { es } from '@waybill/phrases/es';

/**
 * Fingerprints of all versions of the disclaimer. Any change of the text needs a new version in the contract and a new
 * line here, so that people are asked again. Never change an old line.
 */
const fingerprints: Readonly<Record<string, string>> = {
  '2026-11-15': '9791ebf692c7918c',
  '2026-11-27': '831770fdc9394bcd',
};

describe('the disclaimer of bookings', () => {
  it('keeps its words for as long as it keeps its version [BOOK-14]', () => {
    const words = JSON.stringify([en.disclaimers.booking, es.disclaimers.booking]);
    expect(createHash('sha256').update(words).digest('hex').slice(0, 16)).toBe(fingerprints[bookingDisclaimer]);
  });
});
