import { describe, expect, it } from 'vitest';
import { paged, headed } from '../invoice/flow.ts';
import { outside, overlaps, pagesOf } from '../testing/pdf-reader.ts';
import { renderStatement } from './render.ts';
import type { StatementInput } from './types.ts';

const movements = Array.from({ length: 120 }, (_, at) => ({
  cells: [`Oct ${1 + (at % 28)}, 2026`, `Invoice issued · INV ${30_000 + at}`, '$1.00', `$${at + 1}.00`] as const,
  kind: 'line' as const,
}));
const statement: StatementInput = {
  language: 'en',
  createdAt: new Date('2026-10-20T17:00:00Z'),
  issuer: 'Waybill',
  title: 'Statement of account',
  pageText: 'Page {{page}} of {{pages}}',
  head: [{ label: 'Statement of', text: 'Example Building Supply' }],
  accounts: [
    {
      title: 'US dollars',
      sums: [{ label: 'Closing balance', text: '$120.00' }],
      table: { head: ['Date', 'Movement', 'Amount', 'Balance'], rows: movements },
      ages: [{ label: 'Not yet due', text: '$120.00' }],
    },
  ],
  notes: [],
};

describe('a statement of many lines', () => {
  it('names its columns on every page, and cuts nothing off [INV-07]', async () => {
    const pages = pagesOf(await renderStatement(statement));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) {
      const texts = page.words.map(({ text }) => text);
      for (const name of ['Date', 'Movement', 'Amount']) expect(texts).toContain(name);
      expect([outside(page, 18), overlaps(page)]).toEqual([[], []]);
    }
    const told = pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
    for (const { cells } of movements) expect(told).toContain(cells[1].slice(-9));
  });
});

describe('the head of a table', () => {
  const block = (height: number) => ({ height, draw: () => undefined });
  const heights = (pages: ReturnType<typeof paged>) => pages.map((page) => page.map(({ height }) => height));

  it('goes with its first row to the next page, and comes again on each further one', () => {
    const flow = [block(50), ...headed(block(10), [block(45), block(60), block(35)])];
    // 50 is used and 10 would fit, but not the 45 below it. The next page has 45 left, and 60 does not fit.
    expect(heights(paged(flow, 100, 100))).toEqual([[50], [10, 45], [10, 60], [10, 35]]);
  });

  it('appears once if everything fits', () => {
    expect(heights(paged(headed(block(10), [block(20), block(20)]), 100, 100))).toEqual([[10, 20, 20]]);
  });
});
