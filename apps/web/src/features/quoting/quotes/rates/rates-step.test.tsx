import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Quote } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { customer } from '../../../../testing/people.ts';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';
import { quote } from '../../../../testing/sample-quote.ts';

const rows = () => within(screen.getByRole('list', { name: 'Rates' })).getAllByRole('button', { expanded: false });
const names = () => rows().map((button) => button.getAttribute('aria-label')?.split(' Standard')[0]);

const joan = { id: '0f0f4c1e-8f0a-4b6e-9d55-0000000000b1', name: 'Joan Pruitt' };

async function openRates(
  shown: Quote = quote,
  user = customer(),
  when: { readonly now?: number } = {},
  prepare?: (api: FakeApi) => void,
) {
  const opened = await openQuote({
    path: '/?step=rates',
    user,
    ...when,
    prepare: (api) => {
      leaveRates(shown);
      api.answer(endpoints.quotes.show, { data: shown });
      prepare?.(api);
    },
  });
  await screen.findByText(shown.number);
  return opened;
}

describe('rate results', () => {
  it('are counted and sorted by price, transit and carrier, each both ways [QUOTE-18]', async () => {
    const { person } = await openRates();
    expect(screen.getByRole('heading', { name: '3 of 3 shown' })).toBeVisible();
    expect(screen.getByRole('button', { name: '3 rates, 3 of 4 carriers' })).toBeVisible();
    // 666.25, 799.50 and 1,199.25, each with 46.75 for insurance.
    expect(names()).toEqual(['Prairie Gate Freight', 'Granite State Freight', 'Two Rivers Motor']);
    const sort = within(screen.getByRole('group', { name: 'Sort by' }));
    await person.click(sort.getByRole('button', { name: /^Price/ }));
    expect(names()).toEqual(['Two Rivers Motor', 'Granite State Freight', 'Prairie Gate Freight']);
    await person.click(sort.getByRole('button', { name: /^Transit/ }));
    expect(names()).toEqual(['Two Rivers Motor', 'Granite State Freight', 'Prairie Gate Freight']);
    await person.click(sort.getByRole('button', { name: /^Transit/ }));
    expect(names()).toEqual(['Prairie Gate Freight', 'Granite State Freight', 'Two Rivers Motor']);
    await person.click(sort.getByRole('button', { name: /^Carrier/ }));
    expect(names()).toEqual(['Granite State Freight', 'Prairie Gate Freight', 'Two Rivers Motor']);
    await person.click(sort.getByRole('button', { name: /^Carrier/ }));
    expect(names()).toEqual(['Two Rivers Motor', 'Prairie Gate Freight', 'Granite State Freight']);
  });

  it('end on one day, in the head and in the breakdown: the one at the pickup [QUOTE-18]', async () => {
    // Half past nine in the evening of December 8 in New Hampshire.
    const { person } = await openRates({ ...quote, expires_at: '2026-12-09T02:30:00.000Z' });
    expect(screen.getByText(/^valid until Tue, Dec 8/)).toBeVisible();
    await person.click(rows()[0]!);
    expect(screen.getByText('33.25% is fixed until this quote expires on Tue, Dec 8.')).toBeVisible();
  });

  it('show insured and uninsured prices [QUOTE-18]', async () => {
    const { person } = await openRates();
    expect(rows()[0]).toHaveAccessibleName('Prairie Gate Freight Standard, $713.00, 5 business days');
    await person.click(screen.getByRole('switch', { name: 'Insured prices' }));
    expect(rows()[0]).toHaveAccessibleName('Prairie Gate Freight Standard, $666.25, 5 business days');
  });

  it('open into the whole arithmetic, by the keyboard: arrows move, Enter opens, B books', async () => {
    const { person } = await openRates();
    rows()[0]!.focus();
    await person.keyboard('{ArrowDown}');
    expect(rows()[1]).toHaveFocus();
    await person.keyboard('{Enter}');
    const lines = within(screen.getByRole('table', { name: 'How this price is calculated' }));
    expect(lines.getByRole('row', { name: /Freight charge.*\$600\.00/ })).toBeVisible();
    expect(lines.getByRole('row', { name: /Fuel surcharge.*33\.25% of freight.*\$199\.50/ })).toBeVisible();
    expect(lines.getByRole('row', { name: /Total.*\$846\.25/ })).toBeVisible();
    await person.keyboard('b');
    expect(await screen.findByText('Not booked')).toBeVisible();
    expect(location.search).toBe('?step=book');
  });

  it('name the zone of a delivery hour, and none without an hour [QUOTE-18]', async () => {
    const [first, ...others] = quote.rates;
    await openRates({
      ...quote,
      rates: [{ ...first!, delivery_by: '17:00' }, ...others.map((rate) => ({ ...rate, delivery_by: null }))],
    });
    expect(screen.getByText('by 5 PM CT · 3 days')).toBeVisible();
    expect(screen.queryByText(/^CT|· CT/)).toBeNull();
  });

  it('name the carriers without a rate and why', async () => {
    await openRates();
    expect(await screen.findByRole('heading', { name: 'No rate from 1 carrier' })).toBeVisible();
    expect(screen.getByText('Does not serve the delivery location.')).toBeVisible();
  });

  it('say why there are none, in the words of the specification, and the way forward [QUOTE-20]', async () => {
    const finding = (code: Quote['findings'][number]['code'], params = {}) => ({
      code,
      severity: 'refused' as const,
      params,
    });
    const none: Quote = {
      ...quote,
      rates: [],
      findings: [
        finding('pickup_weekend'),
        finding('pallets_no_online_quote', { from: 7 }),
        finding('pallets_truckload', { from: 13 }),
      ],
    };
    const { person } = await openRates({ ...none, carriers: [], without_rate: [] });
    expect(screen.getByText('The pickup date is a weekend.')).toBeVisible();
    // Nobody was asked: no answers, nothing to save, and no advice to split what sales can price as it is.
    expect(screen.getByText('No rates online')).toBeVisible();
    expect(screen.queryByText(/days left/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save quote' })).toBeNull();
    expect(screen.queryByText(/two shipments/)).toBeNull();
    expect(
      screen.getByText('We don’t quote 7 or more pallets online. Send the request to sales for a price.'),
    ).toBeVisible();
    expect(screen.getByText('13 or more pallets ship as a truckload and can’t be quoted online.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Choose another day' }));
    expect(await screen.findByRole('button', { name: /^Get rates/ })).toBeVisible();
  });

  it('cannot be booked after the details changed; asking again brings new ones [QUOTE-22]', async () => {
    const { api, person } = await openRates();
    await person.click(screen.getByRole('button', { name: 'Edit' }));
    await person.fill(await screen.findByLabelText('Shipment value'), '9000');
    await person.click(
      within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name: /Rate Results/ }),
    );
    expect(
      await screen.findByText('The shipment details changed after these rates. Get rates again before you book.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Get rates again' }));
    await waitFor(() => expect(api.sentTo('quotes.create')).toHaveLength(1));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Book/ }).length).toBeGreaterThan(0));
  });

  it('cannot be booked once the cut-off of their pickup day has passed [QUOTE-20]', async () => {
    // 16:01 in Manchester on the day before the pickup.
    await openRates(quote, customer(), { now: Date.parse('2026-12-01T21:01:00Z') });
    expect(await screen.findByText('These rates have expired. Get rates again before you book.')).toBeVisible();
    expect(screen.getByText('too late for pickup on Wed, Dec 2')).toBeVisible();
    expect(screen.queryByText(/days left/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  it('are sent to a colleague who may book by people who may not [QUOTE-23, ROLE-07]', async () => {
    const { api, person } = await openRates(quote, customer('quoter'), {}, (server) => {
      server.answer(endpoints.quoteLists.bookers, { data: [joan, { id: quote.id, name: 'Lee Park' }] });
      server.answer(endpoints.quoteLists.send, { data: joan });
    });
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
    expect(screen.getByText('You can quote but not book.')).toBeVisible();
    expect(await screen.findByText('Joan Pruitt or Lee Park can book it.')).toBeVisible();
    const [cheapest] = screen.getAllByRole('button', { name: /^Send .* to a colleague$/ });
    expect(cheapest).toHaveAccessibleName('Send Prairie Gate Freight Standard for $713.00 to a colleague');
    await person.click(cheapest!);
    const dialog = within(await screen.findByRole('dialog', { name: `Send quote ${quote.number}` }));
    expect(dialog.getByLabelText('Rate to book')).toHaveDisplayValue('Prairie Gate Freight Standard, $713.00');
    await person.fill(dialog.getByLabelText(/^Note/), 'Dock 4');
    await person.click(dialog.getByRole('button', { name: 'Send quote' }));
    expect(await screen.findByText(`Quote ${quote.number} sent to Joan Pruitt`)).toBeVisible();
    const prairie = quote.rates.find(({ carrier }) => carrier.name === 'Prairie Gate Freight');
    expect(api.sentTo('quoteLists.send')).toEqual([{ user_id: joan.id, rate_id: prairie!.id, note: 'Dock 4' }]);
  });
});
