import { describe, expect, it } from 'vitest';
import { abilitiesOf, type Ability } from './access.ts';
import { allEndpoints } from './endpoints.ts';
import {
  hasEarlyFeatures,
  isAccounting,
  isAdmin,
  isOps,
  isSales,
  isSalesAdmin,
  isStaff,
  isSuperAdmin,
  staffRoles,
} from './identity/roles.ts';

describe('roles', () => {
  it('are the seven of the register [ROLE-01]', () => {
    expect(staffRoles).toEqual([
      'super_admin',
      'fpg_admin',
      'fpg_sales_admin',
      'fpg_sales',
      'fpg_ops',
      'fpg_accounting',
      'fpg_feature',
    ]);
  });

  it('staff are all but holders of the feature flag alone [ROLE-02]', () => {
    expect(staffRoles.filter((role) => isStaff([role]))).toEqual(staffRoles.slice(0, 6));
    expect([isStaff([]), isStaff(['owner']), isStaff(['fpg_feature', 'fpg_ops'])]).toEqual([false, false, true]);
  });

  it('have checks of their own [ROLE-03]', () => {
    const holders = (check: (roles: readonly string[]) => boolean) => staffRoles.filter((role) => check([role]));
    expect(holders(isAdmin)).toEqual(['super_admin', 'fpg_admin']);
    expect(holders(isSuperAdmin)).toEqual(['super_admin']);
    expect(holders(isSalesAdmin)).toEqual(['fpg_sales_admin']);
    expect(holders(isSales)).toEqual(['fpg_sales_admin', 'fpg_sales']);
    expect(holders(isOps)).toEqual(['fpg_ops']);
    expect(holders(isAccounting)).toEqual(['fpg_accounting']);
    expect(holders(hasEarlyFeatures)).toEqual(['fpg_feature']);
  });
});

describe('abilities', () => {
  const may = (person: { roles?: string[]; account_role?: string }, ability: Ability) =>
    abilitiesOf({ roles: person.roles ?? [], account_role: person.account_role ?? null }).has(ability);

  it('everybody of an account sees its catalog; owners and shippers keep it [ROLE-07]', () => {
    const keepers = ['owner', 'shipper', 'quoter', 'billing', 'viewer'].map((account_role) => [
      may({ account_role }, 'product.read'),
      may({ account_role }, 'product.write'),
    ]);
    expect(keepers).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [true, false],
      [true, false],
    ]);
    expect(may({ roles: ['super_admin'] }, 'product.read')).toBe(false);
  });

  it('a quoter may quote and not book; billing and viewers do neither [ROLE-07]', () => {
    const asked = ['owner', 'shipper', 'quoter', 'billing', 'viewer'].map((account_role) => [
      may({ account_role }, 'quote.create'),
      may({ account_role }, 'shipment.book'),
      may({ account_role }, 'shipment.read'),
    ]);
    expect(asked).toEqual([
      [true, true, true],
      [true, true, true],
      [true, false, true],
      [false, false, true],
      [false, false, true],
    ]);
  });

  it('an account is kept by its owners; owners and shippers choose carriers; everybody looks [ROLE-07]', () => {
    const asked = ['owner', 'shipper', 'quoter', 'billing', 'viewer'].map((account_role) => [
      may({ account_role }, 'account.read'),
      may({ account_role }, 'account.carriers.write'),
      may({ account_role }, 'account.manage'),
      may({ account_role }, 'account.users.read'),
      may({ account_role }, 'account.users.write'),
    ]);
    expect(asked).toEqual([
      [true, true, true, true, true],
      [true, true, false, false, false],
      [true, false, false, false, false],
      [true, false, false, false, false],
      [true, false, false, false, false],
    ]);
  });

  it('no role inside an account makes anyone staff, and staff act by their own abilities [ROLE-02]', () => {
    expect(may({ account_role: 'owner' }, 'staff.enter')).toBe(false);
    expect(may({ roles: ['fpg_ops'], account_role: 'owner' }, 'shipment.book')).toBe(false);
  });

  it('operations and admins change shipments, accounting reads them, and sales do not [ROLE-03]', () => {
    expect(staffRoles.filter((role) => may({ roles: [role] }, 'staff.shipments.write'))).toEqual([
      'super_admin',
      'fpg_admin',
      'fpg_ops',
    ]);
    expect(staffRoles.filter((role) => may({ roles: [role] }, 'staff.shipments.read'))).toEqual([
      'super_admin',
      'fpg_admin',
      'fpg_ops',
      'fpg_accounting',
    ]);
  });
});

describe('the endpoint table', () => {
  it('names an audit action for every write, and none for a read but the verification link', () => {
    const wrong = allEndpoints()
      .filter(({ endpoint: { method, audit } }) => (method === 'GET') === (audit !== null))
      .map(({ name }) => name);
    // Reads that are sent as POST: a token and an email do not belong in an address, which is logged; a file is large.
    expect(wrong).toEqual([
      'bankFiles.read',
      'session.checkResetToken',
      'session.verifyEmail',
      'shipmentChanges.preview',
      'signUp.checkEmail',
    ]);
  });

  it('has each method and path once, aliases included', () => {
    const all = allEndpoints().flatMap(({ endpoint }) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `${endpoint.method} ${path}`),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});
