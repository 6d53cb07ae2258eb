import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type CarrierChoice, type User } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { session } from '../../../../lib/session/store.ts';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { customer } from '../../../../testing/people.ts';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';
import { quote } from '../../../../testing/sample-quote.ts';

const [granite, prairie, rivers] = quote.rates.map(({ carrier }) => carrier);
const choice = (carrier: (typeof quote.rates)[number]['carrier'], visibility: CarrierChoice['visibility']) => ({
  ...carrier,
  modes: ['ltl'],
  visibility,
  blocked: false,
});

async function openRates(preferences: Partial<User>, prepare?: (api: FakeApi) => void) {
  const opened = await openQuote({
    path: '/?step=rates',
    user: customer('owner', preferences),
    prepare: (api) => {
      leaveRates(quote);
      prepare?.(api);
    },
  });
  await screen.findByText(quote.number);
  return opened;
}
const list = () => within(screen.getByRole('list', { name: 'Rates' }));
const names = () =>
  list()
    .getAllByRole('button', { expanded: false })
    .map((button) => button.getAttribute('aria-label')?.split(' Standard')[0]);

describe('insurance preference in a quote', () => {
  it('insured only: every price is insured, the others are not shown, and there is nothing to switch [SET-01]', async () => {
    await openRates({ insurance_preference: 'insured_only' });
    // 666.25 without and 713.00 with insurance.
    expect(await list().findByText('$713.00')).toBeVisible();
    expect(list().queryByText('$666.25')).toBeNull();
    const choose = screen.getByRole('switch', { name: 'Insured prices' });
    expect(choose).toBeChecked();
    expect(choose).toBeDisabled();
    expect(await screen.findByText(/Your settings show insured prices only\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change in Settings' })).toHaveAttribute('href', '/settings');
  });

  it('uninsured only: every price is without insurance [SET-01]', async () => {
    await openRates({ insurance_preference: 'uninsured_only' });
    expect(await list().findByText('$666.25')).toBeVisible();
    expect(list().queryByText('$713.00')).toBeNull();
    expect(screen.getByRole('switch', { name: 'Insured prices' })).not.toBeChecked();
  });

  it('counts at once in the details of an open quote, and lets go again [SET-01]', async () => {
    await openQuote({ user: customer('owner') });
    const insure = await screen.findByRole('switch', { name: /^Insure/ });
    expect(insure).not.toBeChecked();
    session.set(customer('owner', { insurance_preference: 'insured_only' }));
    await waitFor(() => expect(insure).toBeChecked());
    expect(insure).toBeDisabled();
    session.set(customer('owner', { insurance_preference: 'default' }));
    await waitFor(() => expect(insure).toBeEnabled());
  });
});

describe('carrier visibility in a quote', () => {
  it('lists preferred carriers first in every order, and marks them [QUOTE-19]', async () => {
    const { person } = await openRates({}, (api) =>
      api.answer(endpoints.settings.carriers, { data: [choice(rivers!, 'preferred'), choice(granite!, 'default')] }),
    );
    // By price alone: Prairie Gate, Granite State, Two Rivers.
    await waitFor(() => expect(names()).toEqual(['Two Rivers Motor', 'Prairie Gate Freight', 'Granite State Freight']));
    expect(list().getAllByText('Preferred')).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: /^Price/ }));
    expect(names()).toEqual(['Two Rivers Motor', 'Granite State Freight', 'Prairie Gate Freight']);
  });

  it('shows no rate of a carrier that was hidden since [QUOTE-19, SET-02]', async () => {
    await openRates({}, (api) => api.answer(endpoints.settings.carriers, { data: [choice(prairie!, 'excluded')] }));
    await waitFor(() => expect(names()).toEqual(['Granite State Freight', 'Two Rivers Motor']));
    expect(screen.queryByText(prairie?.name ?? '')).toBeNull();
    expect(screen.getByRole('heading', { name: '2 of 2 shown' })).toBeVisible();
  });
});

describe('currency in a quote', () => {
  it('shows every figure of the page in the chosen currency, with rate and date [QUOTE-27, SET-01]', async () => {
    const { person } = await openRates({ currency: 'CAD' }, (api) =>
      api.answer(endpoints.settings.exchangeRates, {
        data: [{ from: 'USD', to: 'CAD', millionths: 1_400_000, date: '2026-11-27' }],
      }),
    );
    // 713.00 US dollars at 1.40.
    expect(await list().findByText('CA$998.20')).toBeVisible();
    expect(
      await screen.findByText('Converted at 1 USD = 1.4 CAD, Fri, Nov 27, 2026. Charged in US dollar (USD).'),
    ).toBeVisible();
    await person.click(list().getAllByRole('button', { expanded: false })[0]!);
    const lines = within(screen.getByRole('table', { name: /./ }));
    expect(lines.getByText('CA$998.20')).toBeVisible();
    expect(lines.getByText('Canadian dollars')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Book for CA$998.20' })).not.toEqual([]);
    expect(screen.getByText(/Prices in Canadian dollars\./)).toBeVisible();
    // Nothing on the page is left in US dollars, but for the index price of diesel, which says so.
    const figures = document.body.textContent?.match(/(?<!CA|US)\$[\d,]+\.\d\d/g) ?? [];
    expect(figures).toEqual([]);
  });
});
