import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPiece } from '../../testing/open-piece.tsx';
import { CountTabs } from './count-tabs.tsx';

const tabs = ['all', 'pending', 'canceled'].map((key) => ({ key, words: key, count: 3 }));

it('are scrolled so that the chosen one stands in the middle of a narrow window', async () => {
  const box = (left: number, width: number): DOMRect => new DOMRect(left, 0, width, 40);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    if (this.getAttribute('role') === 'group') return box(16, 328);
    return this.textContent?.startsWith('canceled') ? box(600, 100) : box(20, 100);
  });
  await openPiece(<CountTabs label="Status" tabs={tabs} chosen="canceled" choose={() => undefined} />);
  const row = await screen.findByRole('group', { name: 'Status' });
  // The tab begins 584 px into a row of 328 px, which leaves (328 - 100) / 2 = 114 px on each side of it.
  expect(row.scrollLeft).toBe(470);
  vi.restoreAllMocks();
});
