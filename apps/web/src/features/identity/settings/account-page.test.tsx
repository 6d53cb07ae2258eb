import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type AccountRole } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { account } from '../../../testing/account.ts';

const table = endpoints.settings;

async function openAccount(role: AccountRole = 'owner') {
  const opened = await openApp('/settings/account', {
    user: customer(role),
    prepare: (api) => {
      api.answer(table.account, { data: account });
      api.answer(endpoints.accountUsers.list, { data: { users: [], invitations: [] } });
      api.answer(endpoints.brand.show, {
        data: { name: 'Account', colour: null, logo: null, number_shows: 'progress' },
      });
    },
  });
  await screen.findByText('1180 Candia Road');
  const edit = async (which: 'account' | 'billing') => {
    await opened.person.click(screen.getByRole('button', { name: `Edit ${which} address` }));
    return within(await screen.findByRole('dialog', { name: `Edit ${which} address` }));
  };
  return { ...opened, edit };
}

describe('account settings', () => {
  it('are the child page of the settings and tell what was agreed [SET-05]', async () => {
    await openAccount();
    expect(screen.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    const nav = within(screen.getByRole('navigation', { name: 'Settings' }));
    expect(nav.getByRole('link', { name: 'Account Settings' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Preferences' })).not.toHaveAttribute('aria-current');
    expect(screen.getByText('Net 30 days')).toBeVisible();
    expect(screen.getByText('Same as account address')).toBeVisible();
  });

  it.each(['account', 'billing'] as const)(
    'the %s address needs a name, an email and a phone number [SET-04, SET-05]',
    async (which) => {
      const { api, person, edit } = await openAccount();
      const modal = await edit(which);
      await person.clear(modal.getByLabelText(/^Phone number/));
      await person.click(modal.getByRole('button', { name: 'Save address' }));
      for (const text of ['First name required', 'Last name required', 'Email required', 'Phone number required']) {
        expect(modal.getByText(text)).toBeVisible();
      }
      expect(modal.getByRole('alert')).toHaveTextContent('Error updating account');
      expect(api.requests.filter(({ name }) => name.startsWith('settings.update'))).toEqual([]);
    },
  );

  it('save the billing address and say "Account updated" [SET-04, SET-05]', async () => {
    const { api, person, edit } = await openAccount();
    const modal = await edit('billing');
    const typed = { 'First name': 'Bo', 'Last name': 'Lind', Email: 'bills@maplekiln.example' };
    for (const [label, text] of Object.entries(typed)) {
      await person.fill(modal.getByLabelText(new RegExp(`^${label}`)), text);
    }
    api.answer(table.updateBillingAddress, { data: account });
    await person.click(modal.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Account updated')).toBeVisible();
    expect(api.sentTo('settings.updateBillingAddress')).toEqual([
      {
        first_name: 'Bo',
        last_name: 'Lind',
        email: 'bills@maplekiln.example',
        phone: '(603) 555-0118',
        street_lines: ['1180 Candia Road'],
        city: 'Manchester',
        state: 'NH',
        postal_code: '03109',
        country: 'US',
        version: 2,
      },
    ]);
  });

  it('say that somebody else saved first, and change nothing', async () => {
    const { api, person, edit } = await openAccount();
    const modal = await edit('account');
    const typed = { 'First name': 'Bo', 'Last name': 'Lind', Email: 'bo@maplekiln.example' };
    for (const [label, text] of Object.entries(typed))
      await person.fill(modal.getByLabelText(new RegExp(`^${label}`)), text);
    api.refuse(table.updateAddress, 'conflict', { message: 'Somebody changed this in the meantime.' });
    await person.click(modal.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Somebody changed this in the meantime.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keep what was typed when the server fails, and say "Error updating account" [SET-05]', async () => {
    const { api, person, edit } = await openAccount();
    const modal = await edit('account');
    api.refuse(table.updateAddress, 'validation_failed', { errors: { email: ['Invalid email'] } });
    for (const label of ['First name', 'Last name'])
      await person.fill(modal.getByLabelText(new RegExp(`^${label}`)), 'Ana');
    await person.fill(modal.getByLabelText(/^Email/), 'ana@maplekiln.example');
    await person.click(modal.getByRole('button', { name: 'Save address' }));
    expect(await modal.findByText('Error updating account')).toBeVisible();
    expect(modal.getByLabelText(/^Email/)).toHaveValue('ana@maplekiln.example');
  });

  it('change the password in a dialog and say "Password updated" [SET-04, SET-05]', async () => {
    const { api, person } = await openAccount('viewer');
    api.answer(endpoints.session.updatePassword, '');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await person.fill(modal.getByLabelText('Current password'), 'Old-2025');
    await person.fill(modal.getByLabelText('New password'), 'Kiln-2026');
    await person.fill(modal.getByLabelText('Confirm new password'), 'Kiln-2027');
    await person.click(modal.getByRole('button', { name: 'Change password' }));
    expect(modal.getByText('New passwords must match.')).toBeVisible();
    await person.clear(modal.getByLabelText('Confirm new password'));
    await person.fill(modal.getByLabelText('Confirm new password'), 'Kiln-2026');
    await person.click(modal.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password updated')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Change password' })).toBeNull();
  });

  it('are to look at for everybody but owners, who alone see the users [ROLE-07]', async () => {
    const { api } = await openAccount('billing');
    expect(screen.queryByRole('button', { name: /^Edit (account|billing) address/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Users' })).toBeNull();
    expect(api.requests.map(({ name }) => name)).not.toContain('accountUsers.list');
  });
});
