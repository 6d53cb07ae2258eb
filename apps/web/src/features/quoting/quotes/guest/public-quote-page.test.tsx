import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Quote } from '@waybill/contract';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { customer } from '../../../../testing/people.ts';
import { emptyDraft } from '../draft/empty.ts';
import { detailsFrom } from '../draft/from-request.ts';
import { writeDraft } from '../draft/quote-draft-store.ts';
import { guestDraft } from './guest-draft.ts';
import { typeLoad } from '../testing/open-quote.tsx';
import { chicago, manchester, now, quote as sample } from '../../../../testing/sample-quote.ts';

const secret = 'a-secret-that-only-this-answer-has';

type Given = {
  readonly language?: 'en' | 'es';
  readonly signedIn?: boolean;
  /** Whether the load was typed at an earlier visit. */
  readonly typed?: boolean;
  readonly prepare?: (api: FakeApi) => void;
};

async function openPublic({ language = 'en', signedIn = false, typed = true, prepare }: Given = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await openApp('/public-quote', {
    language,
    ...(signedIn ? { user: customer() } : {}),
    prepare: (api) => {
      if (typed) writeDraft(guestDraft, { ...emptyDraft(), details: detailsFrom(sample.request) });
      api.handle(endpoints.places.find, ({ params }) => {
        const place = [manchester, chicago].find(({ postal_code }) => postal_code === params['postal_code']);
        return Response.json({ data: place });
      });
      api.answer(endpoints.publicQuotes.create, { data: sample, secret });
      api.answer(endpoints.publicQuotes.show, { data: sample });
      prepare?.(api);
    },
  });
  // The steps come in their own chunk.
  await screen.findAllByLabelText(language === 'en' ? 'ZIP code' : 'Código postal', undefined, { timeout: 15_000 });
  return opened;
}

type Person = Awaited<ReturnType<typeof openPublic>>['person'];

/** Asks with what this browser holds; both places have to be known first. */
async function getRates(person: Person): Promise<void> {
  await screen.findByText('estimated');
  await person.click(screen.getByRole('button', { name: /^Get rates/ }));
}

const list = () => within(screen.getByRole('list', { name: 'Rates' }));

beforeEach(() => {
  window.scrollTo = () => undefined;
});

