import { screen, waitFor, within } from '@testing-library/react';
import {
  endpoints,
  type AccountActivity,
  type StaffAccount,
  type StaffAccountRow,
  type StaffRole,
} from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const id = '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01';
const links = { first: null, last: null, prev: null, next: null };
const pageOf = <R,>(data: readonly R[]) => ({
  data: [...data],
  links,
  meta: {
    current_page: 1,
    from: data.length === 0 ? null : 1,
    last_page: 1,
    links: [],
    path: '/',
    per_page: 20,
    to: data.length === 0 ? null : data.length,
    total: data.length,
    total_is_exact: true,
  },
});
const portland = {
  first_name: null,
  last_name: null,
  email: 'shipping@harborpoint.example',
  phone: '(207) 555-0142',
  street_lines: ['1 Mill Road'],
  city: 'Portland',
  state: 'ME',
  postal_code: '04101',
  country: 'US' as const,
};
// As drawn: 37,163.57 of 40,000.00, in four parts.
const account: StaffAccount = {
  id,
  number: 'A-10482',
  name: 'Harbor Point Cabinetry',
  state: 'hold',
  currency: 'USD',
  created_at: '2023-03-04T10:00:00.000Z',
  sales_owner: null,
  address: portland,
  billing_address: null,
  contacts_version: 0,
  terms_days: 30,
  grace_days: 7,
  credit: {
    past_terms: usd(411_826),
    open: usd(2_348_586),
    shipped: usd(824_055),
    booked: usd(131_890),
    used: usd(3_716_357),
    limit: usd(4_000_000),
  },
  hold: { cause: 'past_due', since: '2026-10-19T05:05:00.000Z', set_by: null, reason: null },
  open_until: null,
  released_by: null,
  late: [
    { id, number: 29_871, days_past_due: 9, owed: usd(341_260) },
    { id, number: 29_903, days_past_due: 2, owed: usd(70_566) },
  ],
  month: { shipments: 66, billed: usd(3_120_437), conversion: 314, on_time: 958, days_to_pay: 33, disputes_open: 1 },
  counts: { users: 4, quotes: 210, shipments: 1204, invoices: 19, disputes: 1, chats: 0 },
  closed: null,
  merged_into: null,
  merged: [],
};

const row: StaffAccountRow = {
  id,
  number: account.number,
  name: account.name,
  city: 'Portland',
  state_code: 'ME',
  postal_code: '04101',
  state: 'hold',
  sales_owner: null,
  terms_days: 30,
  used: usd(3_716_357),
  limit: usd(4_000_000),
  past_due: usd(411_826),
  users: 4,
  last_booked_at: null,
  created_at: account.created_at,
  merged_into: null,
};

type Roles = readonly StaffRole[];

const openDetail = (roles: Roles, changes: Partial<StaffAccount> = {}, search = '', activity: AccountActivity[] = []) =>
  openApp(`/admin/accounts/${id}${search}`, {
    user: staff(...roles),
    prepare: (api) => {
      api.answer(endpoints.staffAccounts.show, { data: { ...account, ...changes } });
      api.answer(endpoints.staffAccounts.people, { data: [] });
      api.answer(endpoints.staffAccountUsers.list, { data: { users: [], invitations: [] } });
      api.answer(endpoints.staffAccountRecords.activity, pageOf(activity));
      api.answer(endpoints.staffAccountRecords.invoices, pageOf([]));
    },
  });

