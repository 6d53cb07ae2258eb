import { screen } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { es } from '@waybill/phrases/es';
import { describe, expect, it } from 'vitest';
import { session } from '../../../lib/session/store.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';

const table = endpoints.accountUsers;
const id = '0f0f4c1e-8f0a-4b6e-9d55-000000000099';
const address = `/register?invitation=${id}&expires=1795962600&signature=abc`;

async function openInvitation(more = '', heading = 'Join Maple Kiln Ceramics') {
  const opened = await openApp(address + more, {
    prepare: (api) =>
      api.answer(table.invitation, {
        data: {
          email: 'sam@maplekiln.example',
          account_role: 'quoter',
          account_name: 'Maple Kiln Ceramics',
          invited_by: 'Dana Whitfield',
          expires_at: '2026-11-23T14:30:00.000Z',
        },
      }),
  });
  await screen.findByRole('heading', { name: heading });
  return opened;
}

describe('accepting an invitation', () => {
  it('begins in the language of its mail [AUTH-13]', async () => {
    await openInvitation('&lang=es', es.account_users.accept.title.replace('{{account}}', 'Maple Kiln Ceramics'));
    expect(document.documentElement.lang).toBe('es');
  });

  it('asks for name, password and the disclaimer, then signs in [AUTH-13, AUTH-18]', async () => {
    const { api, person } = await openInvitation();
    expect(screen.getByText(/Dana Whitfield invites you as Quoter/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('sam@maplekiln.example');
    await person.fill(screen.getByLabelText('Your name'), 'Sam Field');
    await person.fill(screen.getByLabelText('Password'), 'Kiln-2026');
    await person.fill(screen.getByLabelText('Confirm password'), 'Kiln-2026');
    await person.click(screen.getByRole('button', { name: 'Join account' }));
    expect(await screen.findByText('The disclaimer must be accepted')).toBeVisible();
    await person.click(screen.getByLabelText('I accept the disclaimer'));
    api.answer(table.accept, { data: { email: 'sam@maplekiln.example' } });
    api.answer(endpoints.session.login, { two_factor: false });
    api.answer(endpoints.session.user, { data: customer('quoter') });
    await person.click(screen.getByRole('button', { name: 'Join account' }));
    expect(await screen.findByText('Welcome to Maple Kiln Ceramics')).toBeVisible();
    expect(session.user?.account_role).toBe('quoter');
    expect(api.requests.find(({ name }) => name === 'accountUsers.accept')).toMatchObject({
      params: { id },
      body: { expires: 1_795_962_600, signature: 'abc', name: 'Sam Field', disclaimer_accepted: true },
    });
  });

  it('says "Password did not match." [AUTH-09]', async () => {
    const { person } = await openInvitation();
    await person.fill(screen.getByLabelText('Password'), 'Kiln-2026');
    await person.fill(screen.getByLabelText('Confirm password'), 'Kiln-2027');
    await person.click(screen.getByRole('button', { name: 'Join account' }));
    expect(await screen.findByText('Password did not match.')).toBeVisible();
  });

  it('tells that the address has a login by now [AUTH-17]', async () => {
    const { api, person } = await openInvitation();
    api.refuse(table.accept, 'validation_failed', { errors: { email: ['Email already exists'] } });
    await person.fill(screen.getByLabelText('Your name'), 'Sam Field');
    await person.fill(screen.getByLabelText('Password'), 'Kiln-2026');
    await person.fill(screen.getByLabelText('Confirm password'), 'Kiln-2026');
    await person.click(screen.getByLabelText('I accept the disclaimer'));
    await person.click(screen.getByRole('button', { name: 'Join account' }));
    expect(await screen.findByRole('link', { name: 'Email: Email already exists' })).toBeVisible();
  });

  it('says that an old or altered link is over', async () => {
    await openApp(address, { prepare: (api) => api.refuse(table.invitation, 'invitation_over') });
    expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  });

  it('asks somebody signed in to log out first', async () => {
    await openApp(address, { user: customer() });
    expect(await screen.findByRole('heading', { name: 'You are logged in as Dana Whitfield' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out and continue' })).toBeVisible();
  });
});
