import type { Shipment } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { renderSheet, type SheetInput } from '../../../core/documents/index.ts';
import { everyText } from '../../../core/documents/testing/every-text.ts';
import { outside, overlaps, pagesOf } from '../../../core/documents/testing/pdf-reader.ts';
import { shipmentPackingSlip } from './packing-slip.ts';
import { seeded } from './testing/seeded.ts';
import { seededShipment } from './testing/seeded-shipment.ts';

const party = (company: string, first: string): Shipment['pickup'] => ({
  ...seededShipment(seeded(3), 'ltl').pickup,
  company,
  contact_first_name: first,
  contact_last_name: 'Núñez',
  phone: '603-555-0142',
  street_lines: ['100 Sample Street'],
  exterior_number: null,
  interior_number: null,
  neighborhood: null,
  city: 'Manchester',
  state: 'NH',
  postal_code: '03103',
  country: 'US',
});
const [line] = seededShipment(seeded(3), 'ltl').items;
const shipment: Shipment = {
  ...seededShipment(seeded(3), 'ltl'),
  bol_number: 'WB20464172',
  pro_number: '417-226902',
  carrier_name: 'Granite State Freight',
  service_name: 'Standard',
  pickup: party('Harbor Tools', 'Dana'),
  delivery: party('Sample Renovation Site', 'Luis'),
  references: [{ type: 'po_number', number: '4471-B' }],
  items: [
    {
      ...line!,
      description: 'Bathroom vanities, boxed',
      package_type: 'pallets',
      quantity: 2,
      pieces: 16,
      product_number: 'BV-100',
      weight: { value: 1240, unit: 'lb' },
      hazmat: null,
    },
    {
      ...line!,
      description: 'Kitchen cabinet, built',
      package_type: 'crates',
      quantity: 1,
      pieces: null,
      product_number: null,
      weight: { value: 410, unit: 'lb' },
      hazmat: null,
    },
  ],
  units: 3,
  weight_lb: 1650,
};
const parts = (slip: SheetInput) => ({
  fields: Object.fromEntries(
    slip.parts.flatMap((part) => (part.kind === 'fields' ? part.fields.map(({ label, text }) => [label, text]) : [])),
  ),
  rows: slip.parts.flatMap((part) => (part.kind === 'table' ? part.rows : [])),
});

describe('the packing slip of a shipment', () => {
  it('names both places, the carrier, and the references', () => {
    expect(parts(shipmentPackingSlip(shipment, 'en', 'Waybill')).fields).toEqual({
      'Ship from': 'Harbor Tools\nDana Núñez\n100 Sample Street\nManchester, NH 03103\n603-555-0142',
      'Ship to': 'Sample Renovation Site\nLuis Núñez\n100 Sample Street\nManchester, NH 03103\n603-555-0142',
      'Ship date': 'Dec 2, 2026',
      Carrier: 'Granite State Freight, Standard',
      'PRO number': '417-226902',
      'PO Number': '4471-B',
    });
  });

  it('lists the items with their quantity, and how much that is', () => {
    expect(parts(shipmentPackingSlip(shipment, 'en', 'Waybill')).rows).toEqual([
      { cells: ['BV-100', 'Bathroom vanities, boxed', 'Pallets × 2', '16', '1,240 lb'] },
      { cells: ['', 'Kitchen cabinet, built', 'Crates × 1', '1', '410 lb'] },
      { cells: ['', 'Total', '3', '17', '1,650 lb'], kind: 'total' },
    ]);
  });

  it('counts a handling unit once where several items share it', () => {
    const items = shipment.items.map((item) => ({ ...item, group: 'A' }));
    const { rows } = parts(shipmentPackingSlip({ ...shipment, items, units: 2 }, 'en', 'Waybill'));
    expect(rows.map(({ cells }) => cells[2])).toEqual(['Pallets × 2', 'With the line above', '2']);
  });

  it('shows no price and no value', () => {
    const slip = shipmentPackingSlip({ ...shipment, declared_value: { amount: 850_000, currency: 'USD' } }, 'en', 'W');
    expect(everyText(slip).join(' ')).not.toMatch(/\$|8,?500/);
  });

  it('says that a shipment was canceled', () => {
    const canceled = { ...shipment, status: 'canceled' as const };
    expect(shipmentPackingSlip(canceled, 'en', 'Waybill').title).toBe('CANCELED · Packing slip');
    expect(shipmentPackingSlip(shipment, 'es', 'Waybill').title).toBe('Lista de empaque');
  });

  it('fits its pages whatever the shipment says', async () => {
    const random = seeded(11);
    for (let made = 0; made < 20; made += 1) {
      const slip = shipmentPackingSlip(
        seededShipment(random, made % 2 === 0 ? 'ltl' : 'parcel'),
        made % 4 < 2 ? 'en' : 'es',
        'Waybill',
      );
      for (const page of pagesOf(await renderSheet(slip)))
        expect([outside(page, 18), overlaps(page)]).toEqual([[], []]);
    }
  });
});
