import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DensityReason } from '@waybill/freight';
import { openPiece } from '../../../testing/open-piece.tsx';
import { bandShare } from './band-share.ts';
import { ClassOverrideWarning } from './class-override-warning.tsx';
import { WhyClass } from './why-class.tsx';
import { WhyClassButton } from './why-class-button.tsx';

// 48 x 40 x 30 in = 57,600 in3 / 1,728 = 33.33 ft3; 180 lb / 33.33 ft3 = 5.40 lb/ft3: the band from 4 to under 6.
const reason: DensityReason = {
  scaleId: 'nmfc_2025_13sub',
  scaleEffectiveFrom: '2025-07-19',
  lengthIn: 48,
  widthIn: 40,
  heightIn: 30,
  ratedAsActual: true,
  unitCubicFeet: 33.3333,
  unitPounds: 180,
  density: 5.4,
  densityShown: 5.4,
  bandIndex: 4,
  bandCount: 13,
  bandFrom: 4,
  bandTo: 6,
  freightClass: '175',
  next: { freightClass: '125', from: 6, unitPounds: 200 },
};

describe('WhyClass', () => {
  it('shows volume, density, band and the next band [QUOTE-09]', async () => {
    await openPiece(<WhyClass reason={reason} />);
    for (const text of [
      '48 × 40 × 30 in ÷ 1,728',
      '33.33 ft³ each',
      '180 lb ÷ 33.33 ft³',
      '5.40 lb/ft³',
      '4 to under 6 lb/ft³, band 4 of 13',
      'Class 175',
      'Next band, class 125, starts at 6 lb/ft³: 200 lb each.',
      'NMFC scale of Jul 19, 2025',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('img', { name: 'Density 5.40 lb/ft³ on the scale: class 175' })).toBeInTheDocument();
  });

  it('says that the densest band is the last', async () => {
    await openPiece(
      <WhyClass
        reason={{
          ...reason,
          density: 60,
          densityShown: 60,
          bandIndex: 13,
          bandFrom: 50,
          bandTo: null,
          freightClass: '50',
          next: null,
        }}
      />,
    );
    expect(screen.getByText('50 lb/ft³ or more, band 13 of 13')).toBeInTheDocument();
    expect(screen.getByText('This is the highest density band and the lowest class.')).toBeInTheDocument();
  });

  it('puts the marker into its band, by the share of the band it has passed', () => {
    const bands = [
      { fromPcf: 0, freightClass: '400' },
      { fromPcf: 4, freightClass: '175' },
    ] as const;
    // Half of the first of two bands is a quarter; 6 of an open band from 4 is half of the way to 8.
    expect([bandShare(2, bands), bandShare(6, bands), bandShare(80, bands)]).toEqual([0.25, 0.75, 1]);
  });

  it('opens from the keyboard, closes with Escape and gives the focus back', async () => {
    const { person } = await openPiece(<WhyClassButton reason={reason} />);
    const why = screen.getByRole('button', { name: 'Why class 175' });
    why.focus();
    await person.keyboard('{Enter}');
    const answer = await screen.findByRole('dialog', { name: 'Why class 175' });
    await waitFor(() => expect(answer).toContainElement(document.activeElement as HTMLElement));
    expect(within(answer).getByText('33.33 ft³ each')).toBeInTheDocument();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(why).toHaveFocus());
  });
});

describe('ClassOverrideWarning', () => {
  it('warns of a lower class and takes either answer [QUOTE-10]', async () => {
    const [keep, back] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { person } = await openPiece(
      <ClassOverrideWarning
        chosen="100"
        recommended="125"
        reason={{ ...reason, densityShown: 6.56, bandFrom: 6, bandTo: 8 }}
        onKeep={keep}
        onGoBack={back}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Class 100 is lower than the recommended class 125. If the carrier inspects the freight, it can bill class 125 and a correction fee. 6.56 lb/ft³ is in the 6 to under 8 band.',
    );
    await person.click(screen.getByRole('button', { name: 'Keep class 100' }));
    await person.click(screen.getByRole('button', { name: 'Use class 125' }));
    expect([keep.mock.calls.length, back.mock.calls.length]).toEqual([1, 1]);
  });

  it('says that a higher class can cost more than it has to [QUOTE-10]', async () => {
    await openPiece(
      <ClassOverrideWarning chosen="150" recommended="77.5" onKeep={() => undefined} onGoBack={() => undefined} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Class 150 is higher than the recommended class 77.5.');
  });
});
