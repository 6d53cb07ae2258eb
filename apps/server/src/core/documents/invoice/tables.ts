import { rule, space, type Block } from '../drawing/block.ts';
import { heightOf, type Align, type Pen } from '../drawing/pen.ts';
import { colors, rules, styles, type Style } from '../drawing/styles.ts';
import { area } from '../sections/form.ts';
import { headed, type Flowing } from './flow.ts';
import type { AmountRow, AmountTable } from './types.ts';

/** Columns of a table over the full width, in points. */
export type Columns = readonly { readonly width: number; readonly align?: Align }[];

const amountWidth = 110;
const inset = { x: 5, y: 3 } as const;
const amounts: Columns = [{ width: area.width - amountWidth }, { width: amountWidth, align: 'right' }];

/** A row of texts, each wrapped in its column; a note goes below the first one. */
export function rowBlock(pen: Pen, columns: Columns, cells: readonly string[], style: Style, note?: string): Block {
  const made = columns.map(({ width }, at) => {
    const room = width - 2 * inset.x;
    const lines = pen.wrap(cells[at] ?? '', style, room);
    return at === 0 && note ? [...lines, ...pen.wrap(note, styles.note, room)] : lines;
  });
  return {
    height: Math.max(...made.map(heightOf)) + 2 * inset.y,
    draw(x, y) {
      let at = x;
      columns.forEach(({ width, align = 'left' }, index) => {
        pen.print(made[index] ?? [], at + inset.x, y + inset.y, align, width - 2 * inset.x);
        at += width;
      });
    },
  };
}

/** A row with a rule above it; a bold one for the last row of a table. */
export function ruledRow(pen: Pen, block: Block, strong: boolean): Block {
  return {
    height: block.height,
    draw(x, y, height) {
      rule(pen, x, y, x + area.width, y, strong ? rules.frame : rules.hairline);
      block.draw(x, y, height);
    },
  };
}

/** A shaded row of column titles. */
export function headRow(pen: Pen, columns: Columns, head: readonly string[]): Block {
  const block = rowBlock(pen, columns, head, { ...styles.head, size: 6.8 });
  return {
    height: block.height,
    draw(x, y, height) {
      pen.doc.rect(x, y, area.width, height).fill(colors.wash);
      block.draw(x, y, height);
    },
  };
}

function lineBlock(pen: Pen, { label, note, amount, kind }: AmountRow): Block {
  const style = kind === 'line' ? styles.text : kind === 'sum' ? styles.strong : { ...styles.strong, size: 10 };
  return ruledRow(pen, rowBlock(pen, amounts, [label, amount], style, note), kind === 'total');
}

/** Rows of the tables, each as a separate block, so that they can continue on further pages. */
export function tableBlocks(pen: Pen, tables: readonly AmountTable[]): Flowing[] {
  return tables.flatMap(({ head, rows }) => [
    space(10),
    ...headed(
      headRow(pen, amounts, head),
      rows.map((row) => lineBlock(pen, row)),
    ),
  ]);
}
