import { paragraph, space } from '../drawing/block.ts';
import { letter, renderPdf } from '../drawing/document.ts';
import type { Pen } from '../drawing/pen.ts';
import { styles } from '../drawing/styles.ts';
import { area } from '../sections/form.ts';
import { drawFramed } from '../sections/framed.ts';
import { drawBelow, paged } from './flow.ts';
import { fieldRows, invoiceStrip, invoiceTitle } from './head.ts';
import { tableBlocks } from './tables.ts';
import type { InvoiceInput } from './types.ts';

const gap = 8;

function lay(pen: Pen, input: InvoiceInput): void {
  const title = invoiceTitle(pen, input, 99, 99);
  const strip = invoiceStrip(pen, input);
  const form = [
    ...fieldRows(pen, input.parties, input.parties.length === 4 ? 2 : 3),
    ...fieldRows(pen, input.facts, 4),
  ];
  const formHeight = form.reduce((sum, { height }) => sum + height, 0);
  const notes = input.notes.map((note) => paragraph(pen, pen.wrap(note, styles.text, area.width)));
  const flow = [...tableBlocks(pen, input.tables), space(12), ...notes];
  const top = area.y + title.height;
  const below = top + strip.height + gap + formHeight;
  const pages = paged(flow, area.bottom - below, area.bottom - top);
  pages.forEach((blocks, index) => {
    pen.doc.addPage();
    invoiceTitle(pen, input, index + 1, pages.length).draw(area.x, area.y, title.height);
    if (index === 0) {
      strip.draw(area.x, top, strip.height);
      drawFramed(pen, form, top + strip.height + gap, below);
    }
    drawBelow(blocks, index === 0 ? below : top);
  });
}

/**
 * Renders an invoice as PDF, US Letter: number with barcode, parties, all lines, and payments, numbered `page x of y`.
 * Long texts are wrapped or continued, never cut off. Rejects with a RangeError when the number cannot be a barcode.
 */
export async function renderInvoice(input: InvoiceInput): Promise<Buffer> {
  const facts = {
    title: `${input.title} ${input.number.text}`,
    language: input.language,
    createdAt: input.createdAt,
    author: input.issuer,
  };
  return renderPdf(letter, facts, (pen) => lay(pen, input));
}
