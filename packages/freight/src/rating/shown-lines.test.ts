import { describe, expect, it } from 'vitest';
import { shownLines, type ChargeKind } from './charge-line.ts';

const lines = (...kinds: ChargeKind[]) => kinds.map((kind) => ({ kind }));

describe('the lines of a price that are shown', () => {
  it('are all of them where the load is insured [BOOK-04]', () => {
    const insured = lines('item', 'gross', 'freight', 'without_insurance', 'insurance', 'total');
    expect(shownLines(insured)).toEqual(insured);
  });

  it('say a sum once where nothing comes between it and the total [BOOK-04]', () => {
    expect(shownLines(lines('freight', 'fuel', 'without_insurance', 'total'))).toEqual(
      lines('freight', 'fuel', 'total'),
    );
  });
});
