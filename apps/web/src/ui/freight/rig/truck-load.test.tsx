import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import { TruckLoad, type LoadedUnit, type TruckLoadProps } from './truck-load.tsx';

const pallet: LoadedUnit = {
  itemNumber: 1,
  lengthAlong: 48,
  widthAcross: 40,
  x: 0,
  y: 0,
  stackedUnits: 1,
  hazardous: false,
  stackHeight: 60,
};
const rig = { kind: 'dry_van', lengthIn: 636, widthIn: 100, heightIn: 110 } as const;
const show = (changes: Partial<TruckLoadProps> = {}, language: 'en' | 'es' = 'en') =>
  openPiece(<TruckLoad rig={rig} units={[pallet]} usedFeet={4} fits axles={null} {...changes} />, { language });

describe('TruckLoad', () => {
  it('tells the load in words for those who do not see the picture [TL-01]', async () => {
    await show();
    const drawing = within(screen.getByRole('figure', { name: 'Load in the truck, side and top views' }));
    expect(drawing.getByText('1 floor spots, 4 ft of 53 ft used, 49 ft free.')).toBeInTheDocument();
    expect(drawing.getByRole('listitem')).toHaveTextContent('Item 1: 48 in × 40 in, 0 in from the nose');
  });

  it('draws boxes to the scale of the trailer: 48 in of 636, 40 in of 100', async () => {
    await show();
    const box = screen.getByText('48×40').closest<HTMLElement>('[style]');
    expect(Number.parseFloat(box?.style.width ?? '')).toBeCloseTo((48 / 636) * 100, 2);
    expect(Number.parseFloat(box?.style.height ?? '')).toBeCloseTo(40, 2);
  });

  it('names groups of axles over what the law allows [TL-01]', async () => {
    await show({
      axles: [
        { group: 'drive', pounds: 36_100, limitPounds: 34_000 },
        { group: 'trailer', pounds: 28_000, limitPounds: 34_000 },
      ],
    });
    expect(screen.getByText('over 34,000 lb')).toBeInTheDocument();
    expect(screen.getByText('of 34,000 lb')).toBeInTheDocument();
  });

  it('says when it does not fit, and speaks Spanish', async () => {
    await show({ fits: false }, 'es');
    expect(screen.getByText('Esta carga no cabe en este equipo.')).toBeInTheDocument();
  });
});
