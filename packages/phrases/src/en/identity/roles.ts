import type { AccountRole, StaffRole } from '@waybill/contract';

/** Role names. */
export const roles = {
  super_admin: 'Super admin',
  fpg_admin: 'Admin',
  fpg_sales_admin: 'Sales admin',
  fpg_sales: 'Sales',
  fpg_ops: 'Operations',
  fpg_accounting: 'Accounting',
  fpg_feature: 'Early features',
  owner: 'Owner',
  shipper: 'Shipper',
  quoter: 'Quoter',
  billing: 'Billing',
  viewer: 'Viewer',
} as const satisfies Record<AccountRole | StaffRole, string>;
