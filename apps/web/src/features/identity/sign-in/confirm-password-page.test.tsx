import { screen, waitFor } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { pagesWith } from '../../../testing/pages.tsx';
import { customer } from '../../../testing/people.ts';

const wrong = 'The provided password was incorrect.';

describe('the screen that confirms the password', () => {
  it('takes it and goes on to where the person was going [AUTH-13]', async () => {
    const { api, person } = await openApp('/confirm-password?return=%2Ftrack%3Fstatus%3Ddelivered', {
      user: customer(),
      pages: pagesWith('tracking'),
      prepare: (server) => server.answer(endpoints.session.confirmPassword, ''),
    });
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveFocus();
    await person.type(password, 'Kiln-2026{Enter}');
    await waitFor(() => expect(location.pathname + location.search).toBe('/track?status=delivered'));
    expect(api.sentTo('session.confirmPassword')).toEqual([{ password: 'Kiln-2026' }]);
  });

  it('says so when it is wrong, and stays [AUTH-13]', async () => {
    const { person } = await openApp('/confirm-password?return=/track', {
      user: customer(),
      prepare: (server) =>
        server.refuse(endpoints.session.confirmPassword, 'validation_failed', { errors: { password: [wrong] } }),
    });
    await person.type(await screen.findByLabelText('Password'), 'guess{Enter}');
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(location.pathname).toBe('/confirm-password');
  });

  it('never goes on to another site, and opens to nobody signed out [AUTH-12]', async () => {
    const { person } = await openApp('/confirm-password?return=https://elsewhere.example/', {
      user: customer(),
      pages: pagesWith('quote'),
      prepare: (server) => server.answer(endpoints.session.confirmPassword, ''),
    });
    await person.type(await screen.findByLabelText('Password'), 'Kiln-2026{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/'));
    await openApp('/confirm-password');
    expect(location.pathname).toBe('/login');
  });
});
