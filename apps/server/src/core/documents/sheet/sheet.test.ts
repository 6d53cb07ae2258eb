import { describe, expect, it } from 'vitest';
import { everyText } from '../testing/every-text.ts';
import { barcodesOf, outside, overlaps, pagesOf, squeezed, textOf } from '../testing/pdf-reader.ts';
import { renderSheet } from './render.ts';
import type { SheetInput } from './types.ts';

const company = 'Distribuidora Internacional de Refacciones y Herramientas SA';
const sheet = (rows: number): SheetInput => ({
  language: 'en',
  createdAt: new Date('2026-10-20T17:00:00Z'),
  issuer: 'Waybill',
  title: 'Packing slip',
  pageText: 'Page {{page}} of {{pages}}',
  strip: {
    number: { label: 'Bill of lading', text: 'WB20464172' },
    barcode: 'WB20464172',
    origin: { place: 'Manchester, NH 03103', note: 'Pickup Oct 20, 2026' },
    destination: { place: 'Chicago, IL 60647', note: 'Residential' },
    due: { label: 'Units', text: '2' },
    balance: { label: 'Pieces', text: '16' },
  },
  parts: [
    { kind: 'fields', fields: [{ label: 'Ship from', text: company }], inRow: 2 },
    {
      kind: 'table',
      title: 'Contents of the shipment',
      columns: [
        { head: 'Description', share: 6 },
        { head: 'Quantity', share: 1, align: 'right' },
      ],
      rows: [
        ...Array.from({ length: rows }, (_, at) => ({ cells: [`${company} ${at}`, String(at)], note: `Lot ${at}` })),
        { cells: ['Total', '16'], kind: 'total' as const },
      ],
    },
    { kind: 'notes', title: 'Notes', lines: [company] },
    { kind: 'signatures', labels: ['Received by', 'Date'] },
  ],
});

describe('a document made of parts', () => {
  it('prints every text, inside the page, with table headers on each page and no heading at the end of one', async () => {
    for (const rows of [0, 1, 21, 22, 23, 24, 25, 26, 27, 28, 60]) {
      const pdf = await renderSheet(sheet(rows));
      const printed = squeezed(textOf(pdf).join(''));
      const { createdAt, pageText, ...texts } = sheet(rows);
      const hidden = new Set(['fields', 'table', 'notes', 'signatures', 'total', 'left', 'right', createdAt, pageText]);
      const missing = everyText(texts).filter((text) => !hidden.has(text) && !printed.includes(squeezed(text)));
      expect([rows, missing]).toEqual([rows, []]);
      for (const page of pagesOf(pdf)) {
        expect([rows, outside(page, 18), overlaps(page)]).toEqual([rows, [], []]);
        const lowest = page.words.toSorted((a, b) => a.bottom - b.bottom).at(-1)?.text;
        expect([rows, ['shipment', 'Quantity', 'Notes'].includes(lowest ?? '')]).toEqual([rows, false]);
      }
    }
    const pages = textOf(await renderSheet(sheet(60)));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.slice(0, 2).every((text) => text.includes('Description Quantity'))).toBe(true);
  });

  it('carries its number as a barcode', async () => {
    expect(barcodesOf(await renderSheet(sheet(1)))).toEqual([['WB20464172']]);
  });
});
