// 200 seeded documents, each rendered and read back by programs that know nothing of it: pdftotext and pdftoppm of
// poppler-utils, and zbarimg of zbar-tools, which have to be installed.
import {
  examine,
  examineZpl,
  type DocumentUnderTest,
} from '../../apps/server/src/modules/shipments/documents/testing/examine.ts';
import { seededShipment } from '../../apps/server/src/modules/shipments/documents/testing/seeded-shipment.ts';
import { absolute } from '../measure/figure.ts';
import { randomFrom } from '../measure/random.ts';
import type { Measurement } from '../measure/runner.ts';

const kinds: readonly DocumentUnderTest[] = ['bill-of-lading', 'unit-labels', 'parcel-labels'];

export const measure: Measurement = async function* ({ seed, smoke, note }) {
  const random = randomFrom(seed);
  const count = smoke ? 3 : 200;
  const sums = { pages: 0, unread: 0, clipped: 0, wrongSize: 0, zpl: 0 };
  for (let made = 0; made < count; made += 1) {
    const kind = kinds[made % kinds.length] ?? 'bill-of-lading';
    const language = made % 2 === 0 ? 'en' : 'es';
    const shipment = seededShipment(random, kind === 'parcel-labels' ? 'parcel' : 'ltl');
    const found = await examine(shipment, kind, language);
    sums.pages += found.pages;
    sums.unread += found.unread.length;
    sums.clipped += found.clipped.length;
    sums.wrongSize += found.wrongSize;
    const zpl = kind === 'bill-of-lading' ? [] : examineZpl(shipment, language);
    sums.zpl += zpl.length;
    const wrong = [...found.unread.map((code) => `unread: ${code}`), ...found.clipped, ...zpl];
    if (wrong.length > 0) note(`${kind} ${made}, ${language}: ${wrong.slice(0, 6).join('; ')}`);
    if (made % 25 === 24) note(`${made + 1} of ${count} documents read`);
  }
  yield absolute({ name: 'documents.read', unit: 'documents', seed }, count, 'at least', count);
  yield absolute({ name: 'documents.pages', unit: 'pages', seed }, sums.pages, 'at least', count);
  yield absolute({ name: 'documents.barcodes_unread', unit: 'barcodes', seed }, sums.unread, 'at most', 0);
  yield absolute({ name: 'documents.texts_clipped', unit: 'texts', seed }, sums.clipped, 'at most', 0);
  yield absolute({ name: 'documents.pages_of_wrong_size', unit: 'pages', seed }, sums.wrongSize, 'at most', 0);
  yield absolute({ name: 'documents.zpl_faults', unit: 'faults', seed }, sums.zpl, 'at most', 0);
};
