import { letter } from '../drawing/document.ts';
import { cellPadding, field, paragraph, type Block } from '../drawing/block.ts';
import type { Line, Pen } from '../drawing/pen.ts';
import { styles, type Style } from '../drawing/styles.ts';
import type { BillOfLadingInput } from '../types.ts';

/** What every section of the form is made from. */
export interface Form {
  readonly pen: Pen;
  readonly input: BillOfLadingInput;
}

const margin = { side: 30, top: 24, bottom: 27 } as const;

/** The printed area of a page, in points from its upper left corner. */
export const area = {
  x: margin.side,
  y: margin.top,
  width: letter.width - 2 * margin.side,
  bottom: letter.height - margin.bottom,
} as const;

/** Lines of a text that found no room in their box; they go on to a supplement page. */
export interface Continuation {
  readonly label: string;
  readonly lines: readonly Line[];
}

/** The first lines for the box, the others as a continuation. */
export function capped(label: string, lines: readonly Line[], most: number): { shown: Line[]; rest: Continuation[] } {
  const rest = lines.slice(most);
  return { shown: lines.slice(0, most), rest: rest.length > 0 ? [{ label, lines: rest }] : [] };
}

/** A labelled text of the form; an empty box when there is no text yet. */
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

/** A figure with its unit in soft ink; wrapped when the column is too narrow for both. */
export function measureLines(pen: Pen, measure: { value: string; unit: string }, style: Style, room: number): Line[] {
  const line = pen.line([
    { text: `${measure.value} `, style },
    { text: measure.unit, style: { ...styles.unit } },
  ]);
  return line.width <= room ? [line] : pen.wrap(`${measure.value} ${measure.unit}`, style, room);
}
