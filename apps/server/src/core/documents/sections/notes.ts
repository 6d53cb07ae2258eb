import { cellPadding, columns, field, paragraph, type Block } from '../drawing/block.ts';
import { styles } from '../drawing/styles.ts';
import { area, capped, type Continuation, type Form } from './form.ts';

const widths = { instructions: (area.width * 2) / 3, services: area.width / 3 } as const;
const minHeight = 34;

/** Special instructions and ordered accessorials, each with a maximum number of lines. */
export function notesRow({ pen, input }: Form, mostLines: number): { block: Block; rest: Continuation[] } {
  const { texts } = input;
  const cell = (label: string, text: string, width: number): { block: Block; rest: Continuation[] } => {
    const lines = pen.wrap(text, styles.text, width - 2 * cellPadding.x);
    const { shown, rest } = capped(label, lines, mostLines);
    return { block: field(pen, label, width, paragraph(pen, shown), minHeight), rest };
  };
  const instructions = cell(texts.instructions, input.instructions ?? '', widths.instructions);
  const services = cell(texts.services, input.accessorials.join(' · '), widths.services);
  return {
    block: columns(pen, [
      { width: widths.instructions, block: instructions.block },
      { width: widths.services, block: services.block },
    ]),
    rest: [...instructions.rest, ...services.rest],
  };
}
