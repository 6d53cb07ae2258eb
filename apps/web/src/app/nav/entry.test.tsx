import { describe, expect, it } from 'vitest';
import { bindNavigator } from '../../lib/routes/navigator.ts';
import { routeRows } from '../../lib/routes/table.ts';
import { customer, staff } from '../../testing/people.ts';
import { customerHome, homeOf, staffHome } from '../home.ts';
import { nameOf } from '../not-found.tsx';
import { initialsOf } from '../shells/profile-menu.tsx';
import { adminNav } from './admin-nav.ts';
import { customerNav } from './customer-nav.ts';
import { entryOf, shownGroups } from './entry.ts';

function built(...names: readonly string[]): void {
  bindNavigator({
    navigate: async () => undefined,
    home: () => '/',
    exists: (name) => names.includes(name),
    isPage: () => true,
  });
}

describe('menus', () => {
  it('hold every page of staff that stands by itself', () => {
    const listed = adminNav.flatMap((group) => group.entries.map(({ to }): string => to));
    const pages = routeRows.filter(([, row]) => row.shell === 'admin' && !row.path.includes('{')).map(([name]) => name);
    expect(pages.filter((name) => !listed.some((entry) => name === entry || name.startsWith(`${entry}.`)))).toEqual([]);
  });

  it('leave out groups with nothing in them', () => {
    built('tracking', 'admin.roles');
    expect(shownGroups(customerNav, customer()).map((group) => group.entries.map(({ to }) => to))).toEqual([
      ['tracking'],
    ]);
    expect(shownGroups(adminNav, staff('fpg_ops'))).toEqual([]);
    expect(shownGroups(adminNav, staff('super_admin')).map((group) => group.title)).toEqual(['admin']);
  });

  it('know which pages are inside an entry', () => {
    const of = (page: string) => entryOf(customerNav, page)?.to ?? null;
    expect([of('quote'), of('quote.again'), of('truckload.again'), of('ebay.quote')]).toEqual([
      'quote',
      'quote',
      'quote',
      'quote',
    ]);
    expect([of('quote.history'), of('quote.saved'), of('ebay.orders')]).toEqual([
      'quote.history',
      'quote.history',
      'ebay.orders',
    ]);
    expect([of('tracking.detail'), of('settings.account'), of('profile'), of('')]).toEqual([
      'tracking',
      'settings',
      null,
      null,
    ]);
  });
});

describe('home', () => {
  it('is the first page a person may open, in their own frame', () => {
    built('quote', 'tracking', 'profile', 'admin.shipments');
    expect(homeOf(null)).toBe('login');
    expect(homeOf(customer())).toBe('quote');
    expect(homeOf(customer('viewer'))).toBe('tracking');
    expect(homeOf(staff('fpg_ops'))).toBe('admin.shipments');
    expect(homeOf(staff('fpg_feature'))).toBe('profile');
  });

  it('is the inbox of work for roles that work through it, and the dashboard for others', () => {
    built('admin.dashboard', 'admin.work');
    expect(staffHome(staff('fpg_ops'))).toBe('admin.work');
    expect(staffHome(staff('fpg_accounting'))).toBe('admin.work');
    for (const role of ['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales'] as const)
      expect(staffHome(staff(role))).toBe('admin.dashboard');
    expect(staffHome({ ...staff('fpg_ops'), roles: ['fpg_ops', 'fpg_admin'] })).toBe('admin.dashboard');
  });

  it('is the profile when there is nothing else', () => {
    built('profile');
    expect(customerHome(customer())).toBe('profile');
    expect(staffHome(staff('super_admin'))).toBeNull();
    expect(homeOf(staff('super_admin'))).toBe('profile');
  });
});

describe('small words of the frame', () => {
  it('shortens names to initials', () => {
    expect([
      initialsOf('Dana Whitfield'),
      initialsOf('  Cher '),
      initialsOf('Ana María de la Cruz'),
      initialsOf(''),
    ]).toEqual(['DW', 'C', 'AC', '']);
  });

  it('names an address by its path', () => {
    expect([nameOf('/shipment-labels'), nameOf('/a/b/'), nameOf('/%E0%A4%A')]).toEqual([
      'shipment-labels',
      'a/b',
      '%E0%A4%A',
    ]);
  });
});
