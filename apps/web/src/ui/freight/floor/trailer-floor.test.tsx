import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import type { FloorUnit } from './floor-unit.ts';
import { LoadFigures } from './load-figures.tsx';
import { TrailerFloor } from './trailer-floor.tsx';

const pallet: FloorUnit = {
  itemNumber: 1,
  lengthAlong: 48,
  widthAcross: 40,
  x: 0,
  y: 0,
  stackedUnits: 1,
  hazardous: false,
};
const units: FloorUnit[] = [
  pallet,
  { ...pallet, itemNumber: 3, x: 48, hazardous: true, hazardClass: '3' },
  { ...pallet, itemNumber: 4, x: 48, y: 40, stackedUnits: 2 },
];
const drawing = () => within(screen.getByRole('figure', { name: 'Load on the trailer floor, top view' }));

describe('TrailerFloor', () => {
  it('tells every spot in words for those who do not see the picture', async () => {
    await openPiece(<TrailerFloor units={units} usedFeet={8} />);
    const items = await drawing().findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Item 1: 48 in × 40 in, 0 in from the nose',
      'Item 3: 48 in × 40 in, 48 in from the nose, hazardous, class 3',
      'Item 4: 48 in × 40 in, 48 in from the nose, 2 units stacked',
    ]);
    expect(drawing().getByText('3 floor spots, 8.0 linear feet of 53 ft used, 45 ft free.')).toBeInTheDocument();
  });

  it('draws boxes to scale: 48 in of 14 ft, 40 in of 96 in', async () => {
    await openPiece(<TrailerFloor units={[pallet]} usedFeet={4} />);
    const box = (await screen.findByText('48×40')).closest<HTMLElement>('[style]');
    // 48 / 168 = 28.571 %, 40 / 96 = 41.667 %.
    expect(Number.parseFloat(box?.style.width ?? '')).toBeCloseTo(28.571, 2);
    expect(Number.parseFloat(box?.style.height ?? '')).toBeCloseTo(41.667, 2);
  });

  it('says when the load passes 12 ft [QUOTE-17]', async () => {
    await openPiece(<TrailerFloor units={units} usedFeet={12.1} />);
    expect(screen.getByText('over the 12 ft limit')).toBeInTheDocument();
  });

  it('only names the limit at exactly 12 ft [QUOTE-17]', async () => {
    await openPiece(<TrailerFloor units={units} usedFeet={12} />);
    expect(screen.getByText('12 ft limit')).toBeInTheDocument();
  });

  it('asks for sizes while there is nothing to draw, and tells when the load does not fit', async () => {
    await openPiece(
      <>
        <TrailerFloor units={[]} usedFeet={0} />
        <TrailerFloor units={units} usedFeet={60} fits={false} />
      </>,
    );
    expect(screen.getByText('Enter dimensions to see your load')).toBeInTheDocument();
    expect(screen.getByText('This load does not fit in a 53 ft trailer.')).toBeInTheDocument();
  });

  it('names stacked units and speaks Spanish', async () => {
    await openPiece(<TrailerFloor units={units} usedFeet={8} />, { language: 'es' });
    expect(await screen.findByText('2 estibadas')).toBeInTheDocument();
  });
});

describe('LoadFigures', () => {
  it('pairs each figure with its unit', async () => {
    await openPiece(<LoadFigures figures={[{ value: '3,190', unit: 'lb' }]} />);
    expect(screen.getByText('lb').tagName).toBe('DT');
    expect(screen.getByText('3,190').tagName).toBe('DD');
  });
});
