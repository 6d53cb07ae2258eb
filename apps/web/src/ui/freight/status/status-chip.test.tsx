import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shipmentStatuses } from '@waybill/contract';
import { openPiece } from '../../../testing/open-piece.tsx';
import { RateMarkChip, StatusChip, ToneChip } from './status-chip.tsx';
import { statusStyles } from './statuses.ts';

const words = {
  pending: 'Pending',
  dispatched: 'Dispatched',
  in_transit: 'In-Transit',
  delayed: 'Delayed',
  delivered: 'Delivered',
  canceled: 'Canceled',
  action_required: 'Action Required',
} as const;

describe('StatusChip', () => {
  it.each(Object.entries(words))('shows %s as the word %s beside a picture [TRACK-01]', async (status, word) => {
    await openPiece(<StatusChip status={status as keyof typeof words} />);
    expect(screen.getByText(word).querySelector('svg')).toBeInTheDocument();
  });

  it('has a look for every status there is', () => {
    expect(Object.keys(statusStyles).toSorted()).toEqual([...shipmentStatuses, 'action_required'].toSorted());
  });

  it('gives late and stuck shipments the colour of care', async () => {
    await openPiece(
      <>
        <StatusChip status="delayed" />
        <StatusChip status="action_required" />
      </>,
    );
    expect(screen.getByText('Delayed')).toHaveAttribute('data-tone', 'care');
    expect(screen.getByText('Action Required')).toHaveAttribute('data-tone', 'care');
  });

  it('speaks Spanish', async () => {
    await openPiece(<StatusChip status="in_transit" />, { language: 'es' });
    expect(screen.getByText('En tránsito')).toBeInTheDocument();
  });

  it('shows other meanings and marks of rates the same way', async () => {
    await openPiece(
      <>
        <ToneChip tone="stop">Past due</ToneChip>
        <RateMarkChip mark="cheapest" />
      </>,
    );
    expect(screen.getByText('Past due')).toHaveAttribute('data-tone', 'stop');
    expect(screen.getByText('Cheapest')).toHaveAttribute('data-tone', 'go');
  });
});
