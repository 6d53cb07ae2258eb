import { screen, waitFor } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { session } from '../../lib/session/store.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer, staff } from '../../testing/people.ts';

describe('the profile', () => {
  it('is saved, and the current user is fetched again [AUTH-06]', async () => {
    const { api, person } = await openApp('/profile', { user: customer() });
    api.answer(endpoints.session.updateProfile, '');
    api.answer(endpoints.session.user, { data: customer('owner', { name: 'Dana W. Field', unit_system: 'metric' }) });
    const name = await screen.findByLabelText('Name');
    await person.clear(name);
    await person.type(name, 'Dana W. Field');
    await person.click(screen.getByRole('combobox', { name: 'Units' }));
    await person.click(await screen.findByRole('option', { name: 'Metric: kg, cm, km' }));
    await person.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(api.sentTo('session.updateProfile')).toEqual([
      {
        name: 'Dana W. Field',
        email: 'dana@maplekiln.example',
        language: 'en',
        unit_system: 'metric',
        currency: 'USD',
        per_page: 20,
      },
    ]);
    expect(api.heard.map(({ name: endpoint }) => endpoint)).toEqual(['session.updateProfile', 'session.user']);
    expect(session.user?.unit_system).toBe('metric');
  });

  it('changes the language of the screens with the choice', async () => {
    const { api, person } = await openApp('/profile', { user: customer() });
    api.answer(endpoints.session.updateProfile, '');
    api.answer(endpoints.session.user, { data: customer('owner', { language: 'es' }) });
    await person.click(await screen.findByRole('combobox', { name: 'Language' }));
    await person.click(await screen.findByRole('option', { name: 'Spanish' }));
    await person.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByRole('heading', { name: 'Perfil' })).toBeVisible();
  });

  it('shows what the server refuses under its field', async () => {
    const { api, person } = await openApp('/profile', { user: customer() });
    api.refuse(endpoints.session.updateProfile, 'validation_failed', { errors: { email: ['Email already exists'] } });
    await person.click(await screen.findByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Email already exists')).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('names account and roles', async () => {
    await openApp('/profile', { user: staff('fpg_ops', 'fpg_accounting') });
    expect(await screen.findByText('Operations, Accounting')).toBeVisible();
  });
});

describe('changing the password', () => {
  async function change(current: string, first: string, second: string) {
    const opened = await openApp('/profile', { user: customer() });
    opened.api.answer(endpoints.session.updatePassword, '');
    if (current !== '') await opened.person.type(await screen.findByLabelText('Current password'), current);
    await opened.person.type(await screen.findByLabelText('New password'), first);
    await opened.person.type(screen.getByLabelText('New password, once more'), second);
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

  it('needs the current one [AUTH-05]', async () => {
    const { api, press } = await change('', 'Kiln-2026', 'Kiln-2026');
    await press();
    expect(await screen.findByRole('link', { name: 'Current password: Field is required' })).toBeVisible();
    expect(api.heard).toEqual([]);
  });

  it('says "New passwords must match." [AUTH-09]', async () => {
    const { api, press } = await change('Old-2025', 'Kiln-2026', 'Kiln-2027');
    await press();
    expect(await screen.findByText('New passwords must match.')).toBeVisible();
    expect(api.heard).toEqual([]);
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
