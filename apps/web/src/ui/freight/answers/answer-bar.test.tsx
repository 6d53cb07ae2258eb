import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import { AnswerBar, type CarrierAnswer } from './answer-bar.tsx';

const answer = (id: string, state: CarrierAnswer['state']): CarrierAnswer => ({ id, carrier: `Carrier ${id}`, state });
const waiting = [answer('1', 'waiting'), answer('2', 'rates'), answer('3', 'none'), answer('4', 'rates')];
const done = waiting.filter(({ state }) => state !== 'waiting');

describe('AnswerBar', () => {
  it('counts answers, rates and carriers in words [QUOTE-30]', async () => {
    await openPiece(<AnswerBar answers={waiting} rateCount={5} waitedSeconds={6.4} />);
    expect(screen.getByText('3 of 4 carriers answered')).toBeInTheDocument();
    expect(screen.getByText('5 rates from 2 carriers so far')).toBeInTheDocument();
    for (const words of ['2 with rates', '1 without', '1 still rating, 6 s'])
      expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('has a named cell for every carrier: rates first, the awaited last', async () => {
    await openPiece(<AnswerBar answers={waiting} rateCount={5} />);
    expect(screen.getAllByRole('listitem').map((cell) => cell.textContent)).toEqual([
      'Carrier 2: rate',
      'Carrier 4: rate',
      'Carrier 3: no rate',
      'Carrier 1: no answer yet',
    ]);
  });

  it('can be told to stop while somebody is waited for, and not after', async () => {
    const stop = vi.fn<() => void>();
    const { person } = await openPiece(
      <>
        <AnswerBar answers={waiting} rateCount={5} onStop={stop} />
        <AnswerBar answers={done} rateCount={5} onStop={stop} />
      </>,
    );
    await person.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(stop).toHaveBeenCalledOnce();
  });

  it('reads the end out at once', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await openPiece(<AnswerBar answers={done} rateCount={1} />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3 carriers answered. 1 rate from 2 carriers.');
  });

  it('keeps silent about every single answer while they stream in', async () => {
    await openPiece(<AnswerBar answers={waiting} rateCount={5} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says so when there are no rates yet, and when no carrier gave one', async () => {
    await openPiece(
      <>
        <AnswerBar answers={[answer('1', 'waiting')]} rateCount={0} />
        <AnswerBar answers={[answer('1', 'none')]} rateCount={0} />
      </>,
    );
    expect(screen.getByText('No rates yet')).toBeInTheDocument();
    expect(screen.getByText('No carrier gave a rate')).toBeInTheDocument();
  });
});