describe('a quote without an account', () => {
  it('asks with what is typed and shows rates, their arithmetic and who gave none [QUOTE-29]', async () => {
    const { api, person } = await openPublic({ typed: false });
    await typeLoad(person);
    await getRates(person);
    expect(await screen.findByText('Q-264715')).toBeVisible();
    expect(api.sentTo('publicQuotes.create')).toEqual([
      expect.objectContaining({
        origin: sample.request.origin,
        destination: sample.request.destination,
        shipment_value: { amount: 850_000, currency: 'USD' },
        website: '',
      }),
    ]);
    expect(api.sentTo('publicQuotes.create')[0]).not.toHaveProperty('client_reference');
    expect(list().getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    await person.click(list().getAllByRole('button', { expanded: false })[0]!);
    const lines = within(screen.getByRole('table', { name: /./ }));
    expect(lines.getAllByRole('row').length).toBeGreaterThan(2);
    expect(screen.getByRole('heading', { name: /^No rate from/ })).toBeVisible();
  });

  it('offers nothing of an account: no booking, no reference, no address book [QUOTE-29]', async () => {
    const { api, person } = await openPublic();
    expect(screen.queryByLabelText(/^Your reference/)).toBeNull();
    expect(screen.queryByText(/address book/)).toBeNull();
    await getRates(person);
    await screen.findByText('Q-264715');
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
    expect(api.requests.map(({ name }) => name)).not.toContain('addressBook.list');
    expect(api.requests.map(({ name }) => name)).not.toContain('settings.carriers');
  });

  it('reads a quote again and follows its answers with the secret it came with [QUOTE-29, QUOTE-30]', async () => {
    const answering: Quote = { ...sample, answering: true, rates: [] };
    const { api, person } = await openPublic({
      prepare: (server) => {
        server.answer(endpoints.publicQuotes.create, { data: answering, secret });
        server.handle(
          endpoints.publicQuotes.stream,
          () => new Response(`event: summary\ndata: ${JSON.stringify(sample)}\n\n`),
        );
      },
    });
    await getRates(person);
    expect(await screen.findByText('Prairie Gate Freight', { selector: '[data-rate] b' })).toBeVisible();
    const stream = api.requests.find(({ name }) => name === 'publicQuotes.stream');
    expect([stream?.params['id'], stream?.headers.get('x-quote-secret')]).toEqual([sample.id, secret]);
    expect(stream?.headers.get('accept')).toBe('text/event-stream');
  });

  it('says when to come back after too many, and keeps what is typed [QUOTE-29]', async () => {
    const said = 'You’ve reached the limit for quotes without an account. Try again in 9 min, or log in.';
    const { person } = await openPublic({
      prepare: (api) => api.refuse(endpoints.publicQuotes.create, 'too_many_attempts', { errors: { quote: [said] } }),
    });
    await getRates(person);
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByLabelText('Shipment value')).toHaveValue('8,500');
    expect(screen.getByDisplayValue('Bathroom vanities, boxed')).toBeVisible();
  });

  it('leads to an account, and to logging in, with the quote [QUOTE-29, AUTH-16]', async () => {
    const { person } = await openPublic();
    await getRates(person);
    expect(await screen.findByRole('link', { name: 'Create account to book' })).toHaveAttribute(
      'href',
      `/signup?quote=${sample.id}`,
    );
    const ways = within(screen.getByRole('region', { name: 'Ready to ship?' }));
    expect(ways.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?return=%2Fquote%3Ffrom%3Dpublic-quote',
    );
  });

  it('shows whoever is logged in the way to their own prices [QUOTE-29]', async () => {
    const { person } = await openPublic({ signedIn: true });
    await getRates(person);
    expect(await screen.findByRole('link', { name: 'View my prices' })).toHaveAttribute(
      'href',
      '/quote?from=public-quote',
    );
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  it('speaks Spanish [QUOTE-29, SET-06]', async () => {
    await openPublic({ language: 'es' });
    expect(screen.getByRole('heading', { level: 1, name: 'Vea cuánto cuesta su carga' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Qué sigue' })).toBeVisible();
  });
});

describe('units and currency without an account', () => {
  it('are chosen on the page and kept in this browser [QUOTE-29, QUOTE-27]', async () => {
    const { person } = await openPublic({
      prepare: (api) =>
        api.answer(endpoints.settings.exchangeRates, {
          data: [{ from: 'USD', to: 'CAD', millionths: 1_400_000, date: '2026-11-27' }],
        }),
    });
    await getRates(person);
    expect(await list().findByText('$666.25')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'kg, cm' }));
    // 964 miles are 1,551 km, 1,240 pounds 562 kg.
    expect(await screen.findByText('1,551 km')).toBeVisible();
    expect(screen.getByText(/562 kg/)).toBeVisible();
    await person.click(screen.getByRole('combobox', { name: 'Currency' }));
    await person.click(await screen.findByRole('option', { name: 'CAD' }));
    // 666.25 US dollars at 1.40.
    expect(await list().findByText('CA$932.75')).toBeVisible();
    expect(
      screen.getByText('Converted at 1 USD = 1.4 CAD, Fri, Nov 27, 2026. Charged in US dollar (USD).'),
    ).toBeVisible();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('wb_guest_preferences') ?? '')).toEqual({
        unit_system: 'metric',
        currency: 'CAD',
      }),
    );
  });
});

describe('the ways between public pages', () => {
  it('lead from the login page to a quote and to tracking, and back [QUOTE-29, TRACK-03]', async () => {
    const { person } = await openApp('/login', {});
    const ways = within(await screen.findByRole('navigation', { name: 'More pages' }));
    expect(ways.getByRole('link', { name: 'Track a shipment' })).toHaveAttribute('href', '/tracking');
    const main = within(screen.getByRole('main'));
    await person.click(main.getByRole('link', { name: 'Get a quote without an account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'See what your freight costs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});
