import { setTimeout as pause } from 'node:timers/promises';
import type { CarrierAnswer, Quote } from '@waybill/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { quoteAs } from '../../../testing/journey.ts';
import { startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { speak } from '../../../core/speak.ts';
import { quoteBusOf } from './quote-bus.ts';

let server: OutsideServer;
let browser: Browser;
let accountId: string;
beforeAll(async () => {
  server = await startOutside([
    { adapter: 'rl-carriers', scac: 'SIMA', mode: 'ltl', deadlines: { rate: 2000 } },
    { adapter: 'tforce', scac: 'SIMB', mode: 'ltl', deadlines: { rate: 2000 } },
  ]);
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  accountId = await accountIdOf(browser);
});
afterAll(() => server.close());
afterEach(async () => {
  await quoteBusOf(server.services).idle();
  for (const scac of ['SIMA', 'SIMB']) server.carrier(scac).simulator.faults.plan([]);
});

type Event = { readonly event: string; readonly data: CarrierAnswer & Quote };
const eventsOf = (text: string): Event[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n');
      return { event: event.slice(7), data: JSON.parse(data.slice(6)) as Event['data'] };
    });
const streamed = async (id: string) => {
  const answer = await browser.get(`/api/quotes/${id}/rates`);
  return { answer, events: eventsOf(answer.text) };
};
const shown = async (id: string, wait = 0) => (await browser.get(`/api/quotes/${id}?wait=${wait}`)).body.data as Quote;
const told = (events: readonly Event[]) =>
  events.map(({ event, data }) => (event === 'carrier' ? data.carrier.name : event));
const wordsOf = ({ findings }: CarrierAnswer) =>
  findings.map(({ code, params }) => speak('en')(`findings.${code}`, params));

