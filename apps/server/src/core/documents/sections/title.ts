import { padded, paragraph, stack, type Block } from '../drawing/block.ts';
import { colors, styles } from '../drawing/styles.ts';
import { fill } from '../fill.ts';
import { area, type Form } from './form.ts';

export interface PageMark {
  readonly page: number;
  readonly pages: number;
  /** Recipient of this copy. */
  readonly copy?: string | undefined;
}

const leftWidth = 330;

/** Height of the title, the same on every page and copy of a document. */
export function titleHeight(form: Form, title: string): number {
  const marks = [undefined, ...(form.input.copies ?? [])].map((copy) => ({ page: 99, pages: 99, copy }));
  return Math.max(...marks.map((mark) => titleBlock(form, title, mark).height));
}

/** Page header: document title on the left; issuer, date, and page x of y on the right. */
export function titleBlock({ pen, input }: Form, title: string, mark: PageMark): Block {
  const { texts, issuer, over } = input;
  const rightWidth = area.width - leftWidth;
  const facts = [
    `${texts.date} ${input.date}`,
    fill(texts.page, { page: mark.page, pages: mark.pages }),
    ...(mark.copy ? [mark.copy] : []),
  ].join(' · ');
  const issued = issuer ? [issuer.name, issuer.contact].filter(Boolean).join(' · ') : '';
  const left = stack([
    paragraph(pen, pen.wrap([over, title].filter(Boolean).join(' · '), styles.title, leftWidth)),
    paragraph(pen, pen.wrap(texts.subtitle, styles.subtitle, leftWidth)),
  ]);
  const right = stack([
    paragraph(pen, pen.wrap(issued, { ...styles.strong, color: colors.petrol }, rightWidth), 'right', rightWidth),
    paragraph(pen, pen.wrap(facts, { ...styles.subtitle, color: colors.ink }, rightWidth), 'right', rightWidth),
  ]);
  return padded(
    {
      height: Math.max(left.height, right.height),
      draw(x, y, height) {
        left.draw(x, y, left.height);
        right.draw(x + leftWidth, y + height - right.height, right.height);
      },
    },
    { x: 0, y: 2.5 },
  );
}
