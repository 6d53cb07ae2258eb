import { demoIssuer } from '../../../seed/company.ts';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Shipment } from '@waybill/contract';
import { billOfLadingOf } from './shipment-documents.ts';
import { examine, examineZpl } from './testing/examine.ts';
import { seeded } from './testing/seeded.ts';
import { seededShipment } from './testing/seeded-shipment.ts';

const missing = ['pdftotext', 'pdftoppm', 'zbarimg'].filter((name) => spawnSync(name, ['-h']).error !== undefined);
const needs = missing.length === 0 ? '' : ` (skipped: ${missing.join(', ')} missing, of poppler-utils and zbar-tools)`;
/** NMFC Docket 2025-1: pounds per cubic foot from which each class applies. */
const scale = [
  [50, '50'],
  [35, '55'],
  [30, '60'],
  [22.5, '65'],
  [15, '70'],
  [12, '85'],
  [10, '92.5'],
  [8, '100'],
  [6, '125'],
  [4, '175'],
  [2, '250'],
  [1, '300'],
  [0, '400'],
] as const;

function classByDensity({ length, width, height, weight, quantity }: Shipment['items'][number]): string | undefined {
  const inches = ({ value, unit }: typeof length) => (unit === 'in' ? value : value / 2.54);
  const cubicFeet = (inches(length) * inches(width) * inches(height) * quantity) / 1728;
  const pounds = weight.unit === 'lb' ? weight.value : weight.value / 0.45359237;
  return scale.find(([from]) => pounds / cubicFeet >= from)?.[1];
}

const clean = { unread: [], clipped: [], wrongSize: 0 };

/** A sample of the 200 documents that `npm run bench -- documents` checks. */
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

describe('generated bills of lading', () => {
  it('bear what the shipment says in every field, and the actual class of each line [BOOK-05]', () => {
    const random = seeded(300);
    for (let made = 0; made < 300; made += 1) {
      const shipment = seededShipment(random, 'ltl');
      const bill = billOfLadingOf(shipment, made % 2 === 0 ? 'en' : 'es', demoIssuer);
      const { pickup, delivery, items } = shipment;
      expect(bill.number).toBe(shipment.bol_number);
      expect(bill.pro ?? null).toBe(shipment.pro_number);
      expect(bill.pickupNumber ?? null).toBe(shipment.pickup_number);
      expect(bill.carrier).toMatchObject({ name: shipment.carrier_name, scac: shipment.scac });
      for (const [printed, party] of [
        [bill.shipFrom, pickup],
        [bill.shipTo, delivery],
      ] as const) {
        expect(printed).toMatchObject({ company: party.company, city: party.city, state: party.state });
        expect(printed).toMatchObject({ postalCode: party.postal_code, phone: party.phone });
        expect(printed.contact).toBe(`${party.contact_first_name} ${party.contact_last_name}`);
      }
      const given = shipment.references.map(({ number }) => number);
      expect(bill.references.map(({ number }) => number)).toEqual(given.length === 0 ? [shipment.bol_number] : given);
      expect(bill.items).toHaveLength(items.length);
      for (const [index, line] of items.entries()) {
        const printed = bill.items[index];
        expect(printed?.description).toBe(line.description);
        expect(printed?.handlingUnits).toBe(String(line.quantity));
        expect(printed?.pieces).toBe(String(line.pieces ?? line.quantity));
        expect(printed?.weight.unit).toBe(line.weight.unit);
        expect(Number(printed?.weight.value.replaceAll(/[^\d.]/g, ''))).toBe(line.weight.value);
        expect(printed?.nmfc ?? null).toBe(line.nmfc);
        expect(printed?.freightClass).toBe(classByDensity(line));
        expect(printed?.hazmat?.idNumber ?? null).toBe(line.hazmat?.id_number ?? null);
      }
    }
  });
});

describe('labels for label printers', () => {
  it('fit in 4 x 6 inches at 203 dpi, with every text and the right barcodes [BOOK-05]', () => {
    const random = seeded(7);
    for (let made = 0; made < 40; made += 1) {
      const shipment = seededShipment(random, made % 2 === 0 ? 'ltl' : 'parcel');
      expect(examineZpl(shipment, made % 4 < 2 ? 'en' : 'es')).toEqual([]);
    }
  });
});
