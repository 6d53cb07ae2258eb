import { accountRoles, isAccounting, isAdmin, isStaff, staffRoles, type AccountRole, type StaffRole } from './roles.ts';

/** Everything a person or an API client can be allowed to do. */
export const abilities = [
  'self.manage',
  'quote.read',
  'quote.create',
  'shipment.read',
  'shipment.book',
  'address.read',
  'address.write',
  'product.read',
  'product.write',
  'invoice.read',
  'invoice.pay',
  'account.read',
  'account.manage',
  'account.carriers.write',
  'account.users.read',
  'account.users.write',
  'staff.enter',
  'staff.shipments.read',
  'staff.shipments.write',
  'staff.accounts.read',
  'staff.bookings.resolve',
  'staff.integrations',
  'staff.incidents',
  'staff.aliases',
  'staff.users.two_factor',
  'staff.quote_requests',
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
  'account.read',
];
const shipping: readonly Ability[] = [
  ...looking,
  'quote.create',
  'shipment.book',
  'address.write',
  'product.write',
  'account.carriers.write',
];
const owning: readonly Ability[] = [
  ...shipping,
  'invoice.pay',
  'account.manage',
  'account.users.read',
  'account.users.write',
];

/** What each role inside a customer account may do. */
export const accountRoleAbilities: Readonly<Record<AccountRole, readonly Ability[]>> = {
  owner: owning,
  shipper: shipping,
  quoter: [...looking, 'quote.create'],
  billing: [...looking, 'invoice.pay'],
  viewer: looking,
};

const staffReads: readonly Ability[] = [...everyone, 'staff.enter', 'staff.shipments.read', 'staff.accounts.read'];
/** Aliases of carriers are everybody's on the staff but accounting's. */
const staffWorks: readonly Ability[] = [...staffReads, 'staff.aliases'];

/** What each staff role may do. super_admin may do everything that staff do. */
export const staffRoleAbilities: Readonly<Record<StaffRole, readonly Ability[]>> = {
  super_admin: [
    ...staffWorks,
    'staff.shipments.write',
    'staff.bookings.resolve',
    'staff.integrations',
    'staff.incidents',
    'staff.users.two_factor',
    'staff.quote_requests',
  ],
  fpg_admin: [
    ...staffWorks,
    'staff.shipments.write',
    'staff.bookings.resolve',
    'staff.users.two_factor',
    'staff.quote_requests',
  ],
  fpg_sales_admin: [...staffWorks, 'staff.quote_requests'],
  fpg_sales: [...staffWorks, 'staff.quote_requests'],
  fpg_ops: [...staffWorks, 'staff.shipments.write', 'staff.bookings.resolve'],
  fpg_accounting: staffReads,
  fpg_feature: everyone,
};

/** Abilities an API client can be granted; each scope has the name of its ability. */
export const apiScopes = ['quote.read', 'quote.create', 'shipment.read', 'shipment.book'] as const;
export type ApiScope = (typeof apiScopes)[number];

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
