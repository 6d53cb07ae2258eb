import { screen, within } from '@testing-library/react';
import { endpoints, type Quote } from '@waybill/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customer } from '../../../../testing/people.ts';
import { quote } from '../../../../testing/sample-quote.ts';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';

const { show, pdf } = endpoints.quotes;

async function openRates(shown: Quote = quote) {
  const opened = await openQuote({
    path: '/?step=rates',
    user: customer(),
    prepare: (api) => {
      leaveRates(shown);
      api.answer(show, { data: shown });
      api.handle(pdf, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    },
  });
  await screen.findByText(shown.number);
  return opened;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a quote as PDF', () => {
  it('is saved with all rates at the prices shown, or with one rate', async () => {
    const { api, person } = await openRates();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:quote');
    const asked = () => api.requests.filter(({ name }) => name === 'quotes.pdf').map(({ query }) => query);
    await person.click(screen.getByRole('switch', { name: 'Insured prices' }));
    await person.click(screen.getByRole('button', { name: 'Download PDF' }));
    const [first] = within(screen.getByRole('list', { name: 'Rates' })).getAllByRole('button', { expanded: false });
    await person.click(first!);
    await person.click(await screen.findByRole('button', { name: 'Download rate as PDF' }));
    const cheapest = quote.rates.find(({ carrier }) => carrier.name === 'Prairie Gate Freight');
    await vi.waitFor(() => expect(asked()).toEqual([{ insured: 'false' }, { insured: 'false', rates: cheapest?.id }]));
  });

  it('is not offered before there is a rate', async () => {
    await openRates({ ...quote, rates: [] });
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
  });
});
