import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type RolePerson, type StaffInvitation } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const table = endpoints.roleManagement;
const granted = { granted_at: '2026-10-20T16:55:00.000Z', granted_by: 'Rosa Diaz' };
const person: RolePerson = {
  id: '5d2f8a34-7c11-4b0e-9a66-00000000f101',
  name: 'Dana Whitfield',
  email: 'dana@waybill.example',
  account_name: null,
  account_role: null,
  roles: [{ role: 'fpg_ops', ...granted }],
  disabled: false,
  last_seen_at: null,
};
const invitation: StaffInvitation = {
  id: '5d2f8a34-7c11-4b0e-9a66-00000000f102',
  email: 'noor@hired.example',
  roles: ['fpg_sales'],
  invited_by: 'Rosa Diaz',
  sent_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-11-27T10:00:00.000Z',
  status: 'open',
};
const holders = {
  super_admin: 1,
  fpg_admin: 1,
  fpg_sales_admin: 0,
  fpg_sales: 2,
  fpg_ops: 1,
  fpg_accounting: 1,
  fpg_feature: 0,
};

async function open(prepare?: (api: FakeApi) => void, path = '/admin/roles') {
  return openApp(path, {
    user: staff('super_admin'),
    prepare: (api) => {
      api.answer(table.people, pageOf([person]));
      api.answer(table.overview, { data: { holders, invitations: [invitation] } });
      api.answer(table.history, pageOf([]));
      prepare?.(api);
    },
  });
}

async function openDialog({ person: user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Change roles of Dana Whitfield' }));
  return within(await screen.findByRole('dialog', { name: 'Roles of Dana Whitfield' }));
}

describe('who holds which role', () => {
  it('is listed with roles, since when and by whom [ADMIN-03, ADMIN-15]', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Role Management' })).toBeVisible();
    const row = within(await screen.findByRole('row', { name: /Dana Whitfield/ }));
    expect(row.getByText('Operations')).toBeVisible();
    expect(row.getByText(/Oct 20 by Rosa Diaz/)).toBeVisible();
    expect(screen.getByText('noor@hired.example')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Sales (2)' })).toBeInTheDocument();
  });

  it('is changed with a reason, saying before what is won and lost [ADMIN-03]', async () => {
    const opened = await open((api) => api.answer(table.change, { data: person }));
    const dialog = await openDialog(opened);
    const { api, person: user } = opened;
    expect(dialog.getByRole('button', { name: 'Save roles' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: /^Operations/ }));
    expect(dialog.getByText(/can no longer open the staff area/)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /^Accounting/ }));
    expect(dialog.getByText(/^Adds \d+ abilities$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save roles' }));
    expect(dialog.getByLabelText(/^Reason/)).toBeInvalid();
    await user.fill(dialog.getByLabelText(/^Reason/), 'Moves to the books');
    await user.click(dialog.getByRole('button', { name: 'Save roles' }));
    expect(await screen.findByText('Roles of Dana Whitfield changed')).toBeVisible();
    expect(api.sentTo('roleManagement.change')).toEqual([
      { roles: ['fpg_accounting'], was: ['fpg_ops'], reason: 'Moves to the books' },
    ]);
  });

  it('shows how it stands when somebody else was faster, and keeps the reason [ADMIN-03]', async () => {
    const opened = await open((api) =>
      api.refuse(table.change, 'conflict', { message: 'This was changed in the meantime.' }),
    );
    const dialog = await openDialog(opened);
    const { api, person: user } = opened;
    await user.click(dialog.getByRole('checkbox', { name: /^Accounting/ }));
    await user.fill(dialog.getByLabelText(/^Reason/), 'Helps the books');
    api.answer(table.people, pageOf([{ ...person, roles: [{ role: 'fpg_sales', ...granted }] }]));
    await user.click(dialog.getByRole('button', { name: 'Save roles' }));
    expect(await dialog.findByText(/Someone else changed these roles/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /^Sales\b(?! admin)/ })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /^Operations/ })).not.toBeChecked();
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Helps the books');
  });

  it('says why the last super admin stays one [ADMIN-03]', async () => {
    const opened = await open((api) =>
      api.refuse(table.change, 'last_super_admin', { message: 'At least one active user must be a super admin.' }),
    );
    const dialog = await openDialog(opened);
    await opened.person.click(dialog.getByRole('checkbox', { name: /^Operations/ }));
    await opened.person.fill(dialog.getByLabelText(/^Reason/), 'Leaves');
    await opened.person.click(dialog.getByRole('button', { name: 'Save roles' }));
    expect(await dialog.findByText('At least one active user must be a super admin.')).toBeVisible();
  });
});

describe('an invitation to the staff', () => {
  it('is mailed with roles and a reason, and taken back after a question [ADMIN-03]', async () => {
    const { api, person: user } = await open((server) => {
      server.answer(table.invite, { data: invitation });
      server.answer(table.revoke, { data: invitation });
    });
    await user.click(await screen.findByRole('button', { name: 'Invite staff' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite staff' }));
    await user.fill(dialog.getByLabelText(/^Email/), 'kim@hired.example');
    await user.click(dialog.getByRole('checkbox', { name: /^Operations/ }));
    await user.fill(dialog.getByLabelText(/^Reason/), 'Starts on Monday');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to kim@hired.example')).toBeVisible();
    expect(api.sentTo('roleManagement.invite')).toEqual([
      { email: 'kim@hired.example', roles: ['fpg_ops'], reason: 'Starts on Monday' },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Revoke the invitation of noor@hired.example' }));
    const question = within(await screen.findByRole('dialog', { name: /noor@hired\.example\?$/ }));
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(api.sentTo('roleManagement.revoke')).toHaveLength(1));
  });
});

describe('what roles may do', () => {
  it('is a table in plain words, read from the contract [ROLE-03, ADMIN-03]', async () => {
    await open(undefined, '/admin/roles?view=table');
    const row = within(await screen.findByRole('row', { name: /^Assign and revoke roles/ }));
    // The specification keeps Role Management to super_admin, the first of the seven.
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Allowed',
      ...Array<string>(6).fill('Not allowed'),
    ]);
    const aliases = within(screen.getByRole('row', { name: /^Manage carrier SCAC aliases/ }));
    expect(aliases.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      ...Array<string>(5).fill('Allowed'),
      'Not allowed',
      'Not allowed',
    ]);
  });

  it('is not for an admin [ROLE-04, ROLE-05]', async () => {
    await openApp('/admin/roles', { user: staff('fpg_admin') });
    expect(await screen.findByText('Unauthrized')).toBeVisible();
    expect(screen.getByText('You do not have access to this page')).toBeVisible();
  });
});
