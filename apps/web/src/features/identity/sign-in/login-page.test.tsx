import { screen, waitFor } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer, staff } from '../../../testing/people.ts';

const wrong = 'These credentials do not match our records.';

async function typeIn(
  person: Awaited<ReturnType<typeof openApp>>['person'],
  email: string,
  password: string,
): Promise<void> {
  await person.fill(await screen.findByLabelText('Email'), email);
  await person.fill(screen.getByLabelText('Password'), password);
}

describe('the login page', () => {
  it('blames no field when the two do not match, and says so once [AUTH-02]', async () => {
    const { person } = await openApp('/login', {
      prepare: (server) =>
        server.refuse(endpoints.session.login, 'validation_failed', {
          errors: { email: [wrong] },
          codes: { email: ['credentials_mismatch'] },
        }),
    });
    await typeIn(person, 'dana@maplekiln.example', 'Kiln-2025');
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(wrong);
    expect(screen.getAllByText(wrong)).toHaveLength(1);
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  it('says so in the language chosen since', async () => {
    const { person } = await openApp('/login', {
      prepare: (server) =>
        server.refuse(endpoints.session.login, 'validation_failed', {
          errors: { email: [wrong] },
          codes: { email: ['credentials_mismatch'] },
        }),
    });
    await typeIn(person, 'dana@maplekiln.example', 'Kiln-2025');
    await person.keyboard('{Enter}');
    expect(await screen.findByText(wrong)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByText('Estas credenciales no coinciden con nuestros registros.')).toBeVisible();
    expect(screen.queryByText(wrong)).toBeNull();
  });

  it('fetches the CSRF cookie, signs in, keeps the user and opens the first page [AUTH-02, AUTH-04, AUTH-10]', async () => {
    const { api, person } = await openApp('/login', {
      prepare: (server) => {
        server.answer(endpoints.session.login, { two_factor: false });
        server.answer(endpoints.session.user, { data: customer() });
      },
    });
    await typeIn(person, 'dana@maplekiln.example', 'Kiln-2026');
    await person.click(screen.getByLabelText('Remember me on this computer'));
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location.pathname).not.toBe('/login'));
    expect(api.requests.slice(0, 3).map(({ name }) => name)).toEqual([
      'session.csrfCookie',
      'session.login',
      'session.user',
    ]);
    expect(api.sentTo('session.login')).toEqual([
      { email: 'dana@maplekiln.example', password: 'Kiln-2026', remember: true },
    ]);
    const kept = JSON.parse(localStorage.getItem('AUTH_STATE') ?? 'null') as { roles: unknown; name: string };
    expect(kept.name).toBe('Dana Whitfield');
    expect(kept.roles).toEqual([]);
  });

  it('says what the server says, under the field and in the summary, without telling which was wrong [AUTH-02]', async () => {
    const { person } = await openApp('/login', {
      prepare: (server) =>
        server.refuse(endpoints.session.login, 'validation_failed', { message: wrong, errors: { email: [wrong] } }),
    });
    await typeIn(person, 'dana@maplekiln.example', 'guess');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(wrong);
    expect(screen.getByLabelText('Password')).toBeValid();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await person.tab();
    await person.click(screen.getByRole('link', { name: `Email: ${wrong}` }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(localStorage.getItem('AUTH_STATE')).toBeNull();
  });

  it('asks for nothing while something is missing, and not before the person has gone on', async () => {
    const { api, person } = await openApp('/login');
    await person.fill(await screen.findByLabelText('Email'), 'dana@');
    expect(screen.queryByText('Invalid email')).toBeNull();
    await person.tab();
    expect(await screen.findByText('Invalid email')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Fix 2 fields to continue')).toBeVisible();
    expect(screen.getByText('Field is required')).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('returns to where the person was going [AUTH-12]', async () => {
    const { person } = await openApp('/profile?from=mail', {
      prepare: (server) => {
        server.answer(endpoints.session.login, { two_factor: false });
        server.answer(endpoints.session.user, { data: customer() });
      },
    });
    expect(location.pathname).toBe('/login');
    await typeIn(person, 'dana@maplekiln.example', 'Kiln-2026');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/profile?from=mail'));
  });

  it.each([
    ['a page of customers, for staff', '/', staff('super_admin')],
    ['a page of staff, for a customer', '/admin/dashboard', customer()],
    ['a page that a role may not open', '/address-book/upload', customer('viewer')],
    ['the page of another person whose session ended', '/profile&of=another', customer()],
  ])('opens the home of whoever logs in instead of %s [AUTH-12]', async (_, back, user) => {
    const { person } = await openApp(`/login?return=${back}`, {
      prepare: (server) => {
        server.answer(endpoints.session.login, { two_factor: false });
        server.answer(endpoints.session.user, { data: user });
      },
    });
    await typeIn(person, 'dana@maplekiln.example', 'Kiln-2026');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location.pathname).not.toBe('/login'));
    expect(`${location.pathname}${location.search}`).not.toBe(back.split('&')[0]);
    expect(await screen.findByRole('main')).toBeVisible();
  });

  it('speaks Spanish', async () => {
    await openApp('/login', { language: 'es' });
    expect(await screen.findByRole('heading', { name: 'Inicie sesión en Waybill' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Iniciar sesión · Waybill'));
  });
});
