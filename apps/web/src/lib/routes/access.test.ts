import type { StaffRole } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { customer, staff } from '../../testing/people.ts';
import { verdictOn } from './access.ts';
import { routeRow, routeRows } from './table.ts';

const entering: readonly StaffRole[] = [
  'super_admin',
  'fpg_admin',
  'fpg_sales_admin',
  'fpg_sales',
  'fpg_ops',
  'fpg_accounting',
];
const superAdminOnly = [
  'admin.roles',
  'admin.carriers',
  'admin.carriers.detail',
  'admin.partners',
  'admin.partners.detail',
  'admin.equipment',
  'admin.incidents',
  'admin.incidents.detail',
  'admin.integrations',
  'admin.oauth',
  'admin.oauth.detail',
  'admin.notifications',
  'admin.notifications.new',
  'admin.notifications.edit',
];

describe('staff pages', () => {
  it.each(entering)('open to %s [ROLE-02]', (role) => {
    expect(verdictOn(routeRow('admin.dashboard'), staff(role))).toBe('open');
  });

  it('refuse customers and holders of the early-features role alone [ROLE-02]', () => {
    const adminRows = routeRows.filter(([, row]) => row.shell === 'admin');
    for (const [, row] of adminRows) {
      expect(verdictOn(row, customer('owner'))).toBe('refused');
      expect(verdictOn(row, staff('fpg_feature'))).toBe('refused');
      expect(verdictOn(row, null)).toBe('login');
      expect(verdictOn(row, staff('super_admin'))).toBe('open');
    }
  });

  it.each(superAdminOnly)('%s opens to a super admin alone [ROLE-04]', (name) => {
    for (const role of entering) {
      expect(verdictOn(routeRow(name), staff(role))).toBe(role === 'super_admin' ? 'open' : 'refused');
    }
  });

  it('SCAC aliases are closed to accounting, unless it is an admin too [ROLE-06]', () => {
    const row = routeRow('admin.aliases');
    expect(verdictOn(row, staff('fpg_accounting'))).toBe('refused');
    expect(verdictOn(row, staff('fpg_accounting', 'fpg_sales'))).toBe('refused');
    expect(verdictOn(row, staff('fpg_accounting', 'fpg_admin'))).toBe('open');
    for (const role of entering.filter((one) => one !== 'fpg_accounting'))
      expect(verdictOn(row, staff(role))).toBe('open');
  });
});

describe('customer pages', () => {
  it('ask a visitor to sign in [AUTH-12]', () => {
    for (const [, row] of routeRows.filter(([, one]) => one.shell === 'customer'))
      expect(verdictOn(row, null)).toBe('login');
  });

  it('wait for the email address to be verified, the profile does not', () => {
    const unverified = customer('owner', { email_verified_at: null });
    expect(verdictOn(routeRow('tracking'), unverified)).toBe('verify');
    expect(verdictOn(routeRow('profile'), unverified)).toBe('open');
    expect(verdictOn(routeRow('verify-email'), unverified)).toBe('open');
  });

  it('wait, like staff pages, for a second factor that is required; what is about oneself does not', () => {
    const due = { ...staff('super_admin'), two_factor: 'required' as const };
    expect(verdictOn(routeRow('admin.shipments'), due)).toBe('two_factor');
    expect(verdictOn(routeRow('tracking'), due)).toBe('two_factor');
    for (const name of ['two-factor', 'confirm-password', 'profile']) {
      expect(verdictOn(routeRow(name), due)).toBe('open');
    }
    expect(verdictOn(routeRow('admin.shipments'), { ...due, two_factor: 'on' })).toBe('open');
    expect(verdictOn(routeRow('admin.shipments'), { ...due, email_verified_at: null })).toBe('verify');
  });

  it('need the ability they are about', () => {
    expect(verdictOn(routeRow('quote'), customer('viewer'))).toBe('refused');
    expect(verdictOn(routeRow('tracking'), customer('viewer'))).toBe('open');
    expect(verdictOn(routeRow('quote'), staff('super_admin'))).toBe('refused');
  });
});

describe('public pages', () => {
  it('send those who are signed in home from the login page', () => {
    expect(verdictOn(routeRow('login'), customer())).toBe('home');
    expect(verdictOn(routeRow('login'), null)).toBe('open');
    expect(verdictOn(routeRow('about'), null)).toBe('open');
  });
});
