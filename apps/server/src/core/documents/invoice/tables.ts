import { rule, space, type Block } from '../drawing/block.ts';
import { heightOf, type Pen } from '../drawing/pen.ts';
import { colors, rules, styles, type Style } from '../drawing/styles.ts';
import { area } from '../sections/form.ts';
import type { AmountRow, AmountTable } from './types.ts';

const amountWidth = 110;
const inset = { x: 5, y: 3 } as const;

function rowBlock(pen: Pen, cells: readonly [string, string], style: Style, note?: string): Block {
  const room = area.width - amountWidth - 2 * inset.x;
  const left = [...pen.wrap(cells[0], style, room), ...(note ? pen.wrap(note, styles.note, room) : [])];
  const right = pen.wrap(cells[1], style, amountWidth - 2 * inset.x);
  return {
    height: Math.max(heightOf(left), heightOf(right)) + 2 * inset.y,
    draw(x, y) {
      pen.print(left, x + inset.x, y + inset.y);
      pen.print(right, x + area.width - amountWidth + inset.x, y + inset.y, 'right', amountWidth - 2 * inset.x);
    },
  };
}

function ruled(pen: Pen, block: Block, weight: number): Block {
  return {
    height: block.height,
    draw(x, y, height) {
      rule(pen, x, y, x + area.width, y, weight);
      block.draw(x, y, height);
    },
  };
}

function lineBlock(pen: Pen, { label, note, amount, kind }: AmountRow): Block {
  const style = kind === 'line' ? styles.text : kind === 'sum' ? styles.strong : { ...styles.strong, size: 10 };
  return ruled(pen, rowBlock(pen, [label, amount], style, note), kind === 'total' ? rules.frame : rules.hairline);
}

function headBlock(pen: Pen, head: AmountTable['head']): Block {
  const block = rowBlock(pen, head, { ...styles.head, size: 6.8 });
  return {
    height: block.height,
    draw(x, y, height) {
      pen.doc.rect(x, y, area.width, height).fill(colors.wash);
      block.draw(x, y, height);
    },
  };
}

/** The lines of the tables in order, each a block of its own, so that they can go on to further pages. */
export function tableBlocks(pen: Pen, tables: readonly AmountTable[]): Block[] {
  return tables.flatMap(({ head, rows }) => [
    space(10),
    headBlock(pen, head),
    ...rows.map((row) => lineBlock(pen, row)),
  ]);
}
