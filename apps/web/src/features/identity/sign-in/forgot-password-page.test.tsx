import { screen } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';

const sent = 'We have emailed your password reset link.';

describe('the forgotten password', () => {
  it('has a link mailed, and says the same whoever asks', async () => {
    const { api, person } = await openApp('/forgot-password', {
      prepare: (server) => server.answer(endpoints.session.forgotPassword, { message: sent, status: sent }),
    });
    await person.fill(await screen.findByLabelText('Email'), 'Dana@MapleKiln.example');
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(sent)).toBeVisible();
    expect(screen.getByText(/If dana@maplekiln.example has an account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login');
    expect(api.sentTo('session.forgotPassword')).toEqual([{ email: 'dana@maplekiln.example' }]);
  });

  it('asks for an address that can be one', async () => {
    const { api, person } = await openApp('/forgot-password');
    await person.fill(await screen.findByLabelText('Email'), 'dana');
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('link', { name: 'Email: Invalid email' })).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('passes on that there were too many attempts', async () => {
    const { person } = await openApp('/forgot-password', {
      prepare: (server) =>
        server.refuse(endpoints.session.forgotPassword, 'too_many_attempts', { message: 'Too Many Attempts.' }),
    });
    await person.fill(await screen.findByLabelText('Email'), 'dana@maplekiln.example');
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too Many Attempts.');
  });
});
