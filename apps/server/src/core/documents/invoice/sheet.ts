import { paragraph, type Block } from '../drawing/block.ts';
import type { Pen } from '../drawing/pen.ts';
import { styles } from '../drawing/styles.ts';
import { area } from '../sections/form.ts';
import { drawFramed } from '../sections/framed.ts';
import { drawBelow, paged, type Flowing } from './flow.ts';
import { invoiceTitle } from './head.ts';
import type { InvoiceInput } from './types.ts';

/** Blocks below each other in one frame. */
export function framed(pen: Pen, blocks: readonly Block[]): Block {
  const height = blocks.reduce((sum, block) => sum + block.height, 0);
  return { height, draw: (_, y) => drawFramed(pen, blocks, y, y + height) };
}

const below = 5;

/**
 * A heading that stays on one page with its content.
 * @param above space above it, in points
 */
export function heading(pen: Pen, text: string, above: number, of: Block | undefined): Flowing {
  const words = paragraph(pen, pen.wrap(text, { ...styles.title, size: 11 }, area.width));
  return {
    height: above + words.height + below,
    keeps: of?.height ?? 0,
    draw: (x, y) => words.draw(x, y + above, words.height),
  };
}

/** Draws a flow over as many pages as needed, each with title and page number. */
export function drawPages(
  pen: Pen,
  input: Pick<InvoiceInput, 'title' | 'issuer' | 'logo' | 'pageText'>,
  flow: readonly Flowing[],
): void {
  const { height } = invoiceTitle(pen, input, 99, 99);
  const top = area.y + height;
  const pages = paged(flow, area.bottom - top, area.bottom - top);
  pages.forEach((blocks, index) => {
    pen.doc.addPage();
    invoiceTitle(pen, input, index + 1, pages.length).draw(area.x, area.y, height);
    drawBelow(blocks, top);
  });
}
