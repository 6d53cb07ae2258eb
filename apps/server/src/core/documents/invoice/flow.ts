import type { Block } from '../drawing/block.ts';
import { area } from '../sections/form.ts';

/** A part of a flow over several pages. Heights in points. */
export type Flowing = Block & {
  /** Table header, repeated at the top of a page that starts with this block. */
  readonly head?: Block;
  /** Height that must fit below it, so that no header is left at the end of a page. */
  readonly keeps?: number;
};

/** Rows of a table with their header, which stays with the first row and repeats on each page. */
export function headed(head: Block, rows: readonly Block[]): Flowing[] {
  const [first] = rows;
  return [{ ...head, keeps: first?.height ?? 0 }, ...rows.map((row): Flowing => ({ ...row, head }))];
}

/** Splits blocks into pages. Heights in points. */
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

/** Draws blocks below each other from a vertical position. */
export function drawBelow(blocks: readonly Block[], top: number): void {
  let y = top;
  for (const block of blocks) {
    block.draw(area.x, y, block.height);
    y += block.height;
  }
}
