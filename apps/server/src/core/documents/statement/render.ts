import { paragraph, space } from '../drawing/block.ts';
import { letter, renderPdf } from '../drawing/document.ts';
import type { Pen } from '../drawing/pen.ts';
import { styles } from '../drawing/styles.ts';
import { headed, type Flowing } from '../invoice/flow.ts';
import { fieldRows } from '../invoice/head.ts';
import { drawPages, framed, heading } from '../invoice/sheet.ts';
import { rowBlock, ruledRow, headRow, type Columns } from '../invoice/tables.ts';
import { area } from '../sections/form.ts';
import type { LedgerTable, StatementInput } from './types.ts';

const gap = 8;
const widths = { day: 74, amount: 92 } as const;
const columns: Columns = [
  { width: widths.day },
  { width: area.width - widths.day - 2 * widths.amount },
  { width: widths.amount, align: 'right' },
  { width: widths.amount, align: 'right' },
];

function ledgerBlocks(pen: Pen, { head, rows }: LedgerTable): Flowing[] {
  return headed(
    headRow(pen, columns, head),
    rows.map(({ cells, kind }) =>
      ruledRow(pen, rowBlock(pen, columns, cells, kind === 'line' ? styles.text : styles.strong), kind === 'total'),
    ),
  );
}

function lay(pen: Pen, input: StatementInput): void {
  const flow = [
    framed(pen, fieldRows(pen, input.head, 3)),
    ...input.accounts.flatMap(({ title: name, sums, table, ages }) => {
      const total = framed(pen, fieldRows(pen, sums, 5));
      return [
        heading(pen, name, 14, total),
        total,
        space(gap),
        ...ledgerBlocks(pen, table),
        space(gap),
        framed(pen, fieldRows(pen, ages, 6)),
      ];
    }),
    space(12),
    ...input.notes.map((note) => paragraph(pen, pen.wrap(note, styles.text, area.width))),
  ];
  drawPages(pen, input, flow);
}

/**
 * Renders a statement of account as PDF, US Letter: account and period, and for each currency totals, movements with
 * running balance, and aging. Continues on further pages.
 */
export async function renderStatement(input: StatementInput): Promise<Buffer> {
  const { title, language, createdAt, issuer } = input;
  return renderPdf(letter, { title, language, createdAt, author: issuer }, (pen) => lay(pen, input));
}
