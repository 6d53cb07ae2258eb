import { act, screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { heldSample, releasedSample } from '../../../../testing/credit.ts';
import { quote, shipment } from '../../../../testing/sample-quote.ts';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';

const granite = quote.rates[0]!;
const pay = 'To book again, pay the 4 past-due invoices: $2,196.64.';

async function openHeld(step: 'rates' | 'book') {
  const opened = await openQuote({
    path: `/?step=${step}`,
    prepare: (api) => {
      leaveRates(quote, step === 'book' ? granite.id : null);
      api.answer(endpoints.quotes.show, { data: quote });
      api.answer(endpoints.shipments.book, { data: shipment });
      api.answer(endpoints.creditHolds.own, { data: heldSample });
    },
  });
  const note = (await screen.findByText(pay)).closest('[id]');
  if (!(note instanceof HTMLElement)) throw new Error('no note');
  return { ...opened, note };
}

/** Comes back to the page after paying elsewhere. */
async function release({ api }: Pick<Awaited<ReturnType<typeof openHeld>>, 'api'>) {
  api.answer(endpoints.creditHolds.own, { data: releasedSample });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByText(pay)).not.toBeInTheDocument());
}

describe('a button that books on an account that is held', () => {
  it('says so on the rates, with the reason and the way to what is overdue [BOOK-11]', async () => {
    const { person, note, api, router } = await openHeld('rates');
    expect(within(note).getByRole('link', { name: 'Pay past due' })).toHaveAttribute(
      'href',
      '/my-invoices?filter=past_due&choose=all',
    );
    const books = screen.getAllByRole('button', { name: /^Book / });
    for (const book of books) {
      expect(book).toHaveAttribute('aria-disabled', 'true');
      expect(book).toHaveAccessibleDescription(expect.stringContaining(pay));
    }
    await person.click(books[0]!);
    expect(note).toHaveFocus();
    expect(router.state.location.search).toMatchObject({ step: 'rates' });
    await release({ api });
    await person.click(screen.getAllByRole('button', { name: /^Book / })[0]!);
    expect(await screen.findByText('Not booked')).toBeVisible();
  });

  it('says so before the form is filled in, sends nothing, and books once the hold is over [BOOK-11]', async () => {
    const { person, note, api } = await openHeld('book');
    const book = screen.getByRole('button', { name: /Book for/ });
    expect(book).toHaveAttribute('aria-disabled', 'true');
    await person.click(book);
    expect(note).toHaveFocus();
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByText(/Field is required/)).not.toBeInTheDocument();
    await release({ api });
    await person.click(screen.getByRole('button', { name: /^Book for/ }));
    expect((await screen.findAllByText(/Field is required/)).length).toBeGreaterThan(0);
    expect(api.sentTo('shipments.book')).toEqual([]);
  });
});
