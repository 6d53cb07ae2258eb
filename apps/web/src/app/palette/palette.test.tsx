import { screen, waitFor } from '@testing-library/react';
import { endpoints, type InvoiceRow } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { pagesWith } from '../../testing/pages.tsx';
import { customer, staff } from '../../testing/people.ts';

const pages = pagesWith('quote', 'quote.new', 'tracking', 'admin.shipments', 'admin.roles');
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

  const given = (number: number) => ({ id: `0198f3a2-5b1c-7d3e-8f00-0000000${number}`, number });
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
    expect(await screen.findByText(/^No matches/)).toBeVisible();
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
