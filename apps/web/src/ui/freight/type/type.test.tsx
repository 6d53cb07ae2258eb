import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import { CarrierNumber } from './carrier-number.tsx';
import { LaneLine } from './lane-line.tsx';
import { PlaceLine } from './place-line.tsx';

describe('numbers, places and lanes', () => {
  it('writes a number with its name, and a dash while there is none', async () => {
    await openPiece(
      <>
        <p data-testid="one">
          <CarrierNumber label="PRO" value="417-226902" />
        </p>
        <p data-testid="none">
          <CarrierNumber value={null} />
        </p>
      </>,
    );
    expect(screen.getByTestId('one')).toHaveTextContent('PRO 417-226902');
    expect(screen.getByTestId('none')).toHaveTextContent('–');
  });

  it('writes a place with or without its ZIP', async () => {
    await openPiece(
      <>
        <p data-testid="zip">
          <PlaceLine city="Nashua" state="NH" postalCode="03063" />
        </p>
        <p data-testid="plain">
          <PlaceLine city="Tulsa" state="OK" />
        </p>
      </>,
    );
    expect(screen.getByTestId('zip')).toHaveTextContent('Nashua, NH 03063');
    expect(screen.getByTestId('plain')).toHaveTextContent(/^Tulsa, OK$/);
  });

  it('says from and to where the eye sees an arrow', async () => {
    await openPiece(
      <p data-testid="lane">
        <LaneLine origin={{ city: 'Nashua', state: 'NH' }} destination={{ city: 'Tulsa', state: 'OK' }} />
      </p>,
    );
    expect(screen.getByTestId('lane')).toHaveTextContent('From Nashua, NHTo Tulsa, OK');
  });
});
