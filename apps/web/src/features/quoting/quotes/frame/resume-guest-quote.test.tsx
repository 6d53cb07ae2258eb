import { screen, waitFor } from '@testing-library/react';
import { endpoints, type User } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { session } from '../../../../lib/session/store.ts';
import { customer } from '../../../../testing/people.ts';
import { emptyDraft } from '../draft/empty.ts';
import { readDraft, writeDraft } from '../draft/quote-draft-store.ts';
import { detailsFrom } from '../draft/from-request.ts';
import { guestDraft } from '../guest/guest-draft.ts';
import { openQuote } from '../testing/open-quote.tsx';
import { quote, request } from '../../../../testing/sample-quote.ts';
import { detailsForToday } from './details-for-today.ts';

const carried = endpoints.publicQuotes.carried;
const waiting: User = customer('owner', { quote_waiting: true });

describe('what was quoted before signing up', () => {
  it('opens Quote & Ship with the same details at one’s own prices, nothing retyped [QUOTE-29, AUTH-16]', async () => {
    const { api } = await openQuote({
      user: waiting,
      prepare: (server) => {
        server.answer(carried, { data: { number: 'Q-264700', request } });
        server.answer(endpoints.publicQuotes.dropCarried, undefined);
      },
    });
    expect(await screen.findByText(quote.number)).toBeVisible();
    expect(api.sentTo('quotes.create')).toEqual([expect.objectContaining({ ...request, insured: true })]);
    const names = api.requests.map(({ name }) => name);
    expect(names.indexOf('publicQuotes.dropCarried')).toBeGreaterThan(names.indexOf('publicQuotes.carried'));
    expect(names.indexOf('quotes.create')).toBeGreaterThan(names.indexOf('publicQuotes.dropCarried'));
    expect(session.user?.quote_waiting).toBe(false);
    expect(readDraft(waiting.id)?.details).toMatchObject({ pickup_date: '2026-12-02', value: 850_000 });
  });

  it('waits, with the way to try again, while the server cannot be asked [QUOTE-29]', async () => {
    const { api, person } = await openQuote({
      user: waiting,
      prepare: (server) => {
        server.answer(carried, { data: { number: 'Q-264700', request } });
        server.refuse(endpoints.publicQuotes.dropCarried, 'unavailable');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Retry now' }));
    // Nothing can be typed that the next visit would write over.
    expect(screen.queryByLabelText('Shipment value')).toBeNull();
    api.answer(endpoints.publicQuotes.dropCarried, undefined);
    await person.click(await screen.findByRole('button', { name: 'Retry now' }));
    expect(await screen.findByText(quote.number)).toBeVisible();
  });

  it('is an empty page when another tab has taken it already [QUOTE-29]', async () => {
    const { api } = await openQuote({ user: waiting, prepare: (server) => server.answer(carried, { data: null }) });
    expect(await screen.findByLabelText('Shipment value')).toHaveValue('');
    expect(api.sentTo('quotes.create')).toEqual([]);
  });
});

describe('what was typed before logging in', () => {
  it('is rated at one’s own prices after it [QUOTE-29]', async () => {
    const { api } = await openQuote({
      path: '/quote?from=public-quote',
      prepare: () => writeDraft(guestDraft, { ...emptyDraft(), details: detailsFrom(request) }),
    });
    expect(await screen.findByText(quote.number)).toBeVisible();
    expect(api.sentTo('quotes.create')).toEqual([expect.objectContaining({ items: request.items })]);
    await waitFor(() => expect(location.search).toBe('?step=rates'));
    expect(api.requests.map(({ name }) => name)).not.toContain('publicQuotes.carried');
  });

  it('is laid out with what is missing, where it cannot be rated yet [QUOTE-29]', async () => {
    const details = { ...detailsFrom(request), value: null };
    const { api } = await openQuote({
      path: '/quote?from=public-quote',
      prepare: () => writeDraft(guestDraft, { ...emptyDraft(), details }),
    });
    expect(await screen.findByDisplayValue('Bathroom vanities, boxed')).toBeVisible();
    expect(api.sentTo('quotes.create')).toEqual([]);
  });

  it('changes nothing of one’s own draft when there is none [QUOTE-29]', async () => {
    await openQuote({
      path: '/quote?from=public-quote',
      prepare: () => writeDraft(customer().id, { ...emptyDraft(), details: detailsFrom(request) }),
    });
    expect(await screen.findByDisplayValue('Bathroom vanities, boxed')).toBeVisible();
  });
});

describe('the pickup day of what is carried over', () => {
  it('stays while carriers still pick up on it, and else is the first one that they do', () => {
    // Tuesday, December 1: Wednesday can still be booked, Monday has gone by.
    const tuesday = Date.parse('2026-12-01T15:42:00Z');
    expect(detailsForToday(request, tuesday).pickup_date).toBe('2026-12-02');
    expect(detailsForToday({ ...request, pickup_date: '2026-11-30' }, tuesday).pickup_date).toBe(null);
  });
});
