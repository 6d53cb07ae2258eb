import { label4x6, renderPdf } from './drawing/document.ts';
import { drawLabel } from './label/label.ts';
import type { UnitLabelsInput } from './types.ts';

/**
 * Renders labels for the handling units of a shipment as PDF: one page of exactly 4 by 6 inches (288 by 432 points) for
 * each, numbered `n of m`. Long texts get smaller and are wrapped, never cut off. Rejects with a RangeError when there
 * is no unit, or the BOL or PRO number cannot be a barcode.
 */
export async function renderUnitLabels(input: UnitLabelsInput): Promise<Buffer> {
  const { texts, number, units } = input;
  if (units.length === 0) throw new RangeError('A shipment without handling units has no labels.');
  const facts = { title: `${texts.title} ${number}`, language: input.language, createdAt: input.createdAt };
  return renderPdf(label4x6, facts, (pen) => {
    units.forEach((unit, index) => {
      pen.doc.addPage();
      drawLabel(pen, input, unit, index + 1);
    });
  });
}
