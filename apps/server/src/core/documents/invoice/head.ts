import { columns, field, logoBlock, padded, paragraph, space, stack, type Block } from '../drawing/block.ts';
import { drawCode128 } from '../drawing/code128.ts';
import { fitted, type Text } from '../drawing/fitted.ts';
import { drawPerforatedSheet, drawRoute, drawTearLine, perforationWidth } from '../drawing/perforation.ts';
import type { Pen } from '../drawing/pen.ts';
import { colors, styles } from '../drawing/styles.ts';
import { fill } from '../fill.ts';
import { area } from '../sections/form.ts';
import type { LabelledText } from '../types.ts';
import type { InvoiceInput } from './types.ts';

const padding = { x: 9, y: 5 } as const;
const widths = { number: 222, route: 170, sum: area.width - 222 - 170 - 2 * perforationWidth } as const;
/** Heights of the strip and its parts in points. They are fixed; long texts get smaller. */
const height = 71;
const inner = height - 2 * padding.y;
const barsHeight = 30;
const routeIndent = 13;

/** Page header: document title on the left; issuer and page number on the right. */
export function invoiceTitle(
  pen: Pen,
  input: Pick<InvoiceInput, 'title' | 'issuer' | 'logo' | 'pageText'>,
  page: number,
  pages: number,
): Block {
  const half = area.width / 2;
  const issuer = { ...styles.strong, size: 10, color: colors.petrol };
  const left = paragraph(pen, pen.wrap(input.title, styles.title, half));
  const right = stack([
    logoBlock(pen, input.logo, half),
    paragraph(pen, pen.wrap(input.issuer, issuer, half), 'right', half),
    paragraph(pen, pen.wrap(fill(input.pageText, { page, pages }), styles.subtitle, half), 'right', half),
  ]);
  const both = Math.max(left.height, right.height);
  return padded(
    {
      height: both,
      draw(x, y) {
        left.draw(x, y + both - left.height, left.height);
        right.draw(x + half, y + both - right.height, right.height);
      },
    },
    { x: 0, y: 4 },
  );
}

/** What stands in the waybill strip. */
export type InvoiceStrip = Pick<InvoiceInput, 'number' | 'barcode' | 'origin' | 'destination' | 'due' | 'balance'>;

function numberCell(pen: Pen, { number, barcode }: InvoiceStrip): Block {
  const room = widths.number - 2 * padding.x;
  const texts: Text[] = [
    { text: number.label, style: styles.label },
    { text: number.text, style: styles.number },
  ];
  return stack([
    paragraph(pen, fitted(pen, texts, room, inner - barsHeight - 3)),
    space(3),
    {
      height: barsHeight,
      draw: (x, y) => void drawCode128(pen.doc, barcode, { x, y, width: room, height: barsHeight }),
    },
  ]);
}

function routeCell(pen: Pen, { origin, destination }: InvoiceStrip): Block {
  const half = inner / 2;
  const indent = origin === undefined ? 0 : routeIndent;
  const end = ({ place, note }: { readonly place: string; readonly note: string }): Block => {
    const texts: Text[] = [
      { text: place, style: styles.place },
      { text: note, style: styles.note },
    ];
    return paragraph(pen, fitted(pen, texts, widths.route - 2 * padding.x - indent, half));
  };
  const ends = (origin === undefined ? [destination] : [origin, destination]).map(end);
  return {
    height: inner,
    draw(x, y) {
      ends.forEach((block, index) => block.draw(x + indent, y + index * half, half));
      if (ends.length === 2) drawRoute(pen, x + 3, y + 7, y + half + 7);
    },
  };
}

function sumCell(pen: Pen, { due, balance }: InvoiceStrip): Block {
  const room = widths.sum - 2 * padding.x;
  const texts: Text[] = [
    { text: due.label, style: styles.label },
    { text: due.text, style: { ...styles.name, size: 9.6 } },
    { text: balance.label, style: styles.label },
    { text: balance.text, style: { ...styles.title, size: 16 } },
  ];
  return paragraph(pen, fitted(pen, texts, room, inner));
}

/** The waybill strip of an invoice: number with barcode, route, due date, and amount. */
export function invoiceStrip(pen: Pen, input: InvoiceStrip): Block {
  const cells = [
    { width: widths.number, block: padded(numberCell(pen, input), padding) },
    { width: widths.route, block: padded(routeCell(pen, input), padding) },
    { width: widths.sum, block: padded(sumCell(pen, input), padding) },
  ];
  return {
    height,
    draw(x, y) {
      drawPerforatedSheet(pen, x, y, area.width, height);
      let at = x + perforationWidth;
      drawTearLine(pen, at, y, y + height);
      for (const { width, block } of cells) {
        block.draw(at, y, height);
        at += width;
        drawTearLine(pen, at, y, y + height);
      }
    },
  };
}

/** Labeled texts side by side with a fixed number per row; the last row fills the width. */
export function fieldRows(pen: Pen, texts: readonly LabelledText[], inRow: number): Block[] {
  const rows: Block[] = [];
  for (let from = 0; from < texts.length; from += inRow) {
    const cells = texts.slice(from, from + inRow);
    const width = area.width / cells.length;
    const made = cells.map(({ label, text }) => ({
      width,
      block: field(pen, label, width, paragraph(pen, pen.wrap(text, styles.text, width - 10))),
    }));
    rows.push(columns(pen, made));
  }
  return rows;
}
