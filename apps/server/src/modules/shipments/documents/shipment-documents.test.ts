import { demoIssuer } from '../../../seed/company.ts';
import type { Shipment } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { renderBillOfLading, renderUnitLabels } from '../../../core/documents/index.ts';
import { textOf } from '../../../core/documents/testing/pdf-reader.ts';
import { billOfLadingOf, renderLabelsZpl, unitLabelsOf } from './shipment-documents.ts';
import { seeded } from './testing/seeded.ts';
import { seededShipment } from './testing/seeded-shipment.ts';

const charge = (code: string) => ({
  code,
  kind: 'accessorial' as const,
  label: code,
  basis: { type: 'sum' as const },
  amount: { amount: 100, currency: 'USD' as const },
});
const shipment = {
  ...seededShipment(seeded(3), 'ltl'),
  charges: [charge('LGDEL'), charge('APPT'), charge('RESDEL')],
  appointment_date: '2026-12-09',
  notes: 'Use the alley gate.',
};

describe('the bill of lading of a shipment', () => {
  it('names the ordered services [BOOK-05]', () => {
    expect(billOfLadingOf(shipment, 'en', demoIssuer).accessorials).toEqual([
      'Liftgate at delivery',
      'Delivery appointment',
      'Residential delivery',
    ]);
  });

  it('names each service that was asked for, also where the carrier charges nothing for it [BOOK-05]', () => {
    const asked = ['LGPU', 'LGDEL', 'INDEL', 'NOTIFY', 'FREEZE', 'TSDEL'];
    expect(billOfLadingOf({ ...shipment, accessorials: asked }, 'en', demoIssuer).accessorials).toEqual([
      'Liftgate at pickup',
      'Liftgate at delivery',
      'Inside delivery',
      'Notify before arrival',
      'Protect from freezing',
      'Trade show delivery',
      'Delivery appointment',
      'Residential delivery',
    ]);
  });

  it('says from when the freight is ready where the dock opens earlier [BOOK-05]', () => {
    const readyIn = (ready_at: string) =>
      billOfLadingOf({ ...shipment, ready_at }, 'en', demoIssuer).shipFrom.details?.map(({ text }) => text);
    expect(readyIn('14:30')).toContain('2:30 PM');
    expect(readyIn('08:00')).toHaveLength(1);
  });

  it('carries the reference of the quote where none was given at booking [BOOK-05]', () => {
    const references = (changes: Partial<Shipment>) =>
      billOfLadingOf({ ...shipment, reference: 'SO-4471', ...changes }, 'es', demoIssuer).references;
    expect(references({ references: [] })).toMatchObject([{ label: 'Referencia', number: 'SO-4471' }]);
    expect(references({ references: [{ type: 'hawb', number: '123' }] })).toMatchObject([
      { label: 'HAWB', number: '123' },
    ]);
  });

  it('bears the day on which it was booked at the pickup, not the day of UTC [BOOK-05]', () => {
    // 9:30 p.m. on November 30 in New York, and the same evening in Los Angeles.
    const evening = { ...shipment, created_at: '2026-12-01T02:30:00.000Z' };
    expect(billOfLadingOf(evening, 'en', demoIssuer).date).toBe('Nov 30, 2026');
    const morning = { ...shipment, created_at: '2026-12-01T15:00:00.000Z' };
    expect(billOfLadingOf(morning, 'es', demoIssuer).date).toBe('1 dic 2026');
  });

  it('shows the driver the appointment, the notes, and the hours [BOOK-01, BOOK-05]', async () => {
    const input = billOfLadingOf(shipment, 'en', demoIssuer);
    expect(input.instructions).toBe('Delivery appointment requested for Dec 9, 2026. Use the alley gate.');
    expect(input.shipTo.details?.[0]?.text).toContain('8:00 AM to 5:30 PM');
    const [text = ''] = textOf(await renderBillOfLading(input));
    // The payer has no address on the document, so there must be no stray comma either.
    expect(text.split('\n')).not.toContain(',');
  });

  it('shows the driver all truckload requirements [BOOK-05, TL-01]', () => {
    const truckload = {
      stops: [{ kind: 'delivery', country: 'US', postal_code: '10001', site_type: 'business' } as const],
      pickup_until: null,
      deliver_from: '2026-12-10',
      deliver_until: '2026-12-11',
      temperature: { min: 34, max: 38, unit: 'F' as const },
      tarps: true,
      chains: true,
      team: true,
    };
    const input = billOfLadingOf({ ...shipment, truckload }, 'en', demoIssuer);
    expect(input.instructions).toBe(
      'Keep at 34 to 38 °F. Tarps required. Chains and binders required. Team drivers required. ' +
        'Stop 1: delivery at New York, NY 10001. Deliver between Dec 10, 2026 and Dec 11, 2026. ' +
        'Delivery appointment requested for Dec 9, 2026. Use the alley gate.',
    );
  });

  it('translates service names of sales to the language of the document, and keeps those of carriers [BOOK-05]', () => {
    const offered = { ...shipment, service_name: 'Full truckload' };
    expect(billOfLadingOf(offered, 'en', demoIssuer).carrier.service).toBe('Full truckload');
    expect(billOfLadingOf(offered, 'es', demoIssuer).carrier.service).toBe('Camión completo');
    expect(unitLabelsOf(offered, 'es').carrier.service).toBe('Camión completo');
    const equipment = { name: 'Dry van 53 ft', name_es: 'Caja seca de 53 ft' };
    expect(billOfLadingOf({ ...offered, equipment }, 'es', demoIssuer).carrier.service).toBe(
      'Camión completo · Caja seca de 53 ft',
    );
    const own = { ...shipment, service_name: 'Priority Plus' };
    expect(billOfLadingOf(own, 'es', demoIssuer).carrier.service).toBe('Priority Plus');
  });

  it('says on every page of a shipment that was canceled that it was [BOOK-05, BOOK-13]', async () => {
    const canceled = { ...shipment, status: 'canceled' as const };
    for (const [language, word] of [
      ['en', 'CANCELED'],
      ['es', 'CANCELADO'],
    ] as const) {
      const pages = textOf(await renderBillOfLading(billOfLadingOf(canceled, language, demoIssuer)));
      expect(pages.filter((page) => !page.includes(word))).toEqual([]);
      const others = textOf(await renderBillOfLading(billOfLadingOf(shipment, language, demoIssuer)));
      expect(others.filter((page) => page.includes(word))).toEqual([]);
    }
  });

  it.each([
    ['pallets', 2, 16, '1,240 lb in 16 pieces on 2 pallets'],
    ['drums', 1, null, '1,240 lb in 1 drum'],
    ['boxes', 3, 3, '1,240 lb in 3 boxes'],
    ['pieces', 4, 9, '1,240 lb in 4 pieces'],
  ] as const)(
    'counts the packages of a hazardous line: %s, %d of them, %s pieces [BOOK-05]',
    (type, count, pieces, words) => {
      const [line] = shipment.items;
      if (!line) throw new Error('a shipment without items');
      const hazmat = {
        id_number: 'UN1263',
        proper_name: 'Paint',
        hazard_class: '3',
        packing_group: 'II' as const,
        emergency_contact: 'Response desk',
        emergency_phone: '800-555-0100',
      };
      const weight = { value: 1240, unit: 'lb' as const };
      const hazardous = { ...line, package_type: type, quantity: count, pieces, weight, hazardous: true, hazmat };
      const paper = billOfLadingOf({ ...shipment, items: [hazardous] }, 'es', demoIssuer);
      expect(paper.items[0]?.hazmat?.quantity).toBe(words);
    },
  );

  it('writes a Mexican street with its numbers and its neighborhood [BOOK-01, BOOK-05]', () => {
    const pickup = {
      ...shipment.pickup,
      street_lines: ['Av. Insurgentes Sur'],
      exterior_number: '1204-B',
      interior_number: 'Local 7',
      neighborhood: 'Del Valle',
    };
    expect(billOfLadingOf({ ...shipment, pickup }, 'es', demoIssuer).shipFrom.street).toEqual([
      'Av. Insurgentes Sur 1204-B Local 7',
      'Del Valle',
    ]);
  });
});

