import { paragraph, space } from '../drawing/block.ts';
import { letter, renderPdf } from '../drawing/document.ts';
import type { Pen } from '../drawing/pen.ts';
import { styles } from '../drawing/styles.ts';
import { headed, type Flowing } from '../invoice/flow.ts';
import { fieldRows, invoiceStrip } from '../invoice/head.ts';
import { drawPages, framed, heading } from '../invoice/sheet.ts';
import { headRow, rowBlock, ruledRow } from '../invoice/tables.ts';
import { area } from '../sections/form.ts';
import { signatureLines } from './signature-lines.ts';
import type { SheetColumn, SheetInput, SheetPart } from './types.ts';

/** Space above a part, in points. */
const above = 10;

function widthsOf(columns: readonly SheetColumn[]) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ share, align = 'left' }) => ({ width: (area.width * share) / shares, align }));
}

function content(pen: Pen, part: SheetPart): Flowing[] {
  switch (part.kind) {
    case 'fields':
      return [framed(pen, fieldRows(pen, part.fields, part.inRow))];
    case 'table': {
      const columns = widthsOf(part.columns);
      const head = part.columns.map((column) => column.head);
      const rows = part.rows.map(({ cells, note, kind }) =>
        ruledRow(pen, rowBlock(pen, columns, cells, kind ? styles.strong : styles.text, note), kind === 'total'),
      );
      return headed(headRow(pen, columns, head), rows);
    }
    case 'notes':
      return part.lines.flatMap((text) => [paragraph(pen, pen.wrap(text, styles.text, area.width)), space(3)]);
    case 'signatures':
      return [signatureLines(pen, part.labels)];
  }
}

function laid(pen: Pen, part: SheetPart): Flowing[] {
  const blocks = content(pen, part);
  if (!('title' in part) || part.title === undefined) return [space(above), ...blocks];
  const [first, second] = blocks;
  // The heading of a table also stays with the first row.
  const kept = (first?.height ?? 0) + (part.kind === 'table' ? (second?.height ?? 0) : 0);
  return [heading(pen, part.title, above, first && { ...first, height: kept }), ...blocks];
}

/**
 * Renders a document of fields, tables, notes, and signature lines as PDF, US Letter. Continues on further pages, with
 * table headers repeated. Rejects with a RangeError when the number of the strip cannot be a barcode.
 */
export async function renderSheet(input: SheetInput): Promise<Buffer> {
  const { language, createdAt, issuer, strip } = input;
  const title = strip ? `${input.title} ${strip.number.text}` : input.title;
  return renderPdf(letter, { title, language, createdAt, author: issuer }, (pen) =>
    drawPages(pen, input, [
      ...(strip ? [invoiceStrip(pen, strip)] : []),
      ...input.parts.flatMap((part) => laid(pen, part)),
    ]),
  );
}
