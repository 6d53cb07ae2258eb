import { paragraph, space } from '../drawing/block.ts';
import { letter, renderPdf } from '../drawing/document.ts';
import type { Pen } from '../drawing/pen.ts';
import { styles } from '../drawing/styles.ts';
import type { Flowing } from '../invoice/flow.ts';
import { fieldRows } from '../invoice/head.ts';
import { drawPages, framed, heading } from '../invoice/sheet.ts';
import { area } from '../sections/form.ts';
import { signatureLines } from '../sheet/signature-lines.ts';
import type { RateConfirmationInput } from './types.ts';

/** Space above a heading, in points. */
const above = 12;

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
    signatureLines(pen, input.signatures),
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