describe('the class on a bill of lading', () => {
  it('is that of the commodity, not the one its carrier rates it at [BOOK-05]', () => {
    // 200 lb on one pallet of 48 x 40 x 40 in: 44.4 ft³, 4.5 lb/ft³, class 175 of the 2025 density scale.
    const line = {
      ...shipment.items[0]!,
      quantity: 1,
      length: { value: 48, unit: 'in' as const },
      width: { value: 40, unit: 'in' as const },
      height: { value: 40, unit: 'in' as const },
      weight: { value: 200, unit: 'lb' as const },
    };
    const rated: Shipment['charges'][number] = {
      ...charge('item'),
      kind: 'item',
      basis: {
        type: 'item',
        itemId: '1',
        description: line.description,
        freightClass: '70',
        actualClass: '175',
        milliPounds: 200_000,
        weightBreak: 'L5C',
        perCwt: 9_000,
      },
    };
    const classOf = (freight_class: '250' | null) => {
      const booked = { ...shipment, items: [{ ...line, freight_class }], charges: [rated] };
      return billOfLadingOf(booked, 'en', demoIssuer).items[0]?.freightClass;
    };
    expect(classOf(null)).toBe('175');
    expect(classOf('250')).toBe('250');
  });

  it('is there whichever way the carrier itemizes its price [BOOK-05]', () => {
    const { items } = billOfLadingOf({ ...shipment, charges: [] }, 'en', demoIssuer);
    for (const { freightClass } of items) expect(freightClass).toMatch(/^\d+(\.\d)?$/);
  });
});

