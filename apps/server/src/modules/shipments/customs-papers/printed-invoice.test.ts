import { describe, expect, it } from 'vitest';
import { renderSheet } from '../../../core/documents/index.ts';
import { outside, overlaps, pagesOf, textOf } from '../../../core/documents/testing/pdf-reader.ts';
import { customsInvoice } from './printed-invoice.ts';
import { facts, fieldsOf, line, notesOf, rowsOf, toCanada, toMexico } from './testing/sample.ts';

const now = new Date('2026-12-01T15:00:00Z');

describe('a commercial invoice', () => {
  it('names both sides, the terms of sale, and the transport', () => {
    const made = customsInvoice(facts, toCanada, 'commercial-invoice', now);
    expect([made.title, made.language, made.issuer]).toEqual(['Commercial invoice', 'en', 'Harbor Tools']);
    expect(fieldsOf(made)).toEqual({
      'Invoice number': 'CI-4471',
      'Invoice date': 'Dec 1, 2026',
      'Reason for export': 'Sale',
      Currency: 'USD',
      'Terms of sale (Incoterms 2020)': 'DAP Toronto, ON',
      'Terms of payment': 'Net 30',
      'Country of export': 'United States',
      'Country of destination': 'Canada',
      'Exporter (seller)':
        'Harbor Tools\n100 Sample Street\nManchester, NH 03103\nUnited States\n603-555-0142\ndock@harbor.example\nTax ID: 12-3456789',
      'Ship to (consignee)': 'Maple Retail\n200 King Street West\nToronto, ON M5H 3T4\nCanada\n416-555-0187',
      'Importer (buyer)':
        'Maple Retail\n200 King Street West\nToronto, ON M5H 3T4\nCanada\n416-555-0187\nimport@maple.example',
      Carrier: 'Granite State Freight (GSFR)',
      'Bill of lading': 'WB20464172',
      Packages: '2',
      'Gross weight': '1,240 lb',
      'Port of entry': 'Buffalo, NY',
      References: 'PO Number 4471-B',
    });
  });

  it('lists the goods with HS code, origin, quantity, and value, and adds everything up', () => {
    // 16 × 45.00 = 720.00; 2.5 × 10.01 = 25.025, half a cent up; 745.03 + 120.00 + 9.50 + 0 = 874.53.
    const lines = [
      line,
      {
        ...line,
        description: 'Brass wire',
        hs_code: '740821',
        quantity: 2.5,
        unit_value: 1_001,
        unit: 'kilograms' as const,
        origin_country: 'CN',
        criterion: null,
      },
    ];
    const made = customsInvoice(
      { ...facts, lines, freight: 12_000, insurance: 950 },
      toCanada,
      'commercial-invoice',
      now,
    );
    expect(rowsOf(made)).toEqual([
      { cells: ['Brass faucets', '8481.80', 'US', '16 pieces', '$45.00', '$720.00'] },
      { cells: ['Brass wire', '7408.21', 'CN', '2.5 kg', '$10.01', '$25.03'] },
      { cells: ['Total value of goods', '', '', '', '', '$745.03'], kind: 'sum' },
      { cells: ['Freight', '', '', '', '', '$120.00'] },
      { cells: ['Insurance', '', '', '', '', '$9.50'] },
      { cells: ['Invoice total', '', '', '', '', '$874.53'], kind: 'total' },
    ]);
  });

  it('is in English and Spanish for Mexico, whichever way the goods go', () => {
    const made = customsInvoice(facts, toMexico, 'commercial-invoice', now);
    expect(made.title).toBe('Commercial invoice / Factura comercial');
    expect(fieldsOf(made)).toMatchObject({
      'Invoice number / Número de factura': 'CI-4471',
      'Reason for export / Motivo de exportación': 'Sale / Venta',
      'Country of destination / País de destino': 'Mexico / México',
      'Customs broker / Agente aduanal': 'Agencia Aduanal Norte',
    });
    expect(rowsOf(made)[0]?.cells[3]).toBe('16 pieces / piezas');
    expect(notesOf(made)).toEqual([
      'I declare that the information on this invoice is true and correct.',
      'Declaro que la información de esta factura es verdadera y correcta.',
    ]);
    const back = { ...toMexico, pickup: toMexico.delivery, delivery: toMexico.pickup };
    expect(customsInvoice(facts, back, 'commercial-invoice', now).title).toContain('Factura comercial');
  });

  it('goes by exporter and importer where a domestic shipment takes the goods to the border', () => {
    const toLaredo = {
      ...toMexico,
      delivery: { ...toMexico.delivery, city: 'Laredo', state: 'TX', country: 'US' as const },
    };
    const importer = { ...facts.importer, country: 'MX' as const };
    const made = customsInvoice({ ...facts, importer }, toLaredo, 'commercial-invoice', now);
    expect(fieldsOf(made)).toMatchObject({
      'Country of export / País de exportación': 'United States / Estados Unidos',
      'Country of destination / País de destino': 'Mexico / México',
    });
  });

  it('says as a pro forma that it is no demand for payment', () => {
    const made = customsInvoice(facts, toCanada, 'pro-forma', now);
    expect(made.title).toBe('Pro forma invoice');
    expect(notesOf(made)[0]).toBe('Pro forma invoice: not a demand for payment. Values for customs purposes only.');
    expect(notesOf(customsInvoice(facts, toCanada, 'commercial-invoice', now)).join(' ')).not.toContain('Pro forma');
  });

  it('is signed with name and title', () => {
    const made = customsInvoice(facts, toCanada, 'commercial-invoice', now);
    expect(made.parts.at(-1)).toEqual({
      kind: 'signatures',
      labels: ['Name and title: Dana Whitfield, Export manager', 'Signature and date'],
    });
  });

  it('fits its pages with a hundred lines in two languages', async () => {
    const lines = Array.from({ length: 100 }, (_, at) => ({
      ...line,
      description: `Brass faucets with long handles ${at}`,
    }));
    const pdf = await renderSheet(customsInvoice({ ...facts, lines }, toMexico, 'commercial-invoice', now));
    for (const page of pagesOf(pdf)) expect([outside(page, 18), overlaps(page)]).toEqual([[], []]);
    expect(textOf(pdf).join('\n')).toContain('handles 99');
  });
});
