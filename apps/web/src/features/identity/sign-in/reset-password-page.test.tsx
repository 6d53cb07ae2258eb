import { screen, waitFor } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';

const done = 'Your password has been reset.';

async function typed(path: string, first: string, second: string, prepare?: Parameters<typeof openApp>[1]) {
  const opened = await openApp(path, prepare);
  await opened.person.fill(await screen.findByLabelText('New password'), first);
  await opened.person.fill(screen.getByLabelText('Confirm new password'), second);
  await opened.person.click(screen.getByRole('button', { name: 'Set password' }));
  return opened;
}

describe('setting a new password by a mailed link', () => {
  it.each([
    '/reset-password?token=t0k3n&email=dana%40maplekiln.example',
    '/reset-password/t0k3n?email=dana%40maplekiln.example',
  ])('works from %s', async (path) => {
    const { api } = await typed(path, 'Kiln-2026', 'Kiln-2026', {
      prepare: (server) => server.answer(endpoints.session.resetPassword, { message: done, status: done }),
    });
    expect(await screen.findByText(done)).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(api.sentTo('session.resetPassword')).toEqual([
      { token: 't0k3n', email: 'dana@maplekiln.example', password: 'Kiln-2026', password_confirmation: 'Kiln-2026' },
    ]);
  });

  it('finds that the two differ before anything is sent [AUTH-09]', async () => {
    const { api } = await typed('/reset-password?token=t&email=dana%40x.co', 'Kiln-2026', 'Kiln-2025');
    expect(await screen.findByText('New passwords must match.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toBeInvalid();
    expect(api.sentTo('session.resetPassword')).toEqual([]);
  });

  it('shows every rule the server finds broken, and a token that is spent', async () => {
    const errors = {
      email: ['This password reset token is invalid.'],
      password: ['This password is too common', 'At least one number'],
    };
    await typed('/reset-password?token=t&email=dana%40x.co', 'Kiln-2026', 'Kiln-2026', {
      prepare: (server) => server.refuse(endpoints.session.resetPassword, 'validation_failed', { errors }),
    });
    expect(await screen.findByText('This password reset token is invalid.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /This password is too common\s+At least one number/,
    );
  });

  it('names every rule that is broken, all at once [AUTH-08]', async () => {
    const { api } = await typed('/reset-password?token=t&email=dana%40x.co', 'kiln', 'kiln');
    const words =
      /At least 8 characters\s+At least one capital letter\s+At least one number\s+At least one special character/;
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(words));
    expect(api.sentTo('session.resetPassword')).toEqual([]);
  });

  it('that was used or is too old offers a new one before anything is typed', async () => {
    await openApp('/reset-password?token=t&email=dana%40x.co', {
      prepare: (server) => server.answer(endpoints.session.checkResetToken, { data: { works: false } }),
    });
    expect(await screen.findByText(/^This link was already used/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request new link' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('that is spent meanwhile is no fault of the email field', async () => {
    await typed('/reset-password?token=t&email=dana%40x.co', 'Kiln-2026', 'Kiln-2026', {
      prepare: (server) => {
        server.answer(endpoints.session.checkResetToken, { data: { works: true } });
        server.refuse(endpoints.session.resetPassword, 'validation_failed', {
          errors: { email: ['This password reset token is invalid.'] },
          codes: { email: ['reset_token_invalid'] },
        });
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This password reset token is invalid.');
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  it('offers a new link when the token is missing', async () => {
    await openApp('/reset-password');
    expect(await screen.findByRole('link', { name: 'Request new link' })).toHaveAttribute('href', '/forgot-password');
  });
});
