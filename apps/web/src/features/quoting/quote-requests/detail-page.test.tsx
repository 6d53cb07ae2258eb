import { act, screen, within } from '@testing-library/react';
import { endpoints, type SalesRequest } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { heldSample } from '../../../testing/credit.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { answeredSample, salesRequestSample } from '../../../testing/sales-request.ts';

const { show, message, withdraw, askChange } = endpoints.quoteRequests;

async function openRequest(request: SalesRequest, user = customer()) {
  const opened = await openApp(`/quote-requests/${request.id}`, {
    user,
    prepare: (api) => api.answer(show, { data: request }),
  });
  await screen.findByRole('heading', { level: 1, name: request.number });
  return opened;
}

describe('the page of a quote request', () => {
  it('says how it stands, what was asked and what was said [QUOTE-21]', async () => {
    await openRequest(salesRequestSample());
    expect(screen.getByText('Sales has your request')).toBeVisible();
    expect(screen.getAllByText('Dock 4 closes at 3 PM.').length).toBeGreaterThan(0);
    expect(screen.getByText('$1,800.00')).toBeVisible();
    expect(screen.getByText(/don’t quote 7 or more pallets online/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Book for/ })).not.toBeInTheDocument();
  });

  it('says the class of each line, also where nobody chose one [QUOTE-09]', async () => {
    await openRequest(salesRequestSample());
    // 1,240 lb on 8 units of 53.33 cubic feet are 2.91 lb/ft3: the band of 2 to 4 is class 250.
    expect(
      within(screen.getByRole('row', { name: /Bathroom vanities/ }))
        .getAllByRole('cell')
        .at(-1),
    ).toHaveTextContent('250');
  });

  it('names the price on the button that books an offer [QUOTE-21]', async () => {
    const request = answeredSample();
    await openRequest(request);
    const card = screen.getByRole('article');
    expect(within(card).getByRole('button', { name: /^Book for \$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request a change' })).toBeVisible();
  });

  it('says on the button that books an offer that the account is on credit hold [BOOK-11, TL-02]', async () => {
    const { api, person } = await openRequest(answeredSample());
    api.answer(endpoints.creditHolds.own, { data: heldSample });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/pay the 4 past-due invoices: \$2,196\.64/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay past due' })).toBeVisible();
    const book = screen.getByRole('button', { name: /Book for/ });
    expect(book).toHaveAttribute('aria-disabled', 'true');
    await person.click(book);
    expect(location.pathname).toContain('/quote-requests/');
  });

  it('lets people who may not book look at the offer and ask for a change', async () => {
    const user = { ...customer(), abilities: customer().abilities.filter((ability) => ability !== 'shipment.book') };
    await openRequest(answeredSample(), user);
    expect(screen.queryByRole('button', { name: /^Book for/ })).not.toBeInTheDocument();
    expect(screen.getByText(/who can book has to accept this offer/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request a change' })).toBeVisible();
  });

  it('lets viewers only read', async () => {
    const user = {
      ...customer(),
      abilities: ['self.manage', 'quote.read'] as ReturnType<typeof customer>['abilities'],
    };
    await openRequest(answeredSample(), user);
    for (const name of ['Withdraw', 'Decline', 'Request a change', 'Send message']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('sends a message and keeps what did not go', async () => {
    const request = salesRequestSample();
    const { api, person } = await openRequest(request);
    api.refuse(message, 'unavailable', { message: 'Service Unavailable' });
    const field = screen.getByLabelText('Write to sales');
    await person.fill(field, 'Can it be Thursday?');
    await person.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Service Unavailable')).toBeVisible();
    expect(field).toHaveValue('Can it be Thursday?');
    api.answer(message, { data: request });
    await person.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByDisplayValue('');
    expect(api.sentTo('quoteRequests.message')).toEqual([
      { text: 'Can it be Thursday?' },
      { text: 'Can it be Thursday?' },
    ]);
  });

  it('needs words to ask for a change', async () => {
    const { api, person } = await openRequest(answeredSample());
    await person.click(screen.getByRole('button', { name: 'Request a change' }));
    await person.click(await screen.findByRole('button', { name: 'Request change' }));
    expect(await screen.findByText('Field is required')).toBeVisible();
    api.answer(askChange, { data: salesRequestSample({ state: 'in_progress', owner_name: 'Miguel Arroyo' }) });
    await person.fill(screen.getByLabelText('What should be different?'), 'A day earlier');
    await person.click(screen.getByRole('button', { name: 'Request change' }));
    expect(api.sentTo('quoteRequests.askChange')).toEqual([{ text: 'A day earlier' }]);
  });

  it('says so when somebody else was faster, and shows how it stands', async () => {
    const { api, person } = await openRequest(salesRequestSample());
    api.refuse(withdraw, 'quote_request_moved', { message: 'This request has changed.' });
    await person.click(screen.getByRole('button', { name: 'Withdraw' }));
    api.answer(show, { data: answeredSample() });
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('This request has changed')).toBeVisible();
    expect(await screen.findByText('Sales offers 1 rate')).toBeVisible();
  });
});
