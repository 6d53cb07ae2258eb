import { textRoom, type Column, type Row } from '../drawing/table.ts';
import { styles } from '../drawing/styles.ts';
import type { Reference } from '../types.ts';
import { area, measureLines, type Form } from './form.ts';
import type { TableSection } from './table-section.ts';

const fixed = [100, 142, 52, 66, 56] as const;
const [label, number, pieces, weight, pallet] = fixed;
const info = area.width - fixed.reduce((sum, width) => sum + width, 0);

const grid: readonly Column[] = [
  { width: label, align: 'left' },
  { width: number, align: 'left' },
  { width: pieces, align: 'right' },
  { width: weight, align: 'right' },
  { width: pallet, align: 'center' },
  { width: info, align: 'left' },
];

/**
 * Customer order information: one row per reference number.
 * @param size of the numbers, in points
 */
export function orders(form: Form, size = 12): TableSection {
  const { texts, references, totals } = form.input;
  const rows = references.map((reference) => referenceRow(form, reference, size));
  return {
    title: texts.orders,
    grid,
    heads: [
      { text: texts.referenceType, from: 0 },
      { text: texts.referenceNumber, from: 1 },
      { text: texts.packages, from: 2 },
      { text: texts.weight, from: 3 },
      { text: texts.palletized, from: 4 },
      { text: texts.additionalInfo, from: 5 },
    ],
    rows: rows.length > 0 ? rows : [[]],
    total: [
      wrapped(form, 0, texts.grandTotal, styles.strong),
      [],
      wrapped(form, 2, totals.pieces, styles.strong),
      measureLines(form.pen, totals.weight, styles.strong, roomOf(3)),
    ],
  };
}

function referenceRow(form: Form, reference: Reference, size: number): Row {
  const { texts } = form.input;
  const pallets = reference.palletized === undefined ? '' : reference.palletized ? texts.yes : texts.no;
  return [
    wrapped(form, 0, reference.label),
    wrapped(form, 1, reference.number, { ...styles.number, size }),
    wrapped(form, 2, reference.pieces),
    reference.weight ? measureLines(form.pen, reference.weight, styles.text, roomOf(3)) : [],
    wrapped(form, 4, pallets),
    wrapped(form, 5, reference.info),
  ];
}

function roomOf(index: number): number {
  const column = grid[index];
  return column ? textRoom(column) : 0;
}

function wrapped(
  { pen }: Form,
  index: number,
  text = '',
  style: Parameters<typeof pen.wrap>[1] = styles.text,
): Row[number] {
  return pen.wrap(text, style, roomOf(index));
}
