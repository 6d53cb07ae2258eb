import type { Quote } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let quoter: Browser;
let quote: Quote;
let accountId: string;
let shipper: { id: string; email: string };
let owner: { id: string; email: string };
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
  quoter = await signIn(site.app, (await addPerson(site, { accountRole: 'quoter' })).email);
  accountId = await accountIdOf(quoter);
  shipper = await addPerson(site, { accountRole: 'shipper', accountId, language: 'es' });
  owner = await addPerson(site, { accountRole: 'owner', accountId });
  quote = await quoteAs(quoter);
});
afterAll(() => site.close());

const send = (body: object, id = quote.id, by = quoter) => by.post(`/api/quotes/${id}/sent`, body);
const notices = async (browser: Browser) =>
  ((await browser.get('/api/notices')).body.data as { notices: object[] }).notices;

describe('the colleagues who may book [ROLE-07]', () => {
  it('are the owners and shippers of the account who can log in, without the asking person', async () => {
    await addPerson(site, { accountRole: 'viewer', accountId });
    await addPerson(site, { accountRole: 'shipper' });
    const gone = await addPerson(site, { accountRole: 'shipper', accountId });
    await site.services.database.staff
      .updateTable('users')
      .set({ disabled_at: site.clock() })
      .where('id', '=', gone.id)
      .execute();
    const idsFor = async (browser: Browser) =>
      new Set(
        ((await browser.get('/api/quotes/bookers')).body.data as unknown as { id: string }[]).map(({ id }) => id),
      );
    expect(await idsFor(quoter)).toEqual(new Set([shipper.id, owner.id]));
    expect(await idsFor(await signIn(site.app, owner.email))).toEqual(new Set([shipper.id]));
  });
});

describe('a quote sent to a colleague [QUOTE-23]', () => {
  it('reaches them in the page and by mail in their language, with the rate and the note', async () => {
    const [rate] = quote.rates;
    site.mails.length = 0;
    const answer = await send({ user_id: shipper.id, rate_id: rate!.id, note: 'Dock 4, before noon' });
    expect([answer.status, answer.body.data]).toEqual([200, { id: shipper.id, name: 'Ana Reyes' }]);
    expect(await notices(await signIn(site.app, shipper.email))).toMatchObject([
      {
        kind: 'quote_sent',
        subject: { type: 'quote', id: quote.id },
        params: { number: quote.number, lane: 'Manchester, NH – Chicago, IL', name: 'Ana Reyes', rate: rate!.id },
      },
    ]);
    await site.runJobs();
    expect(site.mails.map(({ to }) => to)).toEqual([shipper.email]);
    expect(site.mails[0]!.subject).toContain(`cotización ${quote.number}`);
    expect(site.mails[0]!.text).toContain('Dock 4, before noon');
    expect(site.mails[0]!.text).toContain(`/quote-shipment/${quote.id}?rate=${rate!.id}`);
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', quote.id)
      .where('action', '=', 'quote.sent')
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('is refused for whoever may not book, is of another account, or is gone', async () => {
    const viewer = await addPerson(site, { accountRole: 'viewer', accountId });
    const stranger = await addPerson(site, { accountRole: 'owner' });
    for (const { id } of [viewer, stranger]) {
      const answer = await send({ user_id: id });
      expect([answer.status, Object.keys(answer.body.codes ?? {})]).toEqual([422, ['user_id']]);
    }
    const other = await send({ user_id: shipper.id, rate_id: crypto.randomUUID() });
    expect([other.status, Object.keys(other.body.codes ?? {})]).toEqual([422, ['rate_id']]);
    expect(await notices(await signIn(site.app, stranger.email))).toEqual([]);
  });

  it('of another account is not found', async () => {
    const stranger = await addPerson(site, { accountRole: 'quoter' });
    const browser = await signIn(site.app, stranger.email);
    const colleague = await addPerson(site, { accountRole: 'owner', accountId: await accountIdOf(browser) });
    expect((await send({ user_id: colleague.id }, quote.id, browser)).status).toBe(404);
  });
});