describe('the labels of a shipment that was canceled', () => {
  it('say so in both kinds of file, and others do not [BOOK-05, BOOK-13]', async () => {
    const canceled = { ...shipment, status: 'canceled' as const };
    const ours = textOf(await renderUnitLabels(unitLabelsOf(canceled, 'es')));
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter((label) => !label.includes('CANCELADO'))).toEqual([]);
    const others = textOf(await renderUnitLabels(unitLabelsOf(shipment, 'es')));
    expect(others.filter((label) => label.includes('CANCELADO'))).toEqual([]);
    expect(renderLabelsZpl(canceled, 'en').split('CANCELED')).toHaveLength(ours.length + 1);
    expect(renderLabelsZpl(shipment, 'en')).not.toContain('CANCELED');
  });
});

describe('the labels of units that several items share', () => {
  it('are one for each unit, with everything on it [BOOK-05]', () => {
    const [line] = shipment.items;
    const of = (description: string, hazmat: Shipment['items'][number]['hazmat']) => ({
      ...line!,
      description,
      quantity: 2,
      group: 'A',
      hazardous: hazmat !== null,
      hazmat,
    });
    const paint = {
      id_number: 'UN1263',
      proper_name: 'Paint',
      hazard_class: '3',
      packing_group: 'II' as const,
      emergency_contact: 'Safety desk',
      emergency_phone: '800-555-0199',
    };
    const items = [of('Faucets', null), of('Paint, white', paint)];
    const { units } = unitLabelsOf({ ...shipment, items, units: 2 }, 'en');
    expect(units.map(({ description, hazmat }) => [description, hazmat?.idNumber])).toEqual([
      ['Faucets; Paint, white', 'UN1263'],
      ['Faucets; Paint, white', 'UN1263'],
    ]);
  });
});

describe('the labels of a parcel', () => {
  it('carry the number each is tracked by [BOOK-05]', () => {
    const parcel = { ...seededShipment(seeded(5), 'parcel'), tracking_numbers: ['1Z0000000000000001'] };
    expect(unitLabelsOf(parcel, 'en').units[0]?.tracking).toBe('1Z0000000000000001');
  });
});
