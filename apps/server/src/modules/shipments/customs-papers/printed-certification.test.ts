import { describe, expect, it } from 'vitest';
import { renderSheet } from '../../../core/documents/index.ts';
import { outside, overlaps, pagesOf } from '../../../core/documents/testing/pdf-reader.ts';
import { usmcaCertification } from './printed-certification.ts';
import { facts, fieldsOf, line, notesOf, rowsOf, toCanada, toMexico } from './testing/sample.ts';

const now = new Date('2026-12-01T15:00:00Z');
const certified = { ...facts, certifier: 'exporter' as const };

/** The nine minimum data elements of Annex 5-A. */
describe('a USMCA certification of origin', () => {
  it('has the certifier, the exporter, the producer, and the importer [elements 1 to 5]', () => {
    const fields = fieldsOf(usmcaCertification(certified, toCanada, now));
    const exporter =
      'Harbor Tools\n100 Sample Street\nManchester, NH 03103\nUnited States\n603-555-0142\ndock@harbor.example\nTax ID: 12-3456789';
    expect(fields).toMatchObject({
      '1. Certified by': 'Exporter',
      '2. Certifier': `Dana Whitfield, Export manager\n${exporter}`,
      '3. Exporter': exporter,
      '4. Producer': exporter,
      '5. Importer':
        'Maple Retail\n200 King Street West\nToronto, ON M5H 3T4\nCanada\n416-555-0187\nimport@maple.example',
    });
  });

  it('names another producer, and whoever certifies', () => {
    const producer = { ...facts.importer, name: 'Brass Works', country: 'US' as const };
    const fields = fieldsOf(usmcaCertification({ ...certified, producer, certifier: 'producer' }, toCanada, now));
    expect(fields['1. Certified by']).toBe('Producer');
    expect(fields['2. Certifier']).toMatch(/^Dana Whitfield, Export manager\nBrass Works\n/);
    expect(fields['4. Producer']).toMatch(/^Brass Works\n/);
    const importer = fieldsOf(usmcaCertification({ ...certified, certifier: 'importer' }, toCanada, now));
    expect(importer['2. Certifier']).toMatch(/\nMaple Retail\n/);
  });

  it('lists originating goods alone, with six digits and the criterion [elements 6 and 7]', () => {
    const lines = [
      { ...line, hs_code: '8481801000' },
      { ...line, description: 'Brass wire', criterion: null },
    ];
    const made = usmcaCertification({ ...certified, lines }, toCanada, now);
    expect(rowsOf(made)).toEqual([{ cells: ['Brass faucets', '8481.80', 'B', 'US'] }]);
    expect(notesOf(made).some((note) => note.startsWith('B: produced there'))).toBe(true);
    expect(notesOf(made).some((note) => note.startsWith('A:'))).toBe(false);
  });

  it('is for one shipment, or for a period [element 8]', () => {
    const period = (changes: object) =>
      fieldsOf(usmcaCertification({ ...certified, ...changes }, toCanada, now))['8. Blanket period'];
    expect(period({})).toBe('Single shipment, invoice CI-4471');
    expect(period({ blanket_from: '2026-12-01', blanket_until: '2027-11-30' })).toBe('Dec 1, 2026 to Nov 30, 2027');
  });

  it('carries the statement of the agreement, and is signed and dated [element 9]', () => {
    const made = usmcaCertification(certified, toCanada, now);
    expect(notesOf(made).at(-1)).toBe(
      'I certify that the goods described in this document qualify as originating and the information contained in this document is true and accurate. I assume responsibility for proving such representations and agree to maintain and present upon request or to make available during a verification visit, documentation necessary to support this certification.',
    );
    expect(made.parts.at(-1)).toEqual({ kind: 'signatures', labels: ['9. Authorized signature and date'] });
  });

  it('is in English and Spanish for Mexico, and fits its page', async () => {
    const made = usmcaCertification(certified, toMexico, now);
    expect(made.title).toBe('USMCA certification of origin / Certificación de origen T-MEC');
    expect(fieldsOf(made)['1. Certified by / 1. Certifica el']).toBe('Exporter / Exportador');
    expect(notesOf(made).at(-1)).toMatch(/^Certifico que/);
    for (const page of pagesOf(await renderSheet(made))) expect([outside(page, 18), overlaps(page)]).toEqual([[], []]);
  });
});
