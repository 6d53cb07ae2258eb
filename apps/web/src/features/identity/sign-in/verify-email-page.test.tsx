import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';

const unverified = customer('owner', { email_verified_at: null });

describe('an email address not yet verified', () => {
  it('is named, and the link is sent again when asked [AUTH-15]', async () => {
    const { api, person } = await openApp('/verify-email', {
      user: unverified,
      prepare: (server) => server.answer(endpoints.session.resendVerification, ''),
    });
    expect(await screen.findByText(/We sent a link to dana@maplekiln.example/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Resend link' }));
    expect(await screen.findByText('Verification email resent')).toBeVisible();
    expect(api.requests.filter(({ name }) => name === 'session.resendVerification')).toHaveLength(1);
  });

  it('lists the reasons when the mail cannot be sent again [AUTH-15]', async () => {
    const { person } = await openApp('/verify-email', {
      user: unverified,
      prepare: (server) =>
        server.refuse(endpoints.session.resendVerification, 'too_many_attempts', {
          errors: { email: ['Too Many Attempts.', 'Wait a minute.'] },
        }),
    });
    await person.click(await screen.findByRole('button', { name: 'Resend link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not resend the email');
    const reasons = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(reasons.map(({ textContent }) => textContent)).toEqual(['Too Many Attempts.', 'Wait a minute.']);
  });

  it('is asked about again once the person has opened the link', async () => {
    const { api, person } = await openApp('/verify-email', { user: unverified });
    await person.click(await screen.findByRole('button', { name: 'I opened the link' }));
    expect(await screen.findByText('Not confirmed yet. Open the link in the email first.')).toBeVisible();
    api.answer(endpoints.session.user, { data: customer() });
    await person.click(screen.getByRole('button', { name: 'I opened the link' }));
    await waitFor(() => expect(location.pathname).not.toBe('/verify-email'));
  });
});

describe('the end of a verification link', () => {
  it('says that the address is confirmed, and fetches the user again', async () => {
    const { api } = await openApp('/email-verified?verified=1', { user: unverified });
    expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get started' })).toBeVisible();
    await waitFor(() => expect(api.requests.map(({ name }) => name)).toEqual(['session.user']));
  });

  it('is shown wherever the server sends people with the good news', async () => {
    await openApp('/?verified=1');
    expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['expired', 'This link is older than 24 hours', 'Send new link', '/verify-email'],
    ['altered', 'This link is incomplete', 'Send new link', '/verify-email'],
    ['replaced', 'This link is for an earlier address', 'Send new link', '/verify-email'],
    ['too_many_attempts', 'Too many attempts', 'Send new link', '/verify-email'],
    ['something-new', 'This link is incomplete', 'Send new link', '/verify-email'],
  ])('has a page of its own when it is wrong: %s [AUTH-14]', async (problem, title, action, href) => {
    await openApp(`/email-verified?problem=${problem}`, { user: unverified });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  });

  it('says that it was used before, and goes on [AUTH-14]', async () => {
    await openApp('/email-verified?problem=already', { user: customer() });
    expect(await screen.findByRole('heading', { name: 'Your email address is already confirmed' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get started' })).toBeVisible();
  });

  it('names who is logged in when it belongs to somebody else, and logs them out [AUTH-14]', async () => {
    const { api, person } = await openApp('/email-verified?problem=other_person', { user: unverified });
    expect(await screen.findByText(/You are logged in as dana@maplekiln.example/)).toBeVisible();
    api.answer(endpoints.session.logout, undefined);
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
  });

  it('asks a visitor to log in first, and says why [AUTH-14]', async () => {
    await openApp(`/login?return=${encodeURIComponent('/email/verify/7/abc?expires=1&signature=2')}`);
    expect(await screen.findByText('Log in to confirm your email address')).toBeVisible();
  });
});
