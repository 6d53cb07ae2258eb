import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { session } from '../../../lib/session/store.ts';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer, staff } from '../../../testing/people.ts';

/** What the panels beside the form ask for. */
const panels = (api: FakeApi): void => {
  api.answer(endpoints.devices.list, { data: [] });
  api.answer(endpoints.twoFactor.status, { data: { enabled_at: null, required: false, recovery_codes_left: 0 } });
};
// What the frame and the other panels ask for by themselves is left out.
const writes = (api: FakeApi) => api.requests.map(({ name }) => name).filter((name) => name.startsWith('session.'));

describe('the profile', () => {
  it('of a customer leaves everything else to the settings, and saves it nowhere else [AUTH-06, SET-01]', async () => {
    const { api, person } = await openApp('/profile', { user: customer(), prepare: panels });
    api.answer(endpoints.session.updateProfile, '');
    api.answer(endpoints.session.user, { data: customer() });
    await person.click(await screen.findByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    const { name, email } = customer();
    expect(api.sentTo('session.updateProfile')).toEqual([{ name, email }]);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    expect(main.queryByRole('combobox')).toBeNull();
  });

  it('is saved, and the current user is fetched again [AUTH-06]', async () => {
    const user = staff('fpg_ops');
    const { api, person } = await openApp('/profile', { user, prepare: panels });
    api.answer(endpoints.session.updateProfile, '');
    api.answer(endpoints.session.user, { data: { ...user, name: 'Dana W. Field', unit_system: 'metric' } });
    const name = await screen.findByLabelText('Name');
    await person.clear(name);
    await person.fill(name, 'Dana W. Field');
    await person.click(screen.getByRole('combobox', { name: 'Units' }));
    await person.click(await screen.findByRole('option', { name: 'Metric: kg, cm, km' }));
    await person.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(api.sentTo('session.updateProfile')).toEqual([
      {
        name: 'Dana W. Field',
        email: user.email,
        language: 'en',
        unit_system: 'metric',
        currency: 'USD',
        per_page: 20,
        time_zone: null,
      },
    ]);
    expect(writes(api)).toEqual(['session.updateProfile', 'session.user']);
    expect(session.user?.unit_system).toBe('metric');
  });

  it('changes the language of the screens with the choice', async () => {
    const user = staff('fpg_ops');
    const { api, person } = await openApp('/profile', { user, prepare: panels });
    api.answer(endpoints.session.updateProfile, '');
    api.answer(endpoints.session.user, { data: { ...user, language: 'es' } });
    await person.click(await screen.findByRole('combobox', { name: 'Language' }));
    await person.click(await screen.findByRole('option', { name: 'Spanish' }));
    await person.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByRole('heading', { name: 'Perfil' })).toBeVisible();
  });

  it('shows what the server refuses under its field', async () => {
    const { api, person } = await openApp('/profile', { user: customer(), prepare: panels });
    api.refuse(endpoints.session.updateProfile, 'validation_failed', { errors: { email: ['Email already exists'] } });
    await person.click(await screen.findByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Email already exists')).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('asks for the password when the address changes, keeps what is typed, and then saves [AUTH-13]', async () => {
    const { api, person } = await openApp('/profile', { user: customer(), prepare: panels });
    api.answer(endpoints.session.confirmPassword, '');
    let confirmed = false;
    api.handle(endpoints.session.updateProfile, () =>
      confirmed
        ? Response.json('')
        : Response.json(
            { message: 'Password confirmation required.', code: 'password_confirmation_required', request_id: 'r' },
            { status: 423 },
          ),
    );
    const email = await screen.findByLabelText('Email');
    await person.clear(email);
    await person.fill(email, 'dana@new.example');
    await person.click(screen.getByRole('button', { name: 'Save profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' });
    expect(email).toHaveValue('dana@new.example');
    confirmed = true;
    await person.fill(within(dialog).getByLabelText('Password'), 'Kiln-2026');
    await person.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(api.sentTo('session.confirmPassword')).toEqual([{ password: 'Kiln-2026' }]);
    expect(api.sentTo('session.updateProfile')).toHaveLength(2);
  });

  it('says where the link for a new address went, and that the old one stays; both can be changed [AUTH-06, AUTH-15]', async () => {
    const { api, person } = await openApp('/profile', { user: customer(), prepare: panels });
    api.answer(endpoints.session.updateProfile, '');
    api.answer(endpoints.session.user, { data: customer('owner', { pending_email: 'dana@new.example' }) });
    const email = await screen.findByLabelText('Email');
    await person.clear(email);
    await person.fill(email, 'dana@new.example');
    await person.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('We sent a link to dana@new.example')).toBeVisible();
    expect(email).toHaveValue('dana@maplekiln.example');
    api.answer(endpoints.session.resendVerification, '');
    await person.click(screen.getByRole('button', { name: 'Resend link' }));
    expect(await screen.findByText('We sent a new link to dana@new.example.')).toBeVisible();
    api.answer(endpoints.emailChanges.cancel, undefined);
    api.answer(endpoints.session.user, { data: customer() });
    await person.click(screen.getByRole('button', { name: 'Keep dana@maplekiln.example' }));
    await waitFor(() => expect(screen.queryByText('We sent a link to dana@new.example')).toBeNull());
  });

  it('says a wrong password once, under the field of the dialog, whatever the page has fields for [AUTH-13]', async () => {
    const { api, person } = await openApp('/profile', { user: customer(), prepare: panels });
    const words = 'The provided password was incorrect.';
    api.refuse(endpoints.session.updateProfile, 'password_confirmation_required', { message: 'Confirm first.' });
    api.refuse(endpoints.session.confirmPassword, 'validation_failed', { errors: { password: [words] } });
    await person.click(await screen.findByRole('button', { name: 'Save profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await person.fill(dialog.getByLabelText('Password'), 'guess');
    await person.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findAllByText(words, { exact: false })).toHaveLength(1);
    expect(dialog.getByLabelText('Password')).toHaveFocus();
  });

  it('changes nothing when the person would rather not type the password [AUTH-13]', async () => {
    const { api, person } = await openApp('/profile', { user: customer(), prepare: panels });
    api.refuse(endpoints.session.updateProfile, 'password_confirmation_required', {
      message: 'Password confirmation required.',
    });
    await person.type(await screen.findByLabelText('Email'), 'x');
    await person.click(screen.getByRole('button', { name: 'Save profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' });
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Password confirmation required.')).toBeVisible();
    expect(api.sentTo('session.updateProfile')).toHaveLength(1);
    expect(screen.getByLabelText('Email')).toHaveValue('dana@maplekiln.examplex');
  });

  it('names account and roles', async () => {
    await openApp('/profile', { user: staff('fpg_ops', 'fpg_accounting'), prepare: panels });
    expect(await screen.findByText('Operations, Accounting')).toBeVisible();
  });
});

describe('changing the password', () => {
  async function change(current: string, first: string, second: string) {
    const opened = await openApp('/profile', { user: staff('fpg_ops'), prepare: panels });
    opened.api.answer(endpoints.session.updatePassword, '');
    if (current !== '') await opened.person.fill(await screen.findByLabelText('Current password'), current);
    await opened.person.fill(await screen.findByLabelText('New password'), first);
    await opened.person.fill(screen.getByLabelText('Confirm new password'), second);
    return { ...opened, press: () => opened.person.click(screen.getByRole('button', { name: 'Change password' })) };
  }

  it('sends the current one along, says that it is updated and empties the fields [AUTH-05]', async () => {
    const { api, press } = await change('Old-2025', 'Kiln-2026', 'Kiln-2026');
    await press();
    expect(await screen.findByText('Password updated')).toBeVisible();
    expect(api.sentTo('session.updatePassword')).toEqual([
      { current_password: 'Old-2025', password: 'Kiln-2026', password_confirmation: 'Kiln-2026' },
    ]);
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has one place for customers: the profile leads to it', async () => {
    await openApp('/profile', { user: customer(), prepare: panels });
    const link = within(await screen.findByRole('main')).getByRole('link', { name: 'Account Settings' });
    expect(link).toHaveAttribute('href', '/settings/account');
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('needs the current one [AUTH-05]', async () => {
    const { api, press } = await change('', 'Kiln-2026', 'Kiln-2026');
    await press();
    expect(await screen.findByRole('link', { name: 'Current password: Field is required' })).toBeVisible();
    expect(writes(api)).toEqual([]);
  });

  it('says "New passwords must match." [AUTH-09]', async () => {
    const { api, press } = await change('Old-2025', 'Kiln-2026', 'Kiln-2027');
    await press();
    expect(await screen.findByText('New passwords must match.')).toBeVisible();
    expect(writes(api)).toEqual([]);
  });

  it('shows that the current one was wrong', async () => {
    const wrong = 'The provided password does not match your current password.';
    const { api, press } = await change('Wrong-1', 'Kiln-2026', 'Kiln-2026');
    api.refuse(endpoints.session.updatePassword, 'validation_failed', { errors: { current_password: [wrong] } });
    await press();
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toBeInvalid();
  });
});
