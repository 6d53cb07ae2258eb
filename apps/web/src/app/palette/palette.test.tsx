import { screen, waitFor } from '@testing-library/react';
import { endpoints, type InvoiceRow, type ShipmentRow } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { noteRecent } from '../../lib/recent-pages.ts';
import { openApp } from '../../testing/open-app.tsx';
import { pagesWith } from '../../testing/pages.tsx';
import { customer, staff } from '../../testing/people.ts';

const pages = pagesWith('quote', 'quote.new', 'tracking', 'admin.shipments', 'admin.roles');
const given = (number: number) => ({ id: `0198f3a2-5b1c-7d3e-8f00-0000000${number}`, number });
const field = () => screen.findByPlaceholderText('Search or go to: BOL, PRO, reference');

describe('the command palette', () => {
  it('opens by keyboard, finds a page by its name and goes there', async () => {
    const { person } = await openApp('/profile', { user: customer(), pages });
    await screen.findByRole('heading', { name: 'Profile' });
    await person.keyboard('{Control>}k{/Control}');
    await person.fill(await field(), 'track');
    expect(screen.queryByText('Start a quote')).toBeNull();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/track'));
  });

  it('starts a quote', async () => {
    const { person } = await openApp('/track', { user: customer(), pages });
    await person.click(await screen.findByRole('button', { name: 'Search or go to: BOL, PRO, reference' }));
    await field();
    await person.click(await screen.findByText('Start a quote'));
    await waitFor(() => expect(location.pathname).toBe('/quote'));
  });

  it('finds a shipment by its number', async () => {
    const { person } = await openApp('/profile', { user: customer(), pages });
    await person.click(await screen.findByRole('button', { name: 'Search or go to: BOL, PRO, reference' }));
    await person.fill(await field(), 'WB 2041 8618');
    await person.click(await screen.findByText('Find shipment “WB 2041 8618”'));
    await waitFor(() => expect(location.pathname + location.search).toBe('/track?search=WB+2041+8618'));
  });

  it.each([
    ['one of that number', [given(30389)], `/invoice-detail/${given(30389).id}`],
    ['none, in the list that says so', [], '/my-invoices?search=INV+30389'],
  ])('finds an invoice by its number: %s', async (_, found, where) => {
    const { person, api } = await openApp('/profile', {
      user: customer(),
      pages: pagesWith('invoices', 'invoices.detail'),
      prepare: (prepared) => prepared.answer(endpoints.invoices.find, { data: found as InvoiceRow[] }),
    });
    await person.click(await screen.findByRole('button', { name: 'Search or go to: BOL, PRO, reference' }));
    await person.fill(await field(), 'INV 30389');
    await person.click(await screen.findByText('Find invoice “INV 30389”'));
    await waitFor(() => expect(location.pathname + location.search).toBe(where));
    expect(api.requests.find(({ name }) => name === 'invoices.find')?.query).toEqual({ number: 'INV 30389' });
  });

  it('looks among the shipments of staff for staff, and offers nothing they may not open', async () => {
    const { person } = await openApp('/admin/shipments', { user: staff('fpg_ops'), pages });
    await person.click(await screen.findByRole('button', { name: 'Search or go to: BOL, PRO, reference' }));
    await field();
    expect(screen.queryByText('Role Management')).toBeNull();
    expect(screen.queryByText('Start a quote')).toBeNull();
    await person.fill(await field(), 'PO 88213');
    await person.click(await screen.findByText('Find shipment “PO 88213”'));
    await waitFor(() => expect(location.pathname + location.search).toBe('/admin/shipments?search=PO+88213'));
  });

  it('says so when there is nothing of that name', async () => {
    const { person } = await openApp('/track', { user: customer(), pages });
    await person.click(await screen.findByRole('button', { name: 'Search or go to: BOL, PRO, reference' }));
    await person.fill(await field(), 'zebra');
    expect(await screen.findByText(/No matches/)).toBeVisible();
  });
});

const paged = {
  links: { first: null, last: null, prev: null, next: null },
  meta: {
    current_page: 1,
    from: 1,
    last_page: 1,
    links: [],
    path: '',
    per_page: 5,
    to: 1,
    total: 1,
    total_is_exact: true,
  },
};
const manchester = {
  id: given(1).id,
  bol_number: 'WB20418618',
  pro_number: null,
  tracking_number: null,
  status: 'in_transit',
  action_required: null,
  mode: 'ltl',
  carrier_name: 'Two Rivers',
  consignee: 'Harbor Tools',
  origin_city: 'Manchester',
  origin_state: 'NH',
  origin_postal_code: '03103',
  destination_city: 'Chicago',
  destination_state: 'IL',
  destination_postal_code: '60647',
  pickup_date: '2026-11-16',
  delivery_date: null,
  delivered_at: null,
  reference: 'PO-52308',
  total: { amount: 88_414, currency: 'USD' },
  created_at: '2026-11-16T14:30:00.000Z',
} as const satisfies ShipmentRow;

