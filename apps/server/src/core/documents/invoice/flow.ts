import type { Block } from '../drawing/block.ts';
import { area } from '../sections/form.ts';

/** A piece of what flows over the pages. Heights in points. */
export type Flowing = Block & {
  /** The head of its table: it stands again on top of a page that the block is the first of. */
  readonly head?: Block;
  /** What has to have room below it, so that no head is left alone at the end of a page. */
  readonly keeps?: number;
};

/** The rows of a table below its head, which is never parted from the first and comes again on each further page. */
export function headed(head: Block, rows: readonly Block[]): Flowing[] {
  const [first] = rows;
  return [{ ...head, keeps: first?.height ?? 0 }, ...rows.map((row): Flowing => ({ ...row, head }))];
}

/** Blocks below each other, page by page; what does not fit goes to the next. Heights in points. */
export function paged(blocks: readonly Flowing[], first: number, others: number): Block[][] {
  const pages: Block[][] = [[]];
  let left = first;
  for (const block of blocks) {
    if (block.height + (block.keeps ?? 0) > left && (pages.at(-1) ?? []).length > 0) {
      pages.push(block.head ? [block.head] : []);
      left = others - (block.head?.height ?? 0);
    }
    pages.at(-1)?.push(block);
    left -= block.height;
  }
  return pages;
}

/** Draws blocks below each other from a height of the page on. */
export function drawBelow(blocks: readonly Block[], top: number): void {
  let y = top;
  for (const block of blocks) {
    block.draw(area.x, y, block.height);
    y += block.height;
  }
}
