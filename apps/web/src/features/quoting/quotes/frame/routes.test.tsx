import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Quote } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { customer } from '../../../../testing/people.ts';
import { readDraft } from '../draft/quote-draft-store.ts';
import { openQuote, typeItem } from '../testing/open-quote.tsx';
import { quote, shipment } from '../../../../testing/sample-quote.ts';

const zips = async () =>
  (await screen.findAllByLabelText('ZIP code')).map((field) => (field as HTMLInputElement).value);
const at = () => location.pathname + location.search;

async function openAt(path: string, shown: Quote = quote, user = customer('shipper')) {
  return openQuote({ path, user, prepare: (api) => api.answer(endpoints.quotes.show, { data: shown }) });
}

describe('an earlier shipment, by its address', () => {
  it('?shipment={id}&rates=now asks for its rates at once and shows them', async () => {
    const { api } = await openQuote({
      path: `/?shipment=${shipment.id}&rates=now`,
      prepare: (server) => server.answer(endpoints.shipments.show, { data: shipment }),
    });
    expect(await screen.findByRole('heading', { name: '3 of 3 shown' })).toBeVisible();
    expect(api.sentTo('quotes.create')).toMatchObject([{ origin: { postal_code: '03103' } }]);
    expect(at()).toBe('/quote?step=rates');
  });

  it('shows the details where something is missing for its rates', async () => {
    const { api } = await openQuote({
      path: `/?shipment=${shipment.id}&rates=now`,
      prepare: (server) => {
        const items = [{ ...quote.request.items[0]!, description: '' }];
        server.answer(endpoints.shipments.show, { data: shipment });
        server.answer(endpoints.quotes.show, { data: { ...quote, request: { ...quote.request, items } } });
      },
    });
    expect(await zips()).toEqual(['03103', '60647']);
    expect(at()).toBe('/quote?mode=ltl');
    expect(api.sentTo('quotes.create')).toEqual([]);
  });
});

describe('an earlier quote, by its address', () => {
  it('/quote/{id} runs it again: its load and places, to ask for rates of today [QUOTE-03, QUOTE-23]', async () => {
    await openAt(`/quote/${quote.id}`);
    expect(await zips()).toEqual(['03103', '60647']);
    expect(at()).toBe('/quote?mode=ltl');
    expect(screen.getByDisplayValue('Bathroom vanities, boxed')).toBeInTheDocument();
  });

  it('/quote/{id}/return swaps the ends [QUOTE-03]', async () => {
    await openAt(`/quote/${quote.id}/return`);
    expect(await zips()).toEqual(['60647', '03103']);
  });

  it('/quote-shipment/{id} goes on to its rates while they are honoured [QUOTE-03, QUOTE-22]', async () => {
    await openAt(`/quote-shipment/${quote.id}`);
    expect(await screen.findByRole('heading', { name: '3 of 3 shown' })).toBeVisible();
    expect(at()).toBe('/quote-shipment?step=rates');
    expect(screen.queryByText(/Get rates again before you book/)).toBeNull();
    expect(screen.getByText('valid until Tue, Dec 8 · 7 days left')).toBeVisible();
  });

  it('/quote-shipment/{id}?rate=lowest goes on to book the lowest rate [QUOTE-23]', async () => {
    await openAt(`/quote-shipment/${quote.id}?rate=lowest`);
    expect(await screen.findByText('Not booked')).toBeVisible();
    expect(at()).toBe('/quote-shipment?step=book');
    // Prairie Gate Freight, $666.25 before $46.75 of insurance.
    expect(await screen.findByRole('button', { name: 'Book for $713.00' })).toBeVisible();
  });

  it('offers no booking to those who may not book, whatever the address says [ROLE-07]', async () => {
    await openAt(`/quote-shipment/${quote.id}?rate=lowest`, quote, customer('quoter'));
    expect(await screen.findByRole('heading', { name: '3 of 3 shown' })).toBeVisible();
    expect(at()).toBe('/quote-shipment?step=rates');
  });

  it.each([
    ['expired', { status: 'expired', expires_at: '2026-12-01T10:00:00.000Z' }],
    ['booked', { status: 'booked' }],
    // The sample is opened on December 1; nobody picks up on the day itself.
    ['whose pickup day has come', { request: { ...quote.request, pickup_date: '2026-12-01' } }],
  ] as const)(
    '/quote-shipment/{id} of a quote that is %s opens the details, to be rated again [QUOTE-22]',
    async (_, over) => {
      await openAt(`/quote-shipment/${quote.id}`, { ...quote, ...over });
      expect(await zips()).toEqual(['03103', '60647']);
      expect(at()).toBe('/quote-shipment?mode=ltl');
      expect(readDraft(customer().id)?.quoted).toBeNull();
    },
  );

  it('/quote-shipment/{id}/return swaps the ends and asks anew [QUOTE-03]', async () => {
    await openAt(`/quote-shipment/${quote.id}/return`);
    expect(await zips()).toEqual(['60647', '03103']);
    expect(at()).toBe('/quote-shipment?mode=ltl');
  });

  it('forces a re-rate once its details are changed [QUOTE-22]', async () => {
    const { person } = await openAt(`/quote-shipment/${quote.id}`);
    await screen.findByRole('heading', { name: '3 of 3 shown' });
    expect(screen.getAllByRole('button', { name: /^Book / }).length).toBeGreaterThan(0);
    await person.click(screen.getByRole('button', { name: 'Edit' }));
    const value = await screen.findByLabelText('Shipment value');
    await person.clear(value);
    await person.fill(value, '9000');
    await person.click(
      within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name: /Rate Results/ }),
    );
    expect(
      await screen.findByText('The shipment details changed after these rates. Get rates again before you book.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Book / })).toBeNull();
  });
});

