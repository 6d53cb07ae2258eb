import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { pagesWith } from '../../testing/pages.tsx';
import { customer, staff } from '../../testing/people.ts';

const everything = [
  'quote',
  'tracking',
  'quote.history',
  'shipments',
  'addresses',
  'tutorials',
  'ebay.orders',
  'products',
  'invoices',
  'settings',
] as const;
const some = pagesWith('quote', 'tracking', 'tracking.detail', 'admin.shipments', 'admin.accounts', 'admin.roles');

async function menuEntries(): Promise<(string | null)[]> {
  const menu = await screen.findByRole('navigation', { name: 'Menu' });
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

describe('the customer sidebar', () => {
  it('lists what the specification lists, in its order [UI-01]', async () => {
    await openApp('/track', { user: customer(), pages: pagesWith(...everything) });
    expect(await menuEntries()).toEqual([
      'Quote & Ship',
      'Tracking',
      'Quotes',
      'Shipment History',
      'Addresses',
      'Video Tutorials',
      'eBay Orders',
      'Product Catalog',
      'Invoices',
      'Settings',
    ]);
  });

  it('leaves out pages that do not exist and pages the person may not open', async () => {
    await openApp('/track', { user: customer('viewer'), pages: some });
    expect(await menuEntries()).toEqual(['Tracking']);
  });

  it('marks the entry that the page belongs to', async () => {
    await openApp('/track/detail/7', { user: customer(), pages: some });
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Tracking' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getByRole('link', { name: 'Quote & Ship' })).not.toHaveAttribute('aria-current');
  });

  it('collapses to icons that keep their names, and remembers it', async () => {
    const { person } = await openApp('/track', { user: customer(), pages: some });
    await person.click(await screen.findByRole('button', { name: 'Collapse' }));
    expect(screen.getByRole('link', { name: 'Tracking' })).toHaveAttribute('data-narrow');
    expect(document.cookie).toContain('wb_sidebar=narrow');
    await person.click(screen.getByRole('button', { name: 'Expand' }));
    expect(document.cookie).toContain('wb_sidebar=wide');
  });

  it('stands in a drawer on a phone', async () => {
    const { person } = await openApp('/track', { user: customer(), pages: some });
    await person.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog');
    await person.click(within(drawer).getByRole('link', { name: 'Quote & Ship' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe('/');
  });
});

describe('the staff frame', () => {
  it('has its plate, its own menu and a way back', async () => {
    await openApp('/admin/shipments', { user: staff('fpg_ops'), pages: some });
    expect(await menuEntries()).toEqual(['Account Management', 'Shipments']);
    expect(screen.getAllByText('Staff').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Customer portal' })).toBeVisible();
  });

  it('shows what only the super admin may open to the super admin [ROLE-04]', async () => {
    await openApp('/admin/shipments', { user: staff('super_admin'), pages: some });
    expect(await menuEntries()).toContain('Role Management');
  });

  it('is found from the customer frame by staff only', async () => {
    await openApp('/profile', { user: staff('fpg_sales'), pages: some });
    expect(await screen.findByRole('link', { name: 'Staff area' })).toBeVisible();
  });

  it('is not offered to customers', async () => {
    await openApp('/profile', { user: customer(), pages: some });
    await screen.findByRole('heading', { name: 'Profile' });
    expect(screen.queryByRole('link', { name: 'Staff area' })).toBeNull();
  });
});

describe('the profile menu', () => {
  it('has Profile and Logout [UI-01]', async () => {
    const { person } = await openApp('/track', { user: customer(), pages: some });
    await person.click(await screen.findByRole('button', { name: 'Account menu for Dana Whitfield' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Profile', 'Logout']);
  });

  it.each([
    ['the server agrees', () => new Response(null, { status: 204 })],
    ['the server fails', () => new Response('', { status: 500 })],
  ])('logs out when %s: no payload, all local storage gone, the login page [AUTH-03]', async (_, answer) => {
    const { api, person } = await openApp('/track', { user: customer(), pages: some });
    api.handle(endpoints.session.logout, answer);
    localStorage.setItem('draft', 'an unfinished quote');
    await person.click(await screen.findByRole('button', { name: 'Account menu for Dana Whitfield' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(location.search).toBe('');
    expect(api.sentTo('session.logout')).toEqual([undefined]);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the top bar', () => {
  it('switches the language of everything and keeps it with the person', async () => {
    const { api, person } = await openApp('/track', { user: customer(), pages: some });
    api.answer(endpoints.session.updateProfile, '');
    api.answer(endpoints.session.user, { data: customer('owner', { language: 'es' }) });
    await person.click(await screen.findByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('link', { name: 'Rastreo' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Rastreo · Waybill'));
    expect(document.documentElement.lang).toBe('es');
    expect(api.sentTo('session.updateProfile')).toEqual([
      { name: 'Dana Whitfield', email: 'dana@maplekiln.example', language: 'es' },
    ]);
  });

  it('switches the theme and remembers it', async () => {
    const { person } = await openApp('/track', { user: customer(), pages: some });
    await person.click(await screen.findByRole('button', { name: 'Dark theme' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(document.cookie).toContain('wb_theme=dark');
    await person.click(screen.getByRole('button', { name: 'Light theme' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
  });

  it('says that an account is on credit hold', async () => {
    const held = customer();
    await openApp('/track', {
      user: { ...held, account: held.account && { ...held.account, credit_status: 'hold' } },
      pages: some,
    });
    expect(await screen.findByText('This account is on credit hold.')).toBeVisible();
  });

  it('moves the focus to the page after a move, and says its title', async () => {
    const { person } = await openApp('/track', { user: customer(), pages: some });
    await person.click(await screen.findByRole('link', { name: 'Quote & Ship' }));
    await screen.findByRole('heading', { name: 'page quote' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(document.title).toBe('Quote & Ship · Waybill');
  });
});
