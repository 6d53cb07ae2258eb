import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import { shipment } from '../../../testing/shipment.ts';
import { ActualClass } from './actual-class.tsx';

/** The charges of a line that its carrier rated at a class. */
function ratedAt(freightClass: '70' | '85', actualClass: '70' | '85') {
  return shipment().charges.map((line) =>
    line.basis.type === 'item' ? { ...line, basis: { ...line.basis, freightClass, actualClass } } : line,
  );
}

describe('the class of a line', () => {
  it('is the actual one, with the one it is rated at beside it', async () => {
    await openPiece(
      <p>
        <ActualClass actual="85" index={0} charges={ratedAt('70', '85')} />
      </p>,
    );
    expect(await screen.findByRole('paragraph')).toHaveTextContent('85rated at 70 (FAK)');
  });

  it('says when the rules of the carrier give another class', async () => {
    await openPiece(
      <p>
        <ActualClass actual="85" index={0} charges={ratedAt('70', '70')} />
      </p>,
      { language: 'es' },
    );
    expect(await screen.findByRole('paragraph')).toHaveTextContent('85tarificada como 70 (reglas del transportista)');
  });

  it('stands alone where it is rated as it is, or where the price has no lines of items', async () => {
    await openPiece(
      <p>
        <ActualClass actual="85" index={0} charges={ratedAt('85', '85')} />
        <ActualClass actual="85" index={0} charges={[]} />
      </p>,
    );
    expect(await screen.findByRole('paragraph')).toHaveTextContent('8585');
  });
});