describe('the tabs of quoting', () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Quoting' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

  it('have the names and the order of the specification [QUOTE-02]', async () => {
    await openAt('/');
    expect(tabs()).toEqual([
      ['Quote & Ship', '/', 'page'],
      ['Quote & Ship (International)', '/quote?tab=international', null],
      ['Saved Quotes', '/saved-quotes', null],
      ['Quote History', '/quote-history', null],
      ['Truckload', '/truckload', null],
      ['LTL & Small Package', '/quote-shipment', null],
    ]);
  });

  it('show by name which one is open [QUOTE-02]', async () => {
    await openAt('/quote-shipment');
    expect(tabs().filter(([, , current]) => current === 'page')).toEqual([
      ['LTL & Small Package', '/quote-shipment', 'page'],
    ]);
  });

  it('have the cross-border banner behind International [QUOTE-05]', async () => {
    const { person } = await openAt('/quote?tab=international');
    expect(await screen.findByText('Cross-border quoting is coming soon')).toBeVisible();
    expect(screen.getByText(/cross-border is not supported online/)).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Quote within the United States' }));
    await waitFor(() => expect(at()).toBe('/'));
    expect(await zips()).toEqual(['', '']);
  });

  it('lead from International to the rates for a lane inside the United States, with what was typed', async () => {
    const { person } = await openAt('/quote?tab=international');
    const [from, to] = await screen.findAllByLabelText('ZIP code');
    await person.fill(from!, '03103');
    await person.fill(to!, '60647');
    expect(await screen.findByText(/Both ends are in the United States/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request a quote from sales' })).toBeNull();
    await person.click(screen.getByRole('link', { name: 'Get rates online' }));
    await waitFor(() => expect(at()).toBe('/'));
    expect(await zips()).toEqual(['03103', '60647']);
  });

  it('take a lane across the border from International to sales [QUOTE-05, QUOTE-21]', async () => {
    const { person } = await openAt('/quote?tab=international');
    const [from, to] = await screen.findAllByLabelText('ZIP code');
    await person.fill(from!, '03103');
    await person.selectOptions(screen.getByLabelText('Delivery country'), 'Canada');
    await person.fill(to!, 'V6B 1A1');
    await typeItem(person, 1);
    await person.fill(screen.getByLabelText('Shipment value'), '8500');
    expect(screen.queryByRole('button', { name: /^Get rates/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Request a quote from sales' }));
    expect(await screen.findByRole('button', { name: 'Send to sales' })).toBeVisible();
    expect(at()).toBe('/quote?step=request');
    expect(screen.getByText('Cross-border is not supported online')).toBeVisible();
    expect(screen.getByText('V6B 1A1')).toBeVisible();
    expect(screen.queryByText('Complete the load first')).toBeNull();
  });
});
