import type { AccountRole, StaffRole } from '@waybill/contract';

/** The password of every demo login. Demo mode listens on the loopback address only. */
export const demoPassword = 'Waybill-Demo-1!';

export type DemoStaff = {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly what: string;
};

/**
 * One person per staff role. The early-feature flag alone does not make someone staff, so it is combined with sales.
 */
export const demoStaff: readonly DemoStaff[] = [
  { name: 'Ruth Calloway', email: 'super.admin@waybill.example', roles: ['super_admin'], what: 'staff: super admin' },
  { name: 'Victor Lindqvist', email: 'fpg.admin@waybill.example', roles: ['fpg_admin'], what: 'staff: admin' },
  {
    name: 'Dana Whitlock',
    email: 'fpg.sales.admin@waybill.example',
    roles: ['fpg_sales_admin'],
    what: 'staff: sales admin',
  },
  { name: 'Miguel Arroyo', email: 'fpg.sales@waybill.example', roles: ['fpg_sales'], what: 'staff: sales' },
  { name: 'Petra Novak', email: 'fpg.ops@waybill.example', roles: ['fpg_ops'], what: 'staff: operations' },
  {
    name: 'Ines Okafor',
    email: 'fpg.accounting@waybill.example',
    roles: ['fpg_accounting'],
    what: 'staff: accounting',
  },
  {
    name: 'Sam Ferris',
    email: 'fpg.feature@waybill.example',
    roles: ['fpg_sales', 'fpg_feature'],
    what: 'staff: sales, early features',
  },
];

export type DemoUser = {
  readonly name: string;
  readonly email: string;
  readonly role: AccountRole;
  readonly verified: boolean;
  readonly language: 'en' | 'es';
  readonly what: string;
};

export type DemoAccount = {
  readonly key: 'building' | 'furniture' | 'lamps';
  readonly name: string;
  readonly creditStatus: 'good' | 'hold';
  readonly street: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly users: readonly DemoUser[];
};

const user = (
  name: string,
  email: string,
  role: AccountRole,
  what: string,
  over: Partial<DemoUser> = {},
): DemoUser => ({
  name,
  email,
  role,
  verified: true,
  language: 'en',
  what,
  ...over,
});

/** Three customers: in good standing, on credit hold, and with an unconfirmed email. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    key: 'building',
    name: 'Example Building Supply',
    creditStatus: 'good',
    street: '1180 Candia Road',
    postalCode: '03109',
    phone: '(603) 555-0118',
    users: [
      user('Joan Pruitt', 'desk@example.com', 'shipper', 'customer: shipping desk'),
      user('Harold Beck', 'owner@example.com', 'owner', 'customer: owner'),
      user('Lucía Robles', 'quotes@example.com', 'quoter', 'customer: quotes only, in Spanish', { language: 'es' }),
      user('Abby Stone', 'billing@example.com', 'billing', 'customer: billing'),
      user('Owen Tate', 'viewer@example.com', 'viewer', 'customer: looks only'),
    ],
  },
  {
    key: 'furniture',
    name: 'Harborview Furniture',
    creditStatus: 'hold',
    street: '412 Prospect Street',
    postalCode: '27260',
    phone: '(336) 555-0164',
    users: [user('Clara Dunn', 'dock@example.net', 'owner', 'customer on credit hold')],
  },
  {
    key: 'lamps',
    name: 'Redwood Lamp Company',
    creditStatus: 'good',
    street: '77 Seneca Road',
    postalCode: '97402',
    phone: '(541) 555-0139',
    users: [user('Ty Nakamura', 'hello@example.org', 'owner', 'customer, email not confirmed', { verified: false })],
  },
];
