import type { AccountRole, StaffRole } from '@waybill/contract';

/**
 * Who may do what, written by hand from the specification: section 6, ROLE-01 to ROLE-08, and the register's decisions
 * where the specification is silent. Nothing here is taken from the enforcing code.
 */
export type Caller = 'anonymous' | StaffRole | AccountRole | 'API client';

/** Allowed callers by endpoint name. */
export type Rows = Readonly<Record<string, readonly Caller[]>>;

/** The five roles within an account, all of which may read its data. */
export const customers = ['owner', 'shipper', 'quoter', 'billing', 'viewer'] as const;
/** Viewers and billing see quotes but cannot create them. */
export const quoters = ['owner', 'shipper', 'quoter'] as const;
/** Quoters cannot book, and cannot edit the account's addresses and products. */
export const shippers = ['owner', 'shipper'] as const;
export const owners = ['owner'] as const;
export const payers = ['owner', 'billing'] as const;
/** Shippers know what went wrong with a shipment; billing knows the invoice. */
export const disputers = ['owner', 'shipper', 'billing'] as const;

/** ROLE-02: these six roles have access to the admin area. fpg_feature alone does not. */
export const staff = ['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales', 'fpg_ops', 'fpg_accounting'] as const;
/** ROLE-04. */
export const superAdmin = ['super_admin'] as const;
/** ROLE-03. */
export const admins = ['super_admin', 'fpg_admin'] as const;
/** The sales desk: admin, sales. */
export const sales = ['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales'] as const;
/** Margins: admin, sales admin. */
export const salesAdmins = ['super_admin', 'fpg_admin', 'fpg_sales_admin'] as const;
/** Shipments and exceptions: readable by all staff except sales. */
export const shipmentReaders = ['super_admin', 'fpg_admin', 'fpg_ops', 'fpg_accounting'] as const;
/** Editing shipments and exceptions: ops and admin. */
export const ops = ['super_admin', 'fpg_admin', 'fpg_ops'] as const;
/** Holds, disputes, carrier bills, payments: admin, accounting. */
export const accounting = ['super_admin', 'fpg_admin', 'fpg_accounting'] as const;
/** Charges before invoicing: admin, ops, accounting. */
export const chargers = ['super_admin', 'fpg_admin', 'fpg_ops', 'fpg_accounting'] as const;
/** View as customer: admin, sales, ops. */
export const viewersAsCustomer = ['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales', 'fpg_ops'] as const;
/** ROLE-06. */
export const staffButAccounting = ['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales', 'fpg_ops'] as const;

/**
 * An API client acts for its account within its scopes: it reads and creates quotes and shipments. Personal data
 * (drafts, saved views, acceptances) is not accessible.
 */
const client = 'API client' as const;
export const customersAndClients = [...customers, client] as const;
export const quotersAndClients = [...quoters, client] as const;
export const shippersAndClients = [...shippers, client] as const;

export const everybodySignedIn = [...staff, 'fpg_feature', ...customers] as const;
/** Signing in, pages without login, and machines that authenticate in other ways. */
export const anybody = ['anonymous', ...everybodySignedIn, client] as const;
