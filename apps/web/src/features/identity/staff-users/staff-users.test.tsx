import { screen, within } from '@testing-library/react';
import { endpoints, type StaffUserRow } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const person: StaffUserRow = {
  id: '5d2f8a34-7c11-4b0e-9a66-00000000f001',
  name: 'Dana Whitfield',
  email: 'dana@maplekiln.example',
  account_name: 'Maple Kiln Ceramics',
  account_role: 'owner',
  roles: [],
  two_factor_at: '2026-10-20T16:55:00.000Z',
  disabled: null,
  may_reset: true,
  may_manage: true,
};
const others: readonly StaffUserRow[] = [
  { ...person, id: '5d2f8a34-7c11-4b0e-9a66-00000000f002', name: 'Without Factor', two_factor_at: null },
  {
    ...person,
    id: '5d2f8a34-7c11-4b0e-9a66-00000000f003',
    name: 'Somebody Above',
    account_name: null,
    may_reset: false,
    may_manage: false,
  },
];

async function open() {
  return openApp('/admin/users', {
    user: staff('fpg_admin'),
    prepare: (api) => {
      api.answer(endpoints.staffUsers.list, pageOf([person, ...others]));
      api.answer(endpoints.staffUsers.resetTwoFactor, undefined);
    },
  });
}

describe('logins', () => {
  it('say who has a second factor, and offer its reset where it may be reset [ROLE-07]', async () => {
    await open();
    const row = within(await screen.findByRole('row', { name: /Dana Whitfield/ }));
    expect(row.getByText('Maple Kiln Ceramics')).toBeVisible();
    expect(row.getByText('On')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Reset second factor of/ })).toHaveLength(1);
    expect(within(screen.getByRole('row', { name: /Somebody Above/ })).getByText('Staff')).toBeVisible();
  });

  it('are reset with a reason, after saying what that does', async () => {
    const { api, person: user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Reset second factor of Dana Whitfield' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset the second factor of Dana Whitfield?' }));
    expect(dialog.getByText(/email a notice to dana@maplekiln\.example/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reset second factor' }));
    expect(dialog.getByLabelText('Reason')).toBeInvalid();
    await user.fill(dialog.getByLabelText('Reason'), 'Called back');
    await user.click(dialog.getByRole('button', { name: 'Reset second factor' }));
    expect(await screen.findByText('Second factor reset')).toBeVisible();
    expect(api.sentTo('staffUsers.resetTwoFactor')).toEqual([{ reason: 'Called back' }]);
  });

  it('are disabled with a reason, which can be undone at once, and get a password reset [ADMIN-02]', async () => {
    const { api, person: user } = await open();
    for (const name of ['disable', 'enable', 'sendReset'] as const) api.answer(endpoints.staffUsers[name], undefined);
    const choose = async (item: string) => {
      await user.click(await screen.findByRole('button', { name: 'Options for Dana Whitfield' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Disable login');
    const dialog = within(await screen.findByRole('dialog', { name: 'Disable the login of Dana Whitfield?' }));
    await user.fill(dialog.getByLabelText(/Reason/), 'Lost laptop');
    await user.click(dialog.getByRole('button', { name: 'Disable login' }));
    expect(await screen.findByText('Dana Whitfield can no longer log in')).toBeVisible();
    expect(api.sentTo('staffUsers.disable')).toEqual([{ reason: 'Lost laptop' }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Dana Whitfield can log in again')).toBeVisible();
    await choose('Send password reset');
    expect(await screen.findByText('Password reset sent to dana@maplekiln.example')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Options for Somebody Above' })).toBeNull();
  });

  it('are not for operations [ROLE-05]', async () => {
    await openApp('/admin/users', { user: staff('fpg_ops') });
    expect(await screen.findByText('Unauthrized')).toBeVisible();
  });
});
