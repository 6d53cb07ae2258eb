import { screen, waitFor } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { pagesWith } from '../../../testing/pages.tsx';
import { customer } from '../../../testing/people.ts';

const { challenge } = endpoints.twoFactor;
const wrong = 'The provided two factor authentication code was invalid.';

const open = (path = '/two-factor-challenge') =>
  openApp(path, {
    pages: pagesWith('tracking', 'quote'),
    prepare: (server) => {
      server.answer(challenge, undefined);
      server.answer(endpoints.session.user, { data: customer('owner', { two_factor: 'on' }) });
    },
  });

describe('the question for the second factor', () => {
  it('follows a good password, and leads back to where the person was going', async () => {
    const { api, person } = await openApp('/track', {
      pages: pagesWith('tracking'),
      prepare: (server) => {
        server.answer(endpoints.session.login, { two_factor: true });
        server.answer(challenge, undefined);
      },
    });
    await person.fill(await screen.findByLabelText('Email'), 'dana@maplekiln.example');
    await person.type(screen.getByLabelText('Password'), 'Kiln-2026{Enter}');
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    expect(localStorage.getItem('AUTH_STATE')).toBeNull();
    api.answer(endpoints.session.user, { data: customer('owner', { two_factor: 'on' }) });
    await person.fill(screen.getByLabelText('Code'), '123456');
    await waitFor(() => expect(location.pathname).toBe('/track'));
    expect(api.sentTo('twoFactor.challenge')).toEqual([{ code: '123456', recovery_code: null }]);
  });

  it('sends six digits by itself, once, however they are typed', async () => {
    const { api, person } = await open();
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveFocus();
    await person.type(field, '123 45');
    expect(api.sentTo('twoFactor.challenge')).toEqual([]);
    await person.type(field, '6');
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(api.sentTo('twoFactor.challenge')).toEqual([{ code: '123 456', recovery_code: null }]);
  });

  it('says what the server says under the code, and takes another', async () => {
    const { api, person } = await open();
    api.refuse(challenge, 'validation_failed', { errors: { code: [wrong] } });
    const field = await screen.findByLabelText('Code');
    await person.type(field, '000000');
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(field).toBeInvalid();
    api.answer(challenge, undefined);
    await person.clear(field);
    await person.type(field, '123456');
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('takes a recovery code instead', async () => {
    const { api, person } = await open('/two-factor-challenge?return=/track');
    await person.click(await screen.findByRole('button', { name: 'Use recovery code' }));
    await person.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/track'));
    expect(api.sentTo('twoFactor.challenge')).toEqual([{ code: null, recovery_code: 'abcde-fghjk' }]);
  });

  it('asks for something to be typed, and has a way back to the login page', async () => {
    const { api, person } = await open('/two-factor-challenge?return=/track');
    await person.click(await screen.findByRole('button', { name: 'Log in' }));
    expect((await screen.findAllByText(/Field is required/)).length).toBeGreaterThan(0);
    expect(api.requests).toEqual([]);
    const back = screen.getByRole('link', { name: 'Back to log in' });
    expect(back).toHaveAttribute('href', '/login?return=%2Ftrack');
  });
});
