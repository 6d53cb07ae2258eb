import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import { AnswerBar, type CarrierAnswer } from './answer-bar.tsx';

const answer = (id: string, state: CarrierAnswer['state']): CarrierAnswer => ({ id, carrier: `Carrier ${id}`, state });
const waiting = [answer('1', 'waiting'), answer('2', 'rates'), answer('3', 'none'), answer('4', 'rates')];
const done = waiting.filter(({ state }) => state !== 'waiting');

describe('AnswerBar', () => {
  it('counts rates and carriers in words, while they answer and at the end [QUOTE-30, QUOTE-18]', async () => {
    await openPiece(
      <>
        <AnswerBar answers={waiting} rateCount={5} waitedSeconds={6.4} />
        <AnswerBar answers={done} rateCount={5} />
      </>,
    );
    expect(screen.getByRole('button', { name: '5 rates, 3 of 4 answered' })).toBeVisible();
    expect(screen.getByRole('button', { name: '5 rates, 2 of 3 carriers' })).toBeVisible();
  });

  it('opens what each carrier answered: rates first, the awaited last', async () => {
    const { person } = await openPiece(<AnswerBar answers={waiting} rateCount={5} waitedSeconds={6.4} />);
    await person.click(screen.getByRole('button', { name: /^5 rates/ }));
    const each = within(await screen.findByLabelText('Responses by carrier'));
    expect(each.getAllByRole('term').map((name) => name.textContent)).toEqual([
      'Carrier 2',
      'Carrier 4',
      'Carrier 3',
      'Carrier 1',
    ]);
    expect(each.getByText('requested 6 s ago')).toBeInTheDocument();
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
    expect(screen.getByRole('button', { name: '0 rates, 0 of 1 answered' })).toBeVisible();
    expect(screen.getByRole('button', { name: '0 rates, 0 of 1 carriers' })).toBeVisible();
  });
});
