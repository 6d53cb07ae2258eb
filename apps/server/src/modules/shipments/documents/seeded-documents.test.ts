import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { examine, examineZpl } from './testing/examine.ts';
import { seeded } from './testing/seeded.ts';
import { seededShipment } from './testing/seeded-shipment.ts';

const missing = ['pdftotext', 'pdftoppm', 'zbarimg'].filter((name) => spawnSync(name, ['-h']).error !== undefined);
const needs = missing.length === 0 ? '' : ` (skipped: ${missing.join(', ')} missing, of poppler-utils and zbar-tools)`;
const clean = { unread: [], clipped: [], wrongSize: 0 };

/** A few of what `npm run bench -- documents` reads 200 of. */
describe(`documents read back by independent programs${needs}`, () => {
  const random = seeded(49);
  const cases = [
    ['bill-of-lading', 'en', 'ltl'],
    ['bill-of-lading', 'es', 'ltl'],
    ['unit-labels', 'es', 'ltl'],
    ['parcel-labels', 'en', 'parcel'],
  ] as const;
  for (const [kind, language, mode] of cases) {
    it.skipIf(missing.length > 0)(
      `${kind} in ${language} [BOOK-05]`,
      async () => {
        expect(await examine(seededShipment(random, mode), kind, language)).toMatchObject(clean);
      },
      60_000,
    );
  }
});

describe('labels for label printers', () => {
  it('stand inside 4 x 6 inches of 203 dots, with every text and the right barcodes [BOOK-05]', () => {
    const random = seeded(7);
    for (let made = 0; made < 40; made += 1) {
      const shipment = seededShipment(random, made % 2 === 0 ? 'ltl' : 'parcel');
      expect(examineZpl(shipment, made % 4 < 2 ? 'en' : 'es')).toEqual([]);
    }
  });
});
