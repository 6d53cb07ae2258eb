import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Need } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { pagesWith } from '../../testing/pages.tsx';
import { staff } from '../../testing/people.ts';
import { adminOrder } from '../nav/admin-order.ts';

const pages = pagesWith(...adminOrder.flatMap(({ entries }) => entries));
const needs: Need[] = [
  { kind: 'exceptions', count: 13, oldest: null, pressing: 2 },
  { kind: 'chats', count: 0, oldest: null, pressing: 0 },
  { kind: 'credit_holds', count: 1, oldest: null, pressing: null },
];
const open = (path: string) =>
  openApp(path, {
    user: staff('super_admin'),
    pages,
    prepare: (api) => api.answer(endpoints.dashboard.needs, { data: needs, as_of: '2026-11-16T14:30:00.000Z' }),
  });
const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu' }));
const shown = async () => (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the staff menu', () => {
  it('has six places, the work of them open, with what waits in each', async () => {
    await open('/admin/dashboard');
    const bar = await menu();
    expect(await shown()).toEqual([
      '/admin/dashboard',
      '/admin/work',
      '/admin/exceptions',
      '/admin/bookings',
      '/admin/quote-requests',
      '/admin/chats',
      '/admin/disputes',
      '/admin/carrier-bills',
      '/admin/incidents',
    ]);
    expect(await bar.findByRole('link', { name: 'Exceptions, 13 open, 2 urgent' })).toBeVisible();
    expect(bar.getByRole('link', { name: 'Chats' })).toBeVisible();
    for (const closed of ['Customers, 1 open', 'Carriers', 'Insights', 'Admin'])
      expect(bar.getByRole('button', { name: closed })).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the group of the page gone to, and keeps what was opened and closed in this browser', async () => {
    const { person } = await open('/admin/roles');
    const bar = await menu();
    expect(bar.getByRole('link', { name: 'Role Management' })).toHaveAttribute('aria-current', 'page');
    await person.click(bar.getByRole('button', { name: 'Admin' }));
    await person.click(bar.getByRole('button', { name: 'Insights' }));
    expect(await shown()).toEqual(['/admin/dashboard', '/admin/reports', '/admin/audit-trail']);
    expect(document.cookie).toContain('wb_menu=insights');
  });

  it('goes to a page by G and a letter, but not while something is typed', async () => {
    const { person } = await open('/admin/dashboard');
    await screen.findByRole('heading', { name: 'page admin.dashboard' });
    await person.keyboard('ge');
    await waitFor(() => expect(location.pathname).toBe('/admin/exceptions'));
    await person.keyboard('{Control>}k{/Control}');
    await person.fill(await screen.findByPlaceholderText(/Search or go to/), 'gd');
    expect(location.pathname).toBe('/admin/exceptions');
  });
});
