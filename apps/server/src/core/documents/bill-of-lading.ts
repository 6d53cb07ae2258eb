import { letter, renderPdf } from './drawing/document.ts';
import type { Form } from './sections/form.ts';
import { layPageOne } from './sections/page-one.ts';
import { laySupplements } from './sections/supplement.ts';
import type { PageMark } from './sections/title.ts';
import type { BillOfLadingInput } from './types.ts';

/**
 * Renders a straight bill of lading as PDF, US Letter: the sections of the VICS form on the first page, the rest on
 * supplement pages, numbered `page x of y`, repeated for each copy. Long texts are wrapped or continued, never cut off.
 * Rejects with a RangeError when the BOL or PRO number cannot be a barcode.
 */
export async function renderBillOfLading(input: BillOfLadingInput): Promise<Buffer> {
  const facts = {
    title: `${input.texts.title} ${input.number}`,
    language: input.language,
    createdAt: input.createdAt,
    ...(input.issuer ? { author: input.issuer.name } : {}),
  };
  return renderPdf(letter, facts, (pen) => {
    const form: Form = { pen, input };
    const first = layPageOne(form);
    const drawPages = [(mark: PageMark) => first.draw(mark), ...laySupplements(form, first.leftover)];
    for (const copy of input.copies ?? [undefined]) {
      drawPages.forEach((draw, index) => {
        pen.doc.addPage();
        draw({ page: index + 1, pages: drawPages.length, copy });
      });
    }
  });
}
