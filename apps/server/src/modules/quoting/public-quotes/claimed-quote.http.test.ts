import { signUpDisclaimer, type Quote, type QuoteTicket } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { ordinaryRequest } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
});
afterAll(() => server.close());

const password = 'Quiet-River-17';
const signUp = {
  company: 'Harbor Tools Company',
  name: 'Ana Reyes',
  phone: '603-555-0142',
  address: { street_lines: ['100 Sample Street'], city: 'Manchester', state: 'NH', postal_code: '03103' },
  disclaimer_accepted: true,
  disclaimer_version: signUpDisclaimer,
  password,
  password_confirmation: password,
};

async function quoted(): Promise<{ quote: Quote; ticket: QuoteTicket }> {
  const { body } = await (await openBrowser(server.app)).post('/api/public-quotes', ordinaryRequest);
  const { data: quote, secret } = body as { data: Quote; secret: string };
  return { quote, ticket: { id: quote.id, secret } };
}

/** Signs up with a quote, confirms the email by its link, and signs in from another browser. */
async function newcomer(quote: unknown, email = `${crypto.randomUUID()}@harbor.example`): Promise<Browser> {
  const browser = await openBrowser(server.app);
  const answer = await browser.post('/register', { ...signUp, email, quote });
  if (answer.status !== 201) throw new Error(answer.text);
  await server.runJobs();
  const { pathname, search } = new URL(/http\S+/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '');
  await browser.get(`${pathname}${search}`);
  return logIn(email);
}

async function logIn(email: string): Promise<Browser> {
  const browser = await openBrowser(server.app);
  await browser.post('/login', { email, password });
  return browser;
}

const waits = async (browser: Browser) => (await browser.get('/api/user')).body.data?.['quote_waiting'] ?? false;
const carried = async (browser: Browser) => (await browser.get('/api/carried-quote')).body.data;

describe('signing up with a quote', () => {
  it('keeps its details with the new person until they are taken, in any browser [QUOTE-29, AUTH-16]', async () => {
    const { quote, ticket } = await quoted();
    const person = await newcomer(ticket);
    expect(await waits(person)).toBe(true);
    expect(await carried(person)).toEqual({ number: quote.number, request: quote.request });
    const again = await person.post('/api/quotes', quote.request);
    expect(again.status).toBe(201);
    // Nobody has agreed on a margin with the new account, so it pays the list price that it was shown.
    const [list, own] = [quote, again.body.data as Quote].map(({ rates }) =>
      rates.reduce((sum, rate) => sum + rate.total_without_insurance.amount, 0),
    );
    expect(own).toBe(list);
    for (const status of [204, 204]) expect((await person.send('DELETE', '/api/carried-quote')).status).toBe(status);
    expect([await waits(person), await carried(person)]).toEqual([false, null]);
  });

  it('still has them when the quote itself has been deleted [QUOTE-29]', async () => {
    const { quote, ticket } = await quoted();
    const email = 'late@harbor.example';
    await newcomer(ticket, email);
    server.clock.advance(8 * 24 * 60 * 60 * 1000);
    await server.runCron('public-quotes.forget');
    expect((await carried(await logIn(email)))?.['number']).toBe(quote.number);
  });

  it('opens the account all the same when the quote is gone or the secret is wrong [QUOTE-29, AUTH-16]', async () => {
    const { ticket } = await quoted();
    const other = await quoted();
    const person = await newcomer({ ...ticket, secret: other.ticket.secret });
    expect([await waits(person), await carried(person)]).toEqual([false, null]);
    await server.services.database.staff.deleteFrom('rate_limits').execute();
    expect(await carried(await newcomer({ ...ticket, id: crypto.randomUUID() }))).toBe(null);
  });

  it('shows it to no one else, even in the same account [QUOTE-29, ROLE-08]', async () => {
    const { ticket } = await quoted();
    const person = await newcomer(ticket);
    const account = (await person.get('/api/user')).body.data?.['account'] as { id: string } | undefined;
    const colleague = await addPerson(server, { accountRole: 'owner', accountId: account?.id ?? '' });
    const stranger = await addPerson(server, { accountRole: 'owner' });
    for (const { email } of [colleague, stranger]) {
      const browser = await signIn(server.app, email);
      expect(await carried(browser)).toBe(null);
      await browser.send('DELETE', '/api/carried-quote');
    }
    expect(await carried(person)).not.toBe(null);
  });
});
