import { screen, waitFor } from '@testing-library/react';
import { endpoints, type Quote } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { customer } from '../../../../testing/people.ts';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';
import { quote } from '../../../../testing/sample-quote.ts';

const { save, unsave, restore } = endpoints.quoteLists;
const saved = { name: 'Weekly vanities', note: null, saved_at: '2026-12-01T15:50:00.000Z' };
const notSaved = 'We were unable to save your quote at this time. Please try again or call 1-800-555-0100.';

async function openRates(shown: Quote = quote, role: 'shipper' | 'viewer' = 'shipper') {
  const opened = await openQuote({
    path: '/?step=rates',
    user: customer(role),
    prepare: (api) => {
      leaveRates(shown);
      api.answer(endpoints.quotes.show, { data: shown });
    },
  });
  await screen.findByText(shown.number);
  return opened;
}

describe('saving over the rates', () => {
  it('takes a name, then says Saved and can be undone twice over [QUOTE-23]', async () => {
    const { api, person } = await openRates();
    api.answer(save, { data: saved });
    api.answer(unsave, { data: null });
    api.answer(restore, { data: saved });
    await person.click(screen.getByRole('button', { name: 'Save quote' }));
    await person.type(await screen.findByLabelText('Name'), 'Weekly vanities{Enter}');
    expect(await screen.findByText('Quote Q-264715 saved')).toBeVisible();
    expect(api.requests.find(({ name }) => name === 'quoteLists.save')).toMatchObject({
      params: { id: quote.id },
      body: { name: 'Weekly vanities' },
    });
    await person.click(await screen.findByRole('button', { name: /^Saved: edit the name/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Remove from saved' }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^Saved: edit the name/ })).toHaveTextContent('Saved');
  });

  it('needs no name [QUOTE-23]', async () => {
    const { api, person } = await openRates();
    api.answer(save, { data: { ...saved, name: null } });
    await person.click(screen.getByRole('button', { name: 'Save quote' }));
    await person.click((await screen.findAllByRole('button', { name: 'Save quote' })).at(-1)!);
    expect(await screen.findByText('Quote Q-264715 saved')).toBeVisible();
  });

  it('that fails says so in the words of the specification and keeps what was typed [QUOTE-23]', async () => {
    const { api, person } = await openRates();
    api.refuse(save, 'quote_not_saved', { message: notSaved });
    await person.click(screen.getByRole('button', { name: 'Save quote' }));
    const name = await screen.findByLabelText('Name');
    await person.type(name, 'Weekly vanities{Enter}');
    expect(await screen.findByText(notSaved)).toBeVisible();
    expect(name).toHaveValue('Weekly vanities');
  });

  it('says the same where nothing answered [QUOTE-23]', async () => {
    const { api, person } = await openRates();
    api.handle(save, () => Promise.reject(new TypeError('fetch failed')));
    await person.click(screen.getByRole('button', { name: 'Save quote' }));
    await person.type(await screen.findByLabelText('Name'), 'Weekly{Enter}');
    await waitFor(() => expect(screen.getByText(/^We were unable to save your quote at this time\./)).toBeVisible());
  });
});
