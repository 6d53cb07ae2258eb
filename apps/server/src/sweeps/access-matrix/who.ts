import type { AccountRole, StaffRole } from '@waybill/contract';

/**
 * Who may do what, written by hand from the specification: its section 6, ROLE-01 to ROLE-08, and what the register decides
 * where the specification is silent. Nothing here is taken from the code that enforces it.
 */
export type Caller = 'anonymous' | StaffRole | AccountRole | 'API client';

/** An endpoint by name, and whom it lets in. */
export type Rows = Readonly<Record<string, readonly Caller[]>>;

/** The five roles inside an account; everybody reads what is the account's. */
export const customers = ['owner', 'shipper', 'quoter', 'billing', 'viewer'] as const;
/** A viewer and billing look at quotes and make none. */
export const quoters = ['owner', 'shipper', 'quoter'] as const;
/** A quoter may not book, and leaves the account's addresses and products alone. */
export const shippers = ['owner', 'shipper'] as const;
export const owners = ['owner'] as const;
export const payers = ['owner', 'billing'] as const;
/** Whoever ships knows what was wrong with it; billing knows the bill. */
export const disputers = ['owner', 'shipper', 'billing'] as const;

/** ROLE-02: whoever holds one of these six enters the admin area. fpg_feature alone is no staff. */
export const staff = ['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales', 'fpg_ops', 'fpg_accounting'] as const;
/** ROLE-04. */
export const superAdmin = ['super_admin'] as const;
/** ROLE-03. */
export const admins = ['super_admin', 'fpg_admin'] as const;
/** The sales desk: admin, sales. */
export const sales = ['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales'] as const;
/** Margins: admin, sales admin. */
export const salesAdmins = ['super_admin', 'fpg_admin', 'fpg_sales_admin'] as const;
/** Shipments and exceptions: all staff but sales read. */
export const shipmentReaders = ['super_admin', 'fpg_admin', 'fpg_ops', 'fpg_accounting'] as const;
/** Writing to shipments and exceptions: ops and admin. */
export const ops = ['super_admin', 'fpg_admin', 'fpg_ops'] as const;
/** Holds, disputes, carriers' bills, payments: admin, accounting. */
export const accounting = ['super_admin', 'fpg_admin', 'fpg_accounting'] as const;
/** Charges before invoicing: admin, ops, accounting. */
export const chargers = ['super_admin', 'fpg_admin', 'fpg_ops', 'fpg_accounting'] as const;
/** View as customer: admin, sales, ops. */
export const viewersAsCustomer = ['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales', 'fpg_ops'] as const;
/** ROLE-06. */
export const staffButAccounting = ['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales', 'fpg_ops'] as const;

/**
 * An API client acts for its account, as far as its scopes go: quotes and shipments, read and made. What is one person's
 * alone (drafts, saved views, what they accepted) is none of its business.
 */
const client = 'API client' as const;
export const customersAndClients = [...customers, client] as const;
export const quotersAndClients = [...quoters, client] as const;
export const shippersAndClients = [...shippers, client] as const;

export const everybodySignedIn = [...staff, 'fpg_feature', ...customers] as const;
/** Logging in itself, pages that need no login, and machines that prove themselves by other means. */
export const anybody = ['anonymous', ...everybodySignedIn, client] as const;