describe('rates from outside', () => {
  it('are sent as they arrive, followed by the whole quote [QUOTE-30]', async () => {
    const quote = await quoteAs(browser);
    expect([quote.answering, quote.rates]).toEqual([true, []]);
    expect(quote.carriers.map(({ carrier, state }) => [carrier.name, state])).toEqual([
      ['Simulated SIMA', 'asked'],
      ['Simulated SIMB', 'asked'],
    ]);
    const { answer, events } = await streamed(quote.id);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    });
    expect(told(events).toSorted()).toEqual(['Simulated SIMA', 'Simulated SIMB', 'summary']);
    const summary = events.at(-1)!.data;
    expect(events.at(-1)?.event).toBe('summary');
    expect(summary.answering).toBe(false);
    const each = events.slice(0, -1).flatMap(({ data }) => data.rates);
    expect(each.length).toBeGreaterThan(1);
    expect(summary.rates.map(({ id }) => id).toSorted()).toEqual(each.map(({ id }) => id).toSorted());
    for (const { charges, total_without_insurance: total } of summary.rates) {
      const kept = charges.filter(({ kind }) => !['gross', 'freight', 'without_insurance', 'total'].includes(kind));
      expect(kept.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total.amount);
    }
  });

  it('are not held back by a carrier that is slow or never answers [QUOTE-30]', async () => {
    server.carrier('SIMB').simulator.faults.plan([{ kind: 'hang', operation: 'rate', times: 2 }]);
    const quote = await quoteAs(browser);
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${address}/api/quotes/${quote.id}/rates`, { headers: { cookie } });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    const first = eventsOf((await reader.read()).value ?? '');
    expect(told(first)).toEqual(['Simulated SIMA']);
    // Published on arrival, and saved right after.
    const states = async () => (await shown(quote.id)).carriers.map(({ state }) => state);
    await expect.poll(states, { timeout: 5000 }).toEqual(['answered', 'asked']);
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
    const later = eventsOf(rest);
    expect(told(later)).toEqual(['Simulated SIMB', 'summary']);
    expect(wordsOf(later[0]!.data)).toEqual(['Did not respond within 2 seconds.']);
  });

  const troubles = [
    ['is closed', { kind: 'unavailable' }, 'Its system reported an error.'],
    ['hangs up', { kind: 'reset' }, 'Could not be reached.'],
    [
      'takes no more calls',
      { kind: 'rate_limited', ms: 60_000 },
      'Isn’t accepting more requests right now. Try again in a minute.',
    ],
    ['talks nonsense', { kind: 'garbage' }, 'Sent a response we couldn’t read.'],
    ['floods us', { kind: 'huge' }, 'Sent a response we couldn’t read.'],
  ] as const;
  for (const [what, fault, words] of troubles) {
    it(`come with a reason in plain words for a carrier that ${what} [QUOTE-30]`, async () => {
      server.carrier('SIMB').simulator.faults.plan([{ ...fault, operation: 'rate', times: 2 }]);
      const quote = await shown((await quoteAs(browser)).id, 10);
      expect(quote.rates.every(({ carrier }) => carrier.name === 'Simulated SIMA')).toBe(true);
      expect(quote.rates.length).toBeGreaterThan(0);
      expect(quote.without_rate.map(({ carrier }) => carrier.name)).toEqual(['Simulated SIMB']);
      expect(wordsOf(quote.without_rate[0] as CarrierAnswer)).toEqual([words]);
      await server.services.database.staff
        .updateTable('carrier_connections')
        .set({ updated_at: new Date() })
        .where('id', '=', server.carrier('SIMB').connectionId)
        .execute();
    });
  }

  it('can be had as one answer that waits for all of them [QUOTE-30]', async () => {
    const { id } = await quoteAs(browser);
    const quote = await shown(id, 10);
    expect(quote.answering).toBe(false);
    expect(quote.carriers.map(({ state }) => state)).toEqual(['answered', 'answered']);
    expect(quote.carriers.every(({ took_ms: took }) => took !== null)).toBe(true);
    const row = await server.services.database.staff
      .selectFrom('quotes')
      .select(['rate_count', 'lowest_amount'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const amounts = quote.rates.map((rate) => rate.total_without_insurance.amount);
    expect(row).toEqual({ rate_count: amounts.length, lowest_amount: Math.min(...amounts) });
  });

  it('of another account are not sent [QUOTE-30]', async () => {
    const { id } = await quoteAs(browser);
    const stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    for (const path of [`/api/quotes/${id}/rates`, `/api/quotes/${id}`]) {
      const answer = await stranger.get(path);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('a quote that another process asks carriers for', () => {
  /** A quote as left by a dead process: carriers asked, no answers saved. */
  async function left(): Promise<{ id: string; rates: Quote['rates'] }> {
    const { id } = await quoteAs(browser);
    const { rates } = await shown(id, 10);
    await quoteBusOf(server.services).idle();
    const { staff } = server.services.database;
    await staff.updateTable('quotes').set({ answered_at: null }).where('id', '=', id).execute();
    const asked = { state: 'asked', findings: '[]', took_ms: null };
    await staff
      .updateTable('quote_carriers')
      .set(asked)
      .where('quote_id', '=', id)
      .where('connection_id', '=', server.carrier('SIMB').connectionId)
      .execute();
    return { id, rates };
  }

  it('is followed through the database [QUOTE-30]', async () => {
    const { id } = await left();
    const stream = streamed(id);
    await pause(150);
    const { staff } = server.services.database;
    await staff
      .updateTable('quote_carriers')
      .set({ state: 'answered', took_ms: 12 })
      .where('quote_id', '=', id)
      .where('state', '=', 'asked')
      .execute();
    await staff.updateTable('quotes').set({ answered_at: server.clock() }).where('id', '=', id).execute();
    const { events } = await stream;
    expect(told(events)).toEqual(['Simulated SIMA', 'Simulated SIMB', 'summary']);
  });

  it('and died is completed after its deadline, once [QUOTE-30]', async () => {
    const { id, rates } = await left();
    await server.runCron('quotes.complete');
    expect((await shown(id)).answering).toBe(true);
    server.clock.advance(4001);
    const before = await shown(id);
    await server.runCron('quotes.complete');
    await server.runCron('quotes.complete');
    const after = await shown(id);
    // The page does not depend on the job.
    expect(after).toEqual(before);
    expect(after.answering).toBe(false);
    expect(after.rates).toHaveLength(rates.length);
    expect(after.carriers.map(({ state }) => state)).toEqual(['answered', 'without_rate']);
    const closed = await server.services.database.staff
      .selectFrom('audit_entries')
      .select('id')
      .where('account_id', '=', accountId)
      .where('subject_id', '=', id)
      .where('action', '=', 'quote.completed')
      .execute();
    // The first one was completed when its carriers had answered, before this test reverted that.
    expect(closed).toHaveLength(2);
  });
});
