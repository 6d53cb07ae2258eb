import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveTicket, type SavedTicket } from '../../../lib/session/quote-ticket.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { agree, field, open, prepare, toTheEnd } from './sign-up.fixture.ts';

const ticket: SavedTicket = {
  id: '0f0f4c1e-8f0a-4b6e-9d55-000000000001',
  secret: 'a-secret-that-only-this-answer-has',
  number: 'Q-264715',
};
const path = `/signup?quote=${ticket.id}`;

beforeEach(() => {
  window.scrollTo = () => undefined;
});

/** Opens a page of this browser after it got a quote. */
const openWith = (at: string) =>
  openApp(at, {
    prepare: (api) => {
      prepare(api);
      saveTicket(ticket);
    },
  });

describe('signing up from a quote', () => {
  it('says so, and sends what the quote is read with along [QUOTE-29, AUTH-16]', async () => {
    const { api, person } = await openWith(path);
    expect(await screen.findByText('We’ll keep quote Q-264715')).toBeVisible();
    await toTheEnd(person);
    await agree(person);
    await screen.findByRole('dialog', { name: 'Check your email' });
    const { id, secret } = ticket;
    expect(api.sentTo('signUp.register')).toEqual([expect.objectContaining({ quote: { id, secret } })]);
  });

  it('is remembered with what is typed when the browser was closed between [QUOTE-29, AUTH-16]', async () => {
    const { person } = await openWith(path);
    await person.fill(await screen.findByRole('textbox', { name: 'Company name' }), 'Harbor Tools');
    await waitFor(() => expect(localStorage.getItem('wb_sign_up_draft')).toContain('Harbor Tools'));
    const kept = localStorage.getItem('wb_sign_up_draft') ?? '';
    await openApp('/signup', {
      prepare: (api) => {
        prepare(api);
        localStorage.setItem('wb_sign_up_draft', kept);
      },
    });
    expect((await screen.findAllByText('We’ll keep quote Q-264715')).at(-1)).toBeVisible();
  });

  it('without one is as it always was [AUTH-16]', async () => {
    await open('/signup?quote=0f0f4c1e-8f0a-4b6e-9d55-000000000099');
    await waitFor(() => expect(field('Company name')).toBeVisible());
    expect(screen.queryByText(/^We’ll keep quote/)).toBeNull();
  });

  it('leads to logging in and from there back to it, with the quote [QUOTE-29]', async () => {
    const { person } = await openWith(path);
    await screen.findByText('We’ll keep quote Q-264715');
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(new URLSearchParams(location.search).get('return')).toBe('/quote?from=public-quote');
    expect(await screen.findByRole('link', { name: 'Create account' })).toHaveAttribute('href', path);
  });
});
