import { screen, within } from '@testing-library/react';
import { endpoints, type AccountInvitation, type AccountUser } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { session } from '../../../lib/session/store.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { account } from '../../../testing/account.ts';

const table = endpoints.accountUsers;
const me = customer();

const dana: AccountUser = {
  id: me.id,
  name: me.name,
  email: me.email,
  account_role: 'owner',
  email_verified_at: '2026-01-02T08:00:00.000Z',
  disabled_at: null,
  last_seen_at: '2026-11-16T14:30:00.000Z',
  created_at: '2026-01-02T08:00:00.000Z',
};
const joan: AccountUser = {
  ...dana,
  id: '0f0f4c1e-8f0a-4b6e-9d55-000000000077',
  name: 'Joan Pruitt',
  email: 'joan@maplekiln.example',
  account_role: 'shipper',
  last_seen_at: null,
};
const invited: AccountInvitation = {
  id: '0f0f4c1e-8f0a-4b6e-9d55-000000000099',
  email: 'new@maplekiln.example',
  account_role: 'viewer',
  invited_by: 'Dana Whitfield',
  sent_at: '2026-11-16T14:30:00.000Z',
  expires_at: '2026-11-23T14:30:00.000Z',
  status: 'open',
};

async function openUsers(users: AccountUser[] = [dana, joan], invitations: AccountInvitation[] = [invited]) {
  const opened = await openApp('/settings/account', {
    user: me,
    prepare: (api) => {
      api.answer(endpoints.settings.account, { data: account });
      api.answer(table.list, { data: { users, invitations } });
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Users' }));
  const option = async (name: string, words: string) => {
    await opened.person.click(list.getByRole('button', { name: `Options for ${name}` }));
    await opened.person.click(await screen.findByRole('menuitem', { name: words }));
  };
  const role = async (name: string, words: RegExp) => {
    await opened.person.click(list.getByRole('combobox', { name: `Role of ${name}` }));
    await opened.person.click(await screen.findByRole('option', { name: words }));
  };
  return { ...opened, list, option, role };
}

describe('users of the account', () => {
  it('are listed with their state, and so is who was invited', async () => {
    const { list } = await openUsers([dana, { ...joan, disabled_at: '2026-11-01T00:00:00.000Z' }]);
    const [own, other, guest] = list.getAllByRole('listitem').map((line) => within(line));
    expect(own?.getByText('You')).toBeVisible();
    expect(own?.getByText('Active')).toBeVisible();
    expect(other?.getByText('Disabled')).toBeVisible();
    expect(guest?.getByText('Invited')).toBeVisible();
    expect(guest?.getByText('Link valid until Mon, Nov 23')).toBeVisible();
  });

  it('get another role by choosing it', async () => {
    const { api, role } = await openUsers();
    api.answer(table.changeRole, { data: { ...joan, account_role: 'quoter' } });
    await role('Joan Pruitt', /^Quoter/);
    expect(await screen.findByText('Joan Pruitt is now Quoter')).toBeVisible();
    expect(api.sentTo('accountUsers.changeRole')).toEqual([{ account_role: 'quoter' }]);
  });

  it('an owner is asked before giving that up, and loses the list with it', async () => {
    const { api, person, role } = await openUsers([dana, { ...joan, account_role: 'owner' }]);
    await role('Dana Whitfield', /^Viewer/);
    expect(await screen.findByRole('dialog', { name: 'Give up the owner role?' })).toBeVisible();
    expect(api.sentTo('accountUsers.changeRole')).toEqual([]);
    api.answer(table.changeRole, { data: { ...dana, account_role: 'viewer' } });
    api.answer(endpoints.session.user, { data: customer('viewer') });
    await person.click(screen.getByRole('button', { name: 'Give up role' }));
    expect(await screen.findByText('Dana Whitfield is now Viewer')).toBeVisible();
    expect(session.user?.account_role).toBe('viewer');
    expect(screen.queryByRole('list', { name: 'Users' })).toBeNull();
  });

  it('the only owner is offered nothing that would be refused, and told why', async () => {
    // A second owner who cannot log in is none.
    const off = { ...joan, account_role: 'owner' as const, disabled_at: '2026-11-01T00:00:00.000Z' };
    const { list, person } = await openUsers([dana, off]);
    expect(list.getByRole('combobox', { name: 'Role of Dana Whitfield' })).toBeDisabled();
    expect(list.getByText('Only owner. Make another user an owner first.')).toBeVisible();
    expect(list.getByRole('combobox', { name: 'Role of Joan Pruitt' })).toBeEnabled();
    await person.click(list.getByRole('button', { name: 'Options for Dana Whitfield' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('Only owner. Make another user an owner first.')).toBeVisible();
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  it('an owner who became the last one meanwhile is told why they stay one', async () => {
    const { api, person, option } = await openUsers([dana, { ...joan, account_role: 'owner' }]);
    const words = 'The account needs at least one active owner. Make another user an owner first.';
    api.refuse(table.remove, 'last_owner', { message: words });
    await option('Dana Whitfield', 'Remove from the account');
    // Nobody is offered to disable themselves.
    expect(screen.queryByRole('menuitem', { name: 'Disable' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Remove from the account' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('are removed only after a question that says what stays', async () => {
    const { api, person, option } = await openUsers();
    api.answer(table.remove, { data: joan });
    await option('Joan Pruitt', 'Remove from the account');
    const question = within(await screen.findByRole('dialog', { name: 'Remove Joan Pruitt?' }));
    expect(question.getByText(/Their quotes and shipments are kept\./)).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Remove from the account' }));
    expect(await screen.findByText('Joan Pruitt removed')).toBeVisible();
    expect(api.requests.find(({ name }) => name === 'accountUsers.remove')?.params).toEqual({ id: joan.id });
  });
});

describe('invitations', () => {
  it('are sent with a role; an address with a login is told beside the field [AUTH-17]', async () => {
    const { api, person } = await openUsers();
    api.refuse(table.invite, 'validation_failed', { errors: { email: ['Email already exists'] } });
    await person.click(screen.getByRole('button', { name: 'Invite user' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Invite user' }));
    await person.fill(modal.getByLabelText(/^Email/), 'sam@maplekiln.example');
    await person.click(modal.getByRole('button', { name: 'Send invitation' }));
    expect(await modal.findByText('Email already exists')).toBeVisible();
    expect(modal.getByLabelText(/^Email/)).toHaveValue('sam@maplekiln.example');
    api.answer(table.invite, { data: invited });
    await person.click(modal.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to sam@maplekiln.example')).toBeVisible();
    expect(api.sentTo('accountUsers.invite').at(-1)).toEqual({
      email: 'sam@maplekiln.example',
      account_role: 'shipper',
    });
  });

  it('are sent again or taken back', async () => {
    const { api, option } = await openUsers();
    api.answer(table.resend, { data: invited });
    api.answer(table.revoke, { data: invited });
    await option('new@maplekiln.example', 'Resend invitation');
    expect(await screen.findByText('Invitation resent to new@maplekiln.example')).toBeVisible();
    await option('new@maplekiln.example', 'Revoke invitation');
    expect(await screen.findByText('Invitation for new@maplekiln.example revoked')).toBeVisible();
  });
});
