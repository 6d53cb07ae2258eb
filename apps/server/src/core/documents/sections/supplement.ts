import { padded, paragraph, cellPadding, type Block } from '../drawing/block.ts';
import { heightOf, type Line, type Pen } from '../drawing/pen.ts';
import { styles } from '../drawing/styles.ts';
import { takeRows, type Row } from '../drawing/table.ts';
import { fill } from '../fill.ts';
import { area, type Form } from './form.ts';
import { drawFramed } from './framed.ts';
import { items } from './items.ts';
import { orders } from './orders.ts';
import type { Leftover } from './page-one.ts';
import { stripBlock } from './strip.ts';
import { tableBody, tableTop, tableTotal, type TableSection } from './table-section.ts';
import { titleBlock, titleHeight, type PageMark } from './title.ts';

export type DrawPage = (mark: PageMark) => void;

const stripGap = 7;

/** Lays out the supplement pages that the leftover needs, if any. */
export function laySupplements(form: Form, leftover: Leftover): DrawPage[] {
  const { pen, input } = form;
  const strip = stripBlock(form);
  const header = titleHeight(form, input.texts.supplement);
  const top = area.y + header + strip.height + stripGap;
  const pages = new Pages(top, area.bottom);
  for (const { label, lines } of leftover.texts) pages.addText(pen, continued(form, label), lines);
  pages.addTable(pen, orders(form), leftover.orders, continued(form, input.texts.orders));
  pages.addTable(pen, items(form), leftover.items, continued(form, input.texts.commodities));
  return pages.all.map((blocks) => (mark) => {
    titleBlock(form, input.texts.supplement, mark).draw(area.x, area.y, header);
    strip.draw(area.x, area.y + header, strip.height);
    drawFramed(pen, blocks, top, area.bottom);
  });
}

function continued({ input }: Form, section: string): string {
  return fill(input.texts.continued, { section });
}

/** Fills page after page from the top. */
class Pages {
  readonly all: Block[][] = [];
  readonly #height: number;
  #left = 0;

  constructor(top: number, bottom: number) {
    this.#height = bottom - top;
  }

  addText(pen: Pen, title: string, lines: readonly Line[]): void {
    let rest = lines;
    while (rest.length > 0) {
      const heading = paragraph(pen, pen.wrap(title, styles.label, area.width - 2 * cellPadding.x));
      const room = this.#room(heading.height + 2 * cellPadding.y, rest[0]?.leading ?? 0);
      let used = 0;
      const cut = rest.findIndex((line) => (used += line.leading) > room);
      const shown = cut === -1 ? rest : rest.slice(0, Math.max(1, cut));
      this.#add(padded(textBlock(pen, heading, shown), cellPadding));
      rest = rest.slice(shown.length);
    }
  }

  addTable(pen: Pen, section: TableSection, rows: readonly Row[], title: string): void {
    let rest = rows;
    while (rest.length > 0) {
      const head = tableTop(pen, section, title);
      const total = tableTotal(pen, section);
      const fixed = head.height + total.height;
      const room = this.#room(fixed, 0);
      const fits = takeRows(rest, room, this.#left === this.#height);
      if (fits.taken.length === 0) {
        this.#left = 0;
        continue;
      }
      rest = fits.rest;
      this.#add(head);
      this.#add(tableBody(pen, section, fits.taken));
      if (rest.length === 0) this.#add(total);
    }
  }

  /** Remaining height minus `fixed` points. Starts a new page if less than `least` remains. */
  #room(fixed: number, least: number): number {
    if (this.#left - fixed < Math.max(least, 1)) {
      this.all.push([]);
      this.#left = this.#height;
    }
    return this.#left - fixed;
  }

  #add(block: Block): void {
    this.all.at(-1)?.push(block);
    this.#left -= block.height;
  }
}

function textBlock(pen: Pen, heading: Block, lines: readonly Line[]): Block {
  return {
    height: heading.height + heightOf(lines),
    draw(x, y) {
      heading.draw(x, y, heading.height);
      pen.print(lines, x, y + heading.height);
    },
  };
}
