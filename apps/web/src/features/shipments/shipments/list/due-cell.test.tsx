import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPiece } from '../../../../testing/open-piece.tsx';
import { row } from '../../../../testing/shipment.ts';
import { DueCell } from './due-cell.tsx';

/** A day in October 2026, at noon where the test runs. */
function today(day: number): void {
  vi.useFakeTimers({ now: new Date(2026, 9, day, 12), toFake: ['Date'] });
}

const show = (changes: Parameters<typeof row>[0], language: 'en' | 'es' = 'en') =>
  openPiece(
    <p data-testid="cell">
      <DueCell row={row(changes)} />
    </p>,
    { language },
  );

describe('when a shipment is due', () => {
  it.each([
    ['Thu, Oct 22', {}],
    ['–', { delivery_date: null }],
    ['–', { status: 'canceled' }],
    ['Now Oct 22', { status: 'delayed' }],
    ['Was due Oct 14', { status: 'delayed', delivery_date: '2026-10-14' }],
    ['Wed, Oct 21', { status: 'delivered', delivered_at: '2026-10-21T16:00:00.000Z' }],
  ] as const)('reads %s', async (words, changes) => {
    today(20);
    await show(changes);
    expect(screen.getByTestId('cell')).toHaveTextContent(new RegExp(`^${words}$`));
    vi.useRealTimers();
  });

  it.each([
    ['A7', 'Refused', 'Refused at delivery'],
    ['AH', 'Attempted', 'Delivery attempted'],
    ['OO', 'Freight missing', 'Paperwork received, freight not received'],
    ['unknown', 'No update from the carrier', 'No update from the carrier'],
    ['customs_hold', 'Held by customs', 'Held by customs'],
  ])('gives the cause of %s while somebody has to act', async (code, words, title) => {
    await show({ status: 'delayed', action_required: code });
    expect(screen.getByText(words)).toHaveAttribute('title', title);
  });

  it('stands in colour only beside words, in Spanish too', async () => {
    await show({ status: 'delayed', action_required: 'A7' }, 'es');
    expect(screen.getByText('Rechazado')).toBeVisible();
  });
});
