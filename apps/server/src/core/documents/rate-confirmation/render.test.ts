import { describe, expect, it } from 'vitest';
import { outside, overlaps, pagesOf } from '../testing/pdf-reader.ts';
import { renderRateConfirmation } from './render.ts';
import type { RateConfirmationInput } from './types.ts';

const company = 'Distribuidora Internacional de Refacciones y Herramientas SA';
const stops = (many: number) =>
  Array.from({ length: many }, (_, at) => ({ label: String(at + 1), text: `Delivery at Truth or Consequences ${at}` }));

const confirmation = (many: number): RateConfirmationInput => ({
  language: 'en',
  createdAt: new Date('2026-10-20T17:00:00Z'),
  issuer: 'Waybill',
  title: 'Rate Confirmation RC-100234',
  pageText: 'Page {{page}} of {{pages}}',
  head: [{ label: 'Carrier', text: company }],
  sections: [
    { title: 'Pickup', inRow: 3, fields: [{ label: 'Company', text: company }] },
    { title: 'Stops', inRow: 2, fields: stops(many) },
    { title: 'Load', inRow: 3, fields: [{ label: 'Commodity', text: `${company}, `.repeat(20) }] },
  ],
  termsTitle: 'Terms',
  terms: [company, company],
  signatures: ['For the carrier'],
});

describe('a rate confirmation of many stops', () => {
  it('cuts nothing off, and leaves no heading at the end of a page', async () => {
    for (let many = 0; many <= 40; many += 2) {
      const pages = pagesOf(await renderRateConfirmation(confirmation(many)));
      for (const page of pages) {
        expect([many, outside(page, 18), overlaps(page)]).toEqual([many, [], []]);
        const lowest = page.words.toSorted((a, b) => a.bottom - b.bottom).at(-1)?.text;
        expect([many, ['Pickup', 'Stops', 'Load', 'Terms'].includes(lowest ?? '')]).toEqual([many, false]);
      }
    }
  });
});
