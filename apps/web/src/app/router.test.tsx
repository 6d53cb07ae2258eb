import { act, screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it, vi } from 'vitest';
import { go, goHome, goToPath, pageExists } from '../lib/routes/navigator.ts';
import type { PlainRouteName } from '../lib/routes/table.ts';
import { openApp } from '../testing/open-app.tsx';
import { pagesWith } from '../testing/pages.tsx';
import { customer, staff } from '../testing/people.ts';
import { routerPath } from './router.tsx';

const pages = pagesWith(
  'quote',
  'quote.reference',
  'quote.new',
  'tracking',
  'tracking.detail',
  'admin.shipments',
  'admin.accounts',
  'admin.roles',
  'admin.aliases',
);
const shown = (name: string) => screen.findByRole('heading', { name: `page ${name}` });

describe('a page that cannot be fetched', () => {
  it('says so inside the frame where there is no connection, and does not load the site anew', async () => {
    const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /build/t.js'));
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openApp('/track', { user: customer(), pages: { ...pages, tracking: missing } });
    expect(await screen.findByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
    expect(screen.getByText(/^You’re offline/)).toBeVisible();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('tanstack_router_reload'))).toEqual([]);
    offline.mockRestore();
  });
});

describe('paths', () => {
  it('are written for the router as the specification writes them for people', () => {
    expect(routerPath('/quote/{id}/{return?}')).toBe('/quote/$id/{-$return}');
    expect(routerPath('/{clientrefnum?}')).toBe('/{-$clientrefnum}');
  });

  it.each([
    ['/', 'quote'],
    ['/PO-4471-B', 'quote'],
    ['/PO-4471-B/q', 'quote.reference'],
    ['/quote', 'quote.new'],
    ['/track', 'tracking'],
    ['/track/detail/7', 'tracking.detail'],
  ])('%s opens %s directly; static paths win over a reference [UI-06]', async (path, name) => {
    await openApp(path, { user: customer(), pages });
    expect(await shown(name)).toBeVisible();
    expect(location.pathname).toBe(path);
  });

  it.each([
    ['/no/such/page', 'no/such/page'],
    ['/my-invoices', 'my-invoices'],
    ['/API', 'API'],
    ['/caf%C3%A9/men%C3%BA', 'café/menú'],
  ])('for %s there is "Page not found: {name}" [AUTH-20, UI-06]', async (path, name) => {
    await openApp(path, { user: customer(), pages });
    expect(await screen.findByRole('heading', { level: 1, name: `Page not found: ${name}` })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found · Waybill'));
    expect(screen.getByRole('link', { name: 'Go to Quote & Ship' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['a customer', '/no/such/page', customer(), 'Quote & Ship'],
    ['a customer under /admin', '/admin/no-such-page', customer(), 'Quote & Ship'],
    ['staff', '/admin/no-such-page', staff('fpg_ops'), 'Shipments'],
  ])('keeps the frame with its menu for %s', async (_, path, user, entry) => {
    await openApp(path, { user, pages: pagesWith('quote', 'admin.shipments') });
    await screen.findByRole('heading', { level: 1, name: `Page not found: ${path.slice(1)}` });
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: entry })).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it.each([
    ['nobody is signed in', undefined],
    ['the email is not verified', { ...customer(), email_verified_at: null }],
  ])('has no frame to keep where %s', async (_, user) => {
    await openApp('/no/such/page', { ...(user ? { user } : {}), pages });
    await screen.findByRole('heading', { level: 1, name: 'Page not found: no/such/page' });
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it('finds a shipment from there by its number', async () => {
    const { person } = await openApp('/no/such/page', { user: customer(), pages });
    await person.type(await screen.findByLabelText('BOL, PRO or reference'), ' WB20418618 {Enter}');
    await shown('tracking');
    expect(location.search).toBe('?search=WB20418618');
  });

  it('takes an unknown named page for a mistake [AUTH-20]', async () => {
    await openApp('/track', { user: customer(), pages });
    expect(() => go('shipment-labels' as PlainRouteName)).toThrow('There is no page named "shipment-labels"');
    expect(pageExists('tracking')).toBe(true);
    expect(pageExists('admin.dashboard')).toBe(false);
  });

  it('opens a page by name with its parameters and search', async () => {
    await openApp('/track', { user: customer(), pages });
    await act(() => go('tracking.detail', { loadId: 'a b' }, { search: { tab: 'events' } }));
    expect(location.pathname + location.search).toBe('/track/detail/a%20b?tab=events');
    await act(() => goHome());
    expect(location.pathname).toBe('/');
    await act(() => goToPath('/track?status=delayed'));
    expect(location.pathname + location.search).toBe('/track?status=delayed');
  });
});

describe('somebody signed out', () => {
  it('lands on the login page with the way back [AUTH-12]', async () => {
    await openApp('/track/detail/7?tab=events', { pages });
    expect(location.pathname).toBe('/login');
    expect(new URLSearchParams(location.search).get('return')).toBe('/track/detail/7?tab=events');
  });

  it('needs no way back to the start', async () => {
    await openApp('/', { pages });
    expect(location.pathname + location.search).toBe('/login');
  });
});

describe('a session that has ended meanwhile', () => {
  it('leads to the login page when the server says 401 [AUTH-11]', async () => {
    const { api, person } = await openApp('/profile', { user: customer(), pages });
    api.refuse(endpoints.session.updateProfile, 'unauthenticated');
    await person.click(await screen.findByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(localStorage.getItem('AUTH_STATE')).toBeNull();
    expect(new URLSearchParams(location.search).get('return')).toBe('/profile');
  });
});

describe('a page that is not theirs', () => {
  const notice = async () => {
    expect(await screen.findByText('Unauthrized')).toBeVisible();
    expect(screen.getByText('You do not have access to this page')).toBeVisible();
  };

  it('is refused where staff are: the notification shows, the address and the page stay [ROLE-05]', async () => {
    await openApp('/admin/accounts?sort=name', { user: staff('fpg_ops'), pages });
    await shown('admin.accounts');
    const entries = history.length;
    await act(() => Promise.race([go('admin.roles'), Promise.resolve()]));
    await notice();
    expect(location.pathname + location.search).toBe('/admin/accounts?sort=name');
    expect(history.length).toBe(entries);
    expect(screen.getByRole('heading', { name: 'page admin.accounts' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Unauthrized');
  });

  it('says nothing while a link to it is only pointed at', async () => {
    const { router } = await openApp('/admin/shipments', { user: staff('fpg_ops'), pages });
    await shown('admin.shipments');
    await act(() => router.preloadRoute({ to: '/admin/roles' }));
    expect(screen.queryByText('Unauthrized')).toBeNull();
    expect(location.pathname).toBe('/admin/shipments');
  });

  it('opens at the first try once a role was given that this browser has not heard of [ROLE-05]', async () => {
    await openApp('/admin/roles', {
      user: staff('fpg_ops'),
      pages,
      prepare: (api) => api.answer(endpoints.session.user, { data: staff('super_admin') }),
    });
    expect(await shown('admin.roles')).toBeVisible();
    expect(screen.queryByText('Unauthrized')).toBeNull();
  });

  it('is refused when typed into the address bar, and leads home instead [ROLE-05]', async () => {
    await openApp('/admin/roles', { user: staff('fpg_sales'), pages });
    await notice();
    expect(location.pathname).toBe('/admin/accounts');
  });

  it('is any page of staff for a customer [ROLE-02, ROLE-05]', async () => {
    await openApp('/admin/shipments', { user: customer(), pages });
    await notice();
    expect(location.pathname).toBe('/');
  });

  it('is SCAC aliases for accounting, with the same notification [ROLE-06]', async () => {
    await openApp('/admin/scac-aliases', { user: staff('fpg_accounting'), pages });
    await notice();
    expect(location.pathname).toBe('/admin/accounts');
  });

  it('is left with the same notification once their roles have changed while it was open [ROLE-05, ROLE-06]', async () => {
    await openApp('/admin/scac-aliases', {
      user: staff('fpg_ops'),
      prepare: (api) => {
        api.answer(endpoints.session.user, { data: staff('fpg_accounting') });
        api.refuse(endpoints.scacAliases.list, 'forbidden');
      },
    });
    await notice();
    await waitFor(() => expect(location.pathname).toBe('/admin/work'));
    expect(screen.queryByRole('link', { name: 'Carrier SCAC Aliases' })).toBeNull();
  });

  it('opens to the super admin', async () => {
    await openApp('/admin/roles', { user: staff('super_admin'), pages });
    expect(await shown('admin.roles')).toBeVisible();
    expect(screen.queryByText('Unauthrized')).toBeNull();
  });
});

describe('somebody signed in', () => {
  it('is sent on from the login page', async () => {
    await openApp('/login', { user: staff('fpg_admin'), pages });
    expect(location.pathname).toBe('/admin/accounts');
  });

  it('confirms the email address first', async () => {
    await openApp('/track', { user: customer('owner', { email_verified_at: null }), pages });
    expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    expect(location.pathname).toBe('/verify-email');
  });

  it('begins at the profile while no page of theirs is there', async () => {
    await openApp('/', { user: customer(), pages: { profile: () => Promise.resolve({ default: () => null }) } });
    await waitFor(() => expect(location.pathname).toBe('/profile'));
  });
});