describe('an account on credit hold', () => {
  it('says what it owes in parts, what holds it and how the month went [ADMIN-02, ADMIN-14]', async () => {
    await openDetail(['fpg_admin']);
    expect(await screen.findByText('$2,836.43 left')).toBeVisible();
    for (const part of ['$4,118.26', '$23,485.86', '$8,240.55', '$1,318.90', '31.4%', '95.8%', '$31,204.37'])
      expect(screen.getByText(part)).toBeVisible();
    expect(
      screen.getByText(/INV 29871 \$3,412.60, 9 days past due, INV 29903 \$705.66, 2 days past due/),
    ).toBeVisible();
    expect(screen.getByText(/account A-10482 · customer since March 2023 · net 30 days/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Activate account' })).toBeVisible();
  });

  it('reminds it by mail at one press [ADMIN-02]', async () => {
    const { api, person } = await openDetail(['fpg_accounting']);
    api.answer(endpoints.staffAccountsMany.mail, { data: { changed: 1, passed_over: 0 } });
    await person.click(await screen.findByRole('button', { name: 'Send reminder' }));
    expect(await screen.findByText('Reminder emailed')).toBeVisible();
    expect(api.sentTo('staffAccountsMany.mail')).toEqual([{ ids: [id], kind: 'reminder' }]);
  });

  it('leaves money, closing and merging to whoever may [ROLE-07]', async () => {
    await openDetail(['fpg_ops']);
    expect(await screen.findByText('$2,836.43 left')).toBeVisible();
    for (const name of ['Activate account', 'Change limit and terms', 'More', 'Invite user'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('changing an account', () => {
  it('asks for a reason with the terms, and keeps what was typed [ADMIN-02]', async () => {
    const { api, person } = await openDetail(['fpg_admin'], { hold: null, state: 'active' });
    await person.click(await screen.findByRole('button', { name: 'Change limit and terms' }));
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Save terms' }));
    expect(api.sentTo('staffAccounts.terms')).toEqual([]);
    await person.fill(within(dialog).getByLabelText(/^Reason/), 'Five good years');
    api.answer(endpoints.staffAccounts.terms, { data: account });
    await person.click(within(dialog).getByRole('button', { name: 'Save terms' }));
    expect(await screen.findByText('Limit and terms saved')).toBeVisible();
    expect(api.sentTo('staffAccounts.terms')).toEqual([
      { credit_limit: 4_000_000, terms_days: 30, grace_days: 7, reason: 'Five good years' },
    ]);
  });

  it('closes it with a reason after saying what that does [ADMIN-02]', async () => {
    const { api, person } = await openDetail(['fpg_sales'], { hold: null, state: 'active' });
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Close account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close Harbor Point Cabinetry?' });
    await person.fill(within(dialog).getByLabelText(/^Reason/), 'Out of business');
    api.answer(endpoints.staffAccounts.close, { data: account });
    await person.click(within(dialog).getByRole('button', { name: 'Close account' }));
    expect(await screen.findByText('Harbor Point Cabinetry closed')).toBeVisible();
  });

  it('names what blocks a merge and offers no button for it [ADMIN-02]', async () => {
    const { api, person } = await openDetail(['fpg_admin'], { hold: null, state: 'active' });
    const twin = { id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a02', number: 'A-10500', name: 'HARBOR POINT CABINETRY LLC' };
    api.answer(endpoints.accountMerges.twins, {
      data: [
        {
          account: twin,
          city: 'Portland',
          state_code: 'ME',
          created_at: account.created_at,
          users: 1,
          shipments: 2,
          reasons: ['name', 'phone'],
        },
      ],
    });
    api.answer(endpoints.accountMerges.preview, {
      data: {
        merged: twin,
        survivor: { id, number: account.number, name: account.name },
        moves: { users: 1, invitations: 0, addresses: 3, products: 0 },
        stays: { quotes: 2, shipments: 2, invoices: 1, disputes: 0, chats: 0 },
        obstacles: [{ kind: 'invoices_open', count: 1 }],
      },
    });
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Merge duplicates' }));
    expect(await screen.findByText(/same name, phone/)).toBeVisible();
    await person.click(screen.getByRole('radio', { name: /A-10500/ }));
    expect(await screen.findByText('1 unpaid invoice')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Merge A-/ })).toBeNull();
  });
});

describe('an account that is on its way', () => {
  it('shows where its panels will stand, and says that it loads [ADMIN-02]', async () => {
    await openApp(`/admin/accounts/${id}`, {
      user: staff('fpg_sales'),
      prepare: (api) => api.handle(endpoints.staffAccounts.show, () => new Promise(() => undefined)),
    });
    expect(await screen.findByText('Loading')).toBeVisible();
    expect(document.querySelector('[data-bones]')).toBeVisible();
  });
});

describe('the tabs of an account', () => {
  it('stand in the address and say how many each holds [ADMIN-02]', async () => {
    const { person } = await openDetail(['fpg_sales']);
    await person.click(await screen.findByRole('button', { name: /Invoices\s*19/ }));
    expect(await screen.findByText('No invoices yet')).toBeVisible();
    expect(location.search).toBe('?tab=invoices');
  });
});

describe('the activity of an account', () => {
  const entry = (action: string, changes: Partial<AccountActivity> = {}): AccountActivity => ({
    id: crypto.randomUUID(),
    at: '2026-11-16T15:00:00.000Z',
    action,
    by: { kind: 'user', name: 'Petra Novak' },
    subject: 'account_carrier',
    label: null,
    changes: [],
    text: null,
    ...changes,
  });

  it('names whatever was done in plain words [ADMIN-02]', async () => {
    const moved = { changes: [{ field: 'status', before: 'delayed', after: 'in_transit' }] };
    await openDetail(['fpg_admin'], {}, '?tab=activity', [
      entry('account.owner_assigned'),
      entry('account.carrier_allowed'),
      entry('shipment.status_set', moved),
      entry('login.disabled', { text: 'The laptop was stolen' }),
    ]);
    expect(await screen.findByText('Sales owner assigned')).toBeVisible();
    const told = ['Changed whether an account may use a carrier', 'Status Delayed → In-Transit', 'Login disabled'];
    for (const words of [...told, 'The laptop was stolen']) expect(screen.getByText(words)).toBeVisible();
  });
});

describe('the list of accounts', () => {
  const openList = (roles: Roles) =>
    openApp('/admin/accounts?state=hold', {
      user: staff(...roles),
      prepare: (api) => {
        api.answer(endpoints.staffAccounts.list, pageOf([row]));
        api.answer(endpoints.staffAccounts.people, { data: [{ id, name: 'Miguel Arroyo' }] });
        api.answer(endpoints.staffAccountViews.list, { data: [] });
      },
    });

  it('asks the server for what its address says [ADMIN-02]', async () => {
    const { api } = await openList(['fpg_sales']);
    expect(await screen.findByRole('link', { name: /Harbor Point Cabinetry/ })).toHaveAttribute(
      'href',
      `/admin/accounts/${id}`,
    );
    const asked = api.requests.find(({ name }) => name === 'staffAccounts.list');
    expect(asked).toMatchObject({ query: { state: 'hold', sort: 'name' } });
  });

  it('narrows to what is past due and to who has not booked for long, in the address and at the server [ADMIN-02]', async () => {
    const { api, person } = await openList(['fpg_sales']);
    await screen.findByRole('link', { name: /Harbor Point Cabinetry/ });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Credit' }), 'Past due');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Last booking' }), 'No bookings in 90 days');
    await waitFor(() =>
      expect(api.requests.findLast(({ name }) => name === 'staffAccounts.list')?.query).toMatchObject({
        state: 'hold',
        credit: 'past_due',
        booked: 'not_for_90',
      }),
    );
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
      credit: 'past_due',
      booked: 'not_for_90',
    });
  });

  it('assigns who sells to the chosen ones, and leaves terms and mails to whoever may [ADMIN-02, ROLE-07]', async () => {
    const { api, person } = await openList(['fpg_sales']);
    await person.click(await screen.findByRole('checkbox', { name: 'Select Harbor Point Cabinetry' }));
    const bar = screen.getByRole('toolbar', { name: 'Actions for selected accounts' });
    expect(within(bar).queryByRole('button', { name: 'Set terms' })).toBeNull();
    await person.click(within(bar).getByRole('button', { name: 'Assign sales owner' }));
    const dialog = await screen.findByRole('dialog');
    await person.selectOptions(within(dialog).getByLabelText('Sales owner'), 'Miguel Arroyo');
    api.answer(endpoints.staffAccountsMany.owner, { data: { changed: 1, passed_over: 0 } });
    await person.click(within(dialog).getByRole('button', { name: 'Assign to 1 account' }));
    expect(await screen.findByText('1 account updated')).toBeVisible();
    expect(api.sentTo('staffAccountsMany.owner')).toEqual([{ ids: [id], owner_id: id }]);
  });
});
