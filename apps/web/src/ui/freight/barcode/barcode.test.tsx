import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import { barsPath } from './bars.ts';
import { Barcode } from './barcode.tsx';

describe('Barcode', () => {
  it('draws bars only, each where its spaces put it', () => {
    // A bar of 2, a space of 1, a bar of 3, beginning at 10.
    expect(barsPath([2, 1, 3], 5, 10)).toBe('M10 0h2v5h-2zM13 0h3v5h-3z');
  });

  it('keeps ten modules of white on both sides and encodes without the spaces for people', async () => {
    await openPiece(<Barcode value="WB 2041 8618" />);
    const picture = screen.getByRole('img', { name: 'Barcode of WB 2041 8618' });
    // Start, W, B, to set C, four pairs, check: nine characters of 11 modules, the stop of 13, and 20 of white.
    expect(picture).toHaveAttribute('viewBox', '0 0 132 32');
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M10 0/);
  });
});
