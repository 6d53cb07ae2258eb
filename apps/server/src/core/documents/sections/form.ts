import { letter } from '../drawing/document.ts';
import { cellPadding, field, paragraph, type Block } from '../drawing/block.ts';
import type { Line, Pen } from '../drawing/pen.ts';
import { styles, type Style } from '../drawing/styles.ts';
import type { BillOfLadingInput } from '../types.ts';

/** Input of every section of the form. */
export interface Form {
  readonly pen: Pen;
  readonly input: BillOfLadingInput;
}

const margin = { side: 30, top: 24, bottom: 27 } as const;

/** Printable area of a page, in points from its top left corner. */
export const area = {
  x: margin.side,
  y: margin.top,
  width: letter.width - 2 * margin.side,
  bottom: letter.height - margin.bottom,
} as const;

/** Lines that did not fit their box and continue on a supplement page. */
export interface Continuation {
  readonly label: string;
  readonly lines: readonly Line[];
}

/** The first lines for the box, and the others as a continuation. */
export function capped(label: string, lines: readonly Line[], most: number): { shown: Line[]; rest: Continuation[] } {
  const rest = lines.slice(most);
  return { shown: lines.slice(0, most), rest: rest.length > 0 ? [{ label, lines: rest }] : [] };
}

/** A labeled text of the form; an empty box if there is no text yet. */
export function textField(
  { pen }: Form,
  label: string,
  text: string | undefined,
  width: number,
  { style = styles.text, minHeight = 0 }: { style?: Style; minHeight?: number } = {},
): Block {
  const lines = text ? pen.wrap(text, style, width - 2 * cellPadding.x) : [];
  return field(pen, label, width, paragraph(pen, lines), minHeight);
}

/** A measurement with its unit in lighter ink; wrapped if the column is too narrow. */
export function measureLines(pen: Pen, measure: { value: string; unit: string }, style: Style, room: number): Line[] {
  const line = pen.line([
    { text: `${measure.value} `, style },
    { text: measure.unit, style: { ...styles.unit } },
  ]);
  return line.width <= room ? [line] : pen.wrap(`${measure.value} ${measure.unit}`, style, room);
}