describe('records in the command palette', () => {
  it('are found by a city, each kind under its name, and open their page', async () => {
    const { api, person } = await openApp('/profile', {
      user: customer(),
      pages: pagesWith('tracking', 'tracking.detail', 'quote.history'),
      prepare: (prepared) => {
        prepared.answer(endpoints.shipments.list, { data: [manchester], ...paged });
        prepared.answer(endpoints.quoteLists.list, { data: [], ...paged });
      },
    });
    await screen.findByRole('heading', { name: 'Profile' });
    await person.keyboard('{Control>}k{/Control}');
    await person.fill(await field(), 'manch');
    const hit = await screen.findByRole('button', { name: /^WB20418618/ });
    expect(hit).toHaveTextContent('In-Transit · Manchester, NH → Chicago, IL · Harbor Tools · PO-52308');
    expect(api.requests.find(({ name }) => name === 'shipments.list')?.query).toMatchObject({ search: 'manch' });
    await person.click(hit);
    await waitFor(() => expect(location.pathname).toBe(`/track/detail/${manchester.id}`));
  });

  it('are chosen at once when what was typed is a number, so that Enter opens the shipment', async () => {
    const { person } = await openApp('/profile', {
      user: customer(),
      pages: pagesWith('tracking', 'tracking.detail'),
      prepare: (prepared) => prepared.answer(endpoints.shipments.list, { data: [manchester], ...paged }),
    });
    await screen.findByRole('heading', { name: 'Profile' });
    await person.keyboard('{Control>}k{/Control}');
    await person.fill(await field(), '8618');
    await screen.findByRole('button', { name: /^WB20418618/ });
    await person.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe(`/track/detail/${manchester.id}`));
  });

  it('are offered again after they were opened, before anything is typed', async () => {
    const { person } = await openApp('/profile', {
      user: customer(),
      pages: pagesWith('tracking', 'tracking.detail'),
    });
    noteRecent('/track/detail/7', 'WB20418007');
    noteRecent('/admin/accounts/7', 'Maple Kiln');
    await screen.findByRole('heading', { name: 'Profile' });
    await person.keyboard('{Control>}k{/Control}');
    await field();
    expect(screen.queryByText('Maple Kiln')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'WB20418007' }));
    await waitFor(() => expect(location.pathname).toBe('/track/detail/7'));
  });
});

describe('things to do in the command palette', () => {
  it.each([
    ['pay past', 'Pay past due', '/my-invoices?filter=past_due&choose=all'],
    ['add addr', 'Add address', '/address-book?add=new'],
  ])('"%s" leads there', async (typed, name, where) => {
    const { person } = await openApp('/profile', { user: customer(), pages: pagesWith('invoices', 'addresses') });
    await screen.findByRole('heading', { name: 'Profile' });
    await person.keyboard('{Control>}k{/Control}');
    await person.fill(await field(), typed);
    await person.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(location.pathname + location.search).toBe(where));
  });

  it('are only those that the person may do', async () => {
    const { person } = await openApp('/profile', {
      user: customer('viewer'),
      pages: pagesWith('invoices', 'addresses'),
    });
    await screen.findByRole('heading', { name: 'Profile' });
    await person.keyboard('{Control>}k{/Control}');
    await field();
    expect(await screen.findByRole('button', { name: 'Switch theme' })).toBeVisible();
    for (const name of ['Pay past due', 'Add address', 'Start a quote'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('switch the theme', async () => {
    const { person } = await openApp('/profile', { user: customer(), pages });
    await screen.findByRole('heading', { name: 'Profile' });
    await person.keyboard('{Control>}k{/Control}');
    await person.fill(await field(), 'theme');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'));
  });
});

describe('the lists of quotes', () => {
  it.each([
    ['saved', 'Saved Quotes', '/saved-quotes'],
    ['quote his', 'Quote History', '/quote-history'],
  ])('are found by "%s"', async (typed, name, path) => {
    const { person } = await openApp('/profile', {
      user: customer(),
      pages: pagesWith('quote', 'quote.history', 'quote.saved', 'quote.detail'),
    });
    await screen.findByRole('heading', { name: 'Profile' });
    await person.keyboard('{Control>}k{/Control}');
    await person.fill(await field(), typed);
    await person.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(location.pathname).toBe(path));
  });

  it('are under Quotes in the menu, which opens the history [UI-01]', async () => {
    await openApp('/saved-quotes', { user: customer(), pages: pagesWith('quote.history', 'quote.saved') });
    const entry = await screen.findByRole('link', { name: 'Quotes' });
    expect([entry.getAttribute('href'), entry.getAttribute('aria-current')]).toEqual(['/quote-history', 'page']);
  });
});
