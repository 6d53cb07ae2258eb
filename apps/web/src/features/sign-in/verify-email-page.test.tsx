import { screen, waitFor } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { customer } from '../../testing/people.ts';

const unverified = customer('owner', { email_verified_at: null });

describe('an email address not yet verified', () => {
  it('is named, and the link is sent again when asked [AUTH-15]', async () => {
    const { api, person } = await openApp('/verify-email', {
      user: unverified,
      prepare: (server) => server.answer(endpoints.session.resendVerification, ''),
    });
    expect(await screen.findByText(/We sent a link to dana@maplekiln.example/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Verification email resent')).toBeVisible();
    expect(api.heard.filter(({ name }) => name === 'session.resendVerification')).toHaveLength(1);
  });

  it('lists the reasons when the mail cannot be sent again [AUTH-15]', async () => {
    const { person } = await openApp('/verify-email', {
      user: unverified,
      prepare: (server) =>
        server.refuse(endpoints.session.resendVerification, 'too_many_attempts', {
          errors: { email: ['Too Many Attempts.', 'Wait a minute.'] },
        }),
    });
    await person.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The email could not be sent again');
    expect(screen.getByRole('alert')).toHaveTextContent('Too Many Attempts. Wait a minute.');
  });

  it('is asked about again once the person has opened the link', async () => {
    const { api, person } = await openApp('/verify-email', { user: unverified });
    await person.click(await screen.findByRole('button', { name: 'I have opened the link' }));
    expect(await screen.findByText('Not confirmed yet. Open the link in the mail first.')).toBeVisible();
    api.answer(endpoints.session.user, { data: customer() });
    await person.click(screen.getByRole('button', { name: 'I have opened the link' }));
    await waitFor(() => expect(location.pathname).not.toBe('/verify-email'));
  });
});

describe('the end of a verification link', () => {
  it('says that the address is confirmed, and fetches the user again', async () => {
    const { api } = await openApp('/email-verified?verified=1', { user: unverified });
    expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start working' })).toBeVisible();
    await waitFor(() => expect(api.heard.map(({ name }) => name)).toEqual(['session.user']));
  });

  it('is shown wherever the server sends people with the good news', async () => {
    await openApp('/?verified=1');
    expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('says so when the link is no longer valid, and leads to a new one', async () => {
    await openApp('/email-verified?problem=invalid_signature', { user: unverified });
    expect(await screen.findByText(/That link is no longer valid/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/verify-email');
  });
});
