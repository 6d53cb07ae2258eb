/** Staff roles; the only names that a user's `roles` may hold. */
export const staffRoles = [
  'super_admin',
  'fpg_admin',
  'fpg_sales_admin',
  'fpg_sales',
  'fpg_ops',
  'fpg_accounting',
  'fpg_feature',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Roles inside a customer account; they never make anyone staff. */
export const accountRoles = ['owner', 'shipper', 'quoter', 'billing', 'viewer'] as const;
export type AccountRole = (typeof accountRoles)[number];

const entering: readonly StaffRole[] = staffRoles.filter((role) => role !== 'fpg_feature');

/** Staff = holds at least one role other than the early-feature flag. Only staff enter /admin. */
export function isStaff(roles: readonly string[]): boolean {
  return roles.some((role) => (entering as readonly string[]).includes(role));
}

/** Admin = super_admin or fpg_admin. */
export function isAdmin(roles: readonly string[]): boolean {
  return roles.includes('super_admin') || roles.includes('fpg_admin');
}

export function isSuperAdmin(roles: readonly string[]): boolean {
  return roles.includes('super_admin');
}

export function isSalesAdmin(roles: readonly string[]): boolean {
  return roles.includes('fpg_sales_admin');
}

/** Sales = sales or sales admin. */
export function isSales(roles: readonly string[]): boolean {
  return roles.includes('fpg_sales') || isSalesAdmin(roles);
}

export function isOps(roles: readonly string[]): boolean {
  return roles.includes('fpg_ops');
}

export function isAccounting(roles: readonly string[]): boolean {
  return roles.includes('fpg_accounting');
}

/** Early features are switched on for this user. */
export function hasEarlyFeatures(roles: readonly string[]): boolean {
  return roles.includes('fpg_feature');
}
