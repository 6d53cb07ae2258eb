import {
  accountRoles,
  isAccounting,
  isAdmin,
  isStaff,
  staffRoles,
  type AccountRole,
  type StaffRole,
} from './identity/roles.ts';

/** Everything a person or an API client can be allowed to do. */
export const abilities = [
  'self.manage',
  'quote.read',
  'quote.create',
  'shipment.read',
  'shipment.book',
  'shipment.documents.send',
  'address.read',
  'address.write',
  'product.read',
  'product.write',
  'invoice.read',
  'invoice.pay',
  'chat.use',
  'invoice.dispute',
  'account.read',
  'account.manage',
  'account.carriers.write',
  'account.users.read',
  'account.users.write',
  'account.api',
  'staff.enter',
  'staff.shipments.read',
  'staff.shipments.write',
  'staff.charges',
  'staff.accounts.read',
  'staff.accounts.view_as',
  'staff.accounts.book_for',
  'staff.accounts.write',
  'staff.accounts.owners',
  'staff.accounts.terms',
  'staff.accounts.margins',
  'staff.accounts.merge',
  'staff.roles',
  'staff.carriers',
  'staff.partners',
  'staff.oauth',
  'staff.parts.read',
  'staff.parts.write',
  'staff.reports',
  'staff.margins',
  'staff.audit',
  'staff.bookings.resolve',
  'staff.integrations',
  'staff.incidents',
  'staff.aliases',
  'staff.announcements',
  'staff.users',
  'staff.quote_requests',
  'staff.chats',
  'staff.carrier_bills',
  'staff.invoices.read',
  'staff.payments',
  'staff.credit',
  'staff.disputes',
  'staff.equipment',
  'staff.company',
] as const;
export type Ability = (typeof abilities)[number];

/**
 * Who may call an endpoint: `public` reads no session at all, `guest` is session-aware but needs no login
 * (sign-in itself), anything else is an ability of a staff role, a customer role or an API scope.
 */
export type Access = 'public' | 'guest' | Ability;

const everyone: readonly Ability[] = ['self.manage'];
const looking: readonly Ability[] = [
  ...everyone,
  'quote.read',
  'shipment.read',
  'address.read',
  'product.read',
  'invoice.read',
  'chat.use',
  'account.read',
];
const shipping: readonly Ability[] = [
  ...looking,
  'quote.create',
  'shipment.book',
  'shipment.documents.send',
  'address.write',
  'product.write',
  'invoice.dispute',
  'account.carriers.write',
];
const owning: readonly Ability[] = [
  ...shipping,
  'invoice.pay',
  'account.manage',
  'account.users.read',
  'account.users.write',
  'account.api',
];

/** What each role inside a customer account may do. */
export const accountRoleAbilities: Readonly<Record<AccountRole, readonly Ability[]>> = {
  owner: owning,
  shipper: shipping,
  quoter: [...looking, 'quote.create'],
  billing: [...looking, 'invoice.pay', 'invoice.dispute'],
  viewer: looking,
};

const staffReads: readonly Ability[] = [
  ...everyone,
  'staff.enter',
  'staff.accounts.read',
  'staff.parts.read',
  'staff.reports',
  'staff.chats',
  'staff.invoices.read',
];
/** Aliases of carriers, the customer's own view, and booking for a customer are everybody's on the staff but accounting's. */
const staffWorks: readonly Ability[] = [
  ...staffReads,
  'staff.aliases',
  'staff.accounts.view_as',
  'staff.accounts.book_for',
];
/** Sales see to what is not booked yet; shipments and their exceptions are read by the others. */
const staffShips: readonly Ability[] = ['staff.shipments.read'];
/** What accounts are sold at, and what is earned with them. */
const staffSells: readonly Ability[] = ['staff.accounts.margins', 'staff.margins'];

/** What each staff role may do. super_admin may do everything that staff do. */
export const staffRoleAbilities: Readonly<Record<StaffRole, readonly Ability[]>> = {
  super_admin: [
    ...staffWorks,
    ...staffShips,
    ...staffSells,
    'staff.accounts.write',
    'staff.accounts.owners',
    'staff.accounts.terms',
    'staff.accounts.merge',
    'staff.roles',
    'staff.carriers',
    'staff.partners',
    'staff.oauth',
    'staff.parts.write',
    'staff.audit',
    'staff.shipments.write',
    'staff.charges',
    'staff.bookings.resolve',
    'staff.integrations',
    'staff.incidents',
    'staff.announcements',
    'staff.users',
    'staff.quote_requests',
    'staff.carrier_bills',
    'staff.payments',
    'staff.credit',
    'staff.disputes',
    'staff.equipment',
    'staff.company',
  ],
  fpg_admin: [
    ...staffWorks,
    ...staffShips,
    ...staffSells,
    'staff.accounts.write',
    'staff.accounts.owners',
    'staff.accounts.terms',
    'staff.accounts.merge',
    'staff.parts.write',
    'staff.audit',
    'staff.shipments.write',
    'staff.charges',
    'staff.bookings.resolve',
    'staff.users',
    'staff.quote_requests',
    'staff.carrier_bills',
    'staff.payments',
    'staff.credit',
    'staff.disputes',
    'staff.company',
  ],
  fpg_sales_admin: [
    ...staffWorks,
    ...staffSells,
    'staff.accounts.write',
    'staff.accounts.owners',
    'staff.quote_requests',
  ],
  fpg_sales: [...staffWorks, 'staff.accounts.write', 'staff.quote_requests'],
  fpg_ops: [
    ...staffWorks,
    ...staffShips,
    'staff.shipments.write',
    'staff.charges',
    'staff.bookings.resolve',
    'staff.parts.write',
  ],
  fpg_accounting: [
    ...staffReads,
    ...staffShips,
    'staff.charges',
    'staff.accounts.terms',
    'staff.margins',
    'staff.carrier_bills',
    'staff.payments',
    'staff.credit',
    'staff.disputes',
  ],
  fpg_feature: everyone,
};

/** Abilities an API client can be granted; each scope has the name of its ability. */
export const apiScopes = [
  'quote.read',
  'quote.create',
  'shipment.read',
  'shipment.book',
  'shipment.documents.send',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/**
 * Whether a token with these scopes may call an endpoint: the scope is the ability that the endpoint asks for, and what
 * is about one person alone is closed to programs.
 */
export function mayClientCall(
  endpoint: { readonly access: Access; readonly personal?: true },
  scopes: readonly ApiScope[],
): boolean {
  if (endpoint.access === 'public' || endpoint.access === 'guest') return true;
  return endpoint.personal !== true && scopes.some((scope) => scope === endpoint.access);
}

/**
 * Abilities of a person: those of every staff role held, and those of the role inside the account.
 * Staff hold no customer abilities; they act on accounts through their own.
 */
export function abilitiesOf(person: {
  readonly roles: readonly string[];
  readonly account_role: string | null;
}): ReadonlySet<Ability> {
  const granted = new Set<Ability>(everyone);
  for (const role of staffRoles) {
    if (person.roles.includes(role)) for (const ability of staffRoleAbilities[role]) granted.add(ability);
  }
  // Whoever is of accounting and no admin is kept out of them, whatever else they are.
  if (isAccounting(person.roles) && !isAdmin(person.roles)) granted.delete('staff.aliases');
  if (!isStaff(person.roles)) {
    for (const role of accountRoles) {
      if (person.account_role === role) for (const ability of accountRoleAbilities[role]) granted.add(ability);
    }
  }
  return granted;
}
