import { paragraph, rule, space, type Block } from '../drawing/block.ts';
import { letter, renderPdf } from '../drawing/document.ts';
import type { Pen } from '../drawing/pen.ts';
import { rules, styles } from '../drawing/styles.ts';
import type { Flowing } from '../invoice/flow.ts';
import { fieldRows } from '../invoice/head.ts';
import { drawPages, framed, heading } from '../invoice/sheet.ts';
import { area } from '../sections/form.ts';
import type { RateConfirmationInput } from './types.ts';

const signatureHeight = 34;
/** Space above a heading, in points. */
const above = 12;

/** Signature lines side by side, each with a label below. */
function signatures(pen: Pen, labels: readonly string[]): Block {
  const width = area.width / Math.max(1, labels.length);
  return {
    height: signatureHeight + 14,
    draw(x, y) {
      labels.forEach((label, index) => {
        const from = x + index * width;
        rule(pen, from, y + signatureHeight, from + width - 14, y + signatureHeight, rules.frame);
        pen.print(pen.wrap(label, styles.label, width - 14), from, y + signatureHeight + 3, 'left', width);
      });
    },
  };
}

function lay(pen: Pen, input: RateConfirmationInput): void {
  const terms = input.terms.map((term) => paragraph(pen, pen.wrap(term, styles.text, area.width)));
  const flow: Flowing[] = [
    framed(pen, fieldRows(pen, input.head, 4)),
    ...input.sections.flatMap(({ title: name, fields, inRow }) => {
      const section = framed(pen, fieldRows(pen, fields, inRow));
      return [heading(pen, name, above, section), section];
    }),
    heading(pen, input.termsTitle, above, terms[0]),
    ...terms.flatMap((term) => [term, space(3)]),
    space(10),
    signatures(pen, input.signatures),
  ];
  drawPages(pen, input, flow);
}

/**
 * Renders a rate confirmation as PDF, US Letter: load, carrier pay, terms, and signature lines. Continues on further
 * pages.
 */
export async function renderRateConfirmation(input: RateConfirmationInput): Promise<Buffer> {
  const { title, language, createdAt, issuer } = input;
  return renderPdf(letter, { title, language, createdAt, author: issuer }, (pen) => lay(pen, input));
}
