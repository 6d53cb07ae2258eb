import { screen, within } from '@testing-library/react';
import { endpoints, type AccountRole, type Quote } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { customer } from '../../../testing/people.ts';
import { openQuote } from '../quotes/testing/open-quote.tsx';
import { quote } from '../../../testing/sample-quote.ts';

const openDetail = (shown: Quote | null, role: AccountRole = 'shipper') =>
  openQuote({
    path: `/quote-history/${quote.id}`,
    user: customer(role),
    prepare: (api) => {
      if (shown === null) api.refuse(endpoints.quotes.show, 'not_found');
      else api.answer(endpoints.quotes.show, { data: shown });
    },
  });
const bookButtons = () => screen.queryAllByRole('button', { name: /^Book / });

describe('a quote of the history', () => {
  it('shows every rate as it was given, with its charges, and until when it is honoured [QUOTE-22, QUOTE-24]', async () => {
    const { person } = await openDetail(quote);
    expect(await screen.findByRole('heading', { level: 1, name: 'Quote Q-264715' })).toBeVisible();
    expect(screen.getByText(/^Valid until Tue, Dec 8, 10:42 AM EST\.$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '3 of 3 shown' })).toBeVisible();
    await person.click(
      within(screen.getByRole('list', { name: 'Rates' })).getByRole('button', {
        name: /^Granite State Freight Standard/,
        expanded: false,
      }),
    );
    const lines = within(screen.getByRole('table', { name: 'How this price is calculated' }));
    expect(lines.getByRole('row', { name: /Total.*\$846\.25/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Re-run' })).toHaveAttribute('href', `/quote/${quote.id}`);
    expect(screen.getByRole('link', { name: 'Return trip' })).toHaveAttribute('href', `/quote/${quote.id}/return`);
    expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', `/quote-shipment/${quote.id}`);
  });

  it('books the rate that is pressed while it is honoured [QUOTE-23]', async () => {
    const { person } = await openDetail(quote);
    await screen.findByRole('heading', { name: '3 of 3 shown' });
    await person.click(
      bookButtons().find((button) => /Two Rivers Motor/.test(button.getAttribute('aria-label') ?? ''))!,
    );
    // $1,199.25 and $46.75 of insurance.
    expect(await screen.findByRole('button', { name: /^Book for \$1,246\.00/ }, { timeout: 5000 })).toBeVisible();
    expect(location.pathname + location.search).toBe('/quote-shipment?step=book');
  });

  it.each([
    ['expired', { status: 'expired' }, /rates have expired/],
    ['booked', { status: 'booked' }, /This quote is booked/],
  ] as const)('that is %s can be looked at and run again, not booked [QUOTE-22]', async (_, over, words) => {
    await openDetail({ ...quote, ...over });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { name: '3 of 3 shown' })).toBeVisible();
    expect(bookButtons()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Book' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Re-run' })).toBeVisible();
  });

  it('is only looked at by those who may only look [ROLE-07]', async () => {
    await openDetail(quote, 'viewer');
    expect(await screen.findByRole('heading', { name: '3 of 3 shown' })).toBeVisible();
    expect(bookButtons()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Save quote' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Re-run' })).toBeNull();
  });

  it('that does not exist says so, with the way to the others', async () => {
    await openDetail(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Quote not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Quote History' })).toHaveAttribute('href', '/quote-history');
  });
});
