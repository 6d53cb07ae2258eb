import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import { LiabilityBar } from './liability-bar.tsx';
import { WhatCouldChange } from './what-could-change.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

describe('LiabilityBar', () => {
  it('shows the limit and what insurance adds', async () => {
    // 3,190 lb x $2.00 = $6,380.00; 8,500.00 - 6,380.00 = 2,120.00.
    await openPiece(
      <LiabilityBar
        liability={usd(638_000)}
        declared={usd(850_000)}
        insured
        perPound={{ amount: 200, pounds: 3190 }}
      />,
    );
    expect(
      screen.getByRole('img', { name: 'The carrier pays up to $6,380.00; insurance adds $2,120.00.' }),
    ).toBeInTheDocument();
    expect(screen.getByText('$2.00 per lb × 3,190 lb')).toBeInTheDocument();
    expect(screen.getByText('up to the full $8,500.00')).toBeInTheDocument();
  });

  it('says plainly what nobody covers without insurance', async () => {
    await openPiece(<LiabilityBar liability={usd(638_000)} declared={usd(850_000)} insured={false} />);
    expect(
      screen.getByRole('img', { name: 'The carrier pays up to $6,380.00; $2,120.00 is not covered.' }),
    ).toBeInTheDocument();
  });

  it('has no gap to show when the carrier answers for all of it', async () => {
    await openPiece(<LiabilityBar liability={usd(850_000)} declared={usd(850_000)} insured={false} />);
    expect(screen.getByRole('img', { name: 'Carrier liability covers all of it.' })).toBeInTheDocument();
    expect(screen.queryByText(/Not covered/)).not.toBeInTheDocument();
  });
});

describe('WhatCouldChange', () => {
  it('lists what the carrier may bill later, and that fuel stays', async () => {
    await openPiece(
      <WhatCouldChange
        near={[{ itemNumber: 2, density: 6.56, edge: 6, freightClass: '175' }]}
        fuel={{ basisPoints: 3325, until: '2026-12-08' }}
      />,
    );
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toBe('Class of item 2. At 6.56 lb/ft³, it is close to 6, where class 175 begins.');
    expect(lines[3]).toBe('Fuel won’t change. 33.25% is fixed until this quote expires on Tue, Dec 8.');
  });

  it('leaves out what does not apply', async () => {
    await openPiece(<WhatCouldChange />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
