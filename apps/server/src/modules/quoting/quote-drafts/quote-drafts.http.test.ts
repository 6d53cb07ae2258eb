import { mostQuoteDrafts } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
});
afterAll(() => site.close());

const path = '/api/quote-drafts';
type Kept = { id: string; revision: number; writer: string; body: string };

const person = async (accountId?: string) => {
  const { email, id } = await addPerson(site, { accountRole: 'shipper', ...(accountId ? { accountId } : {}) });
  return { id, browser: await signIn(site.app, email) };
};
const text = (words: string) => JSON.stringify({ details: { client_reference: words } });
const written = (words: string, writer: string, sequence = 1) => ({
  writer,
  sequence,
  version: 1,
  body: text(words),
  booking_id: null,
});
const drafts = async (browser: Browser) => (await browser.get(path)).body.data as unknown as Kept[];

/** A draft started by one browser. */
async function begun(browser: Browser, words = 'PO-1') {
  const [id, writer] = [crypto.randomUUID(), crypto.randomUUID()];
  const answer = await browser.post(path, { ...written(words, writer), id });
  expect(answer.status).toBe(201);
  return { id, writer };
}

describe('a draft of the quote page', () => {
  it('is read by the same person on another machine, exactly as it was typed', async () => {
    const { browser } = await person();
    const { id, writer } = await begun(browser, '  spaces, "quotes", and ñ stay  ');
    const answer = await browser.put(`${path}/${id}`, { ...written('', writer, 2), base: 1 });
    expect([answer.status, answer.body.data?.['revision']]).toEqual([200, 2]);
    expect(await drafts(browser.copy())).toMatchObject([{ id, revision: 2, writer, version: 1, body: text('') }]);
  });

  it('is private, even to colleagues', async () => {
    const { browser } = await person();
    const { id, writer } = await begun(browser);
    const { browser: colleague } = await person(await accountIdOf(browser));
    expect(await drafts(colleague)).toEqual([]);
    expect((await colleague.put(`${path}/${id}`, { ...written('mine', writer, 2), base: 1 })).status).toBe(404);
    expect((await colleague.send('DELETE', `${path}/${id}`)).status).toBe(404);
    expect(await drafts(browser)).toHaveLength(1);
  });

  it('that another browser has changed since is not overwritten', async () => {
    const { browser } = await person();
    const { id, writer } = await begun(browser);
    const other = crypto.randomUUID();
    expect((await browser.put(`${path}/${id}`, { ...written('other', other), base: 1 })).status).toBe(200);
    const late = await browser.put(`${path}/${id}`, { ...written('late', writer, 2), base: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect((await drafts(browser))[0]?.body).toBe(text('other'));
  });

  it('is not set back by what its own browser sends twice or too late', async () => {
    const { browser } = await person();
    const { id, writer } = await begun(browser, 'one');
    const newest = { ...written('three', writer, 3), base: 1 };
    for (const body of [newest, newest, { ...written('two', writer, 2), base: 1 }])
      expect((await browser.put(`${path}/${id}`, body)).body.data?.['revision']).toBe(2);
    expect((await browser.post(path, { ...written('one', writer), id })).body.data?.['revision']).toBe(2);
    expect((await drafts(browser)).map(({ body }) => body)).toEqual([text('three')]);
  });

  it('does not come back once it was ended', async () => {
    const { browser } = await person();
    const { id, writer } = await begun(browser);
    expect((await browser.send('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await browser.send('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await browser.put(`${path}/${id}`, { ...written('again', writer, 2), base: 1 })).status).toBe(404);
    expect(await drafts(browser)).toEqual([]);
  });

  it('ends once its booking is a shipment, even if the browser did not delete it', async () => {
    const { browser } = await person();
    const { id, writer } = await begun(browser);
    const booking_id = crypto.randomUUID();
    await browser.put(`${path}/${id}`, { ...written('booking', writer, 2), base: 1, booking_id });
    expect(await drafts(browser)).toHaveLength(1);
    await bookShipment(browser, booking_id);
    expect(await drafts(browser)).toEqual([]);
  });

  it('of a truckload is stored separately from those of the quote page, and replaces none of them', async () => {
    const { browser } = await person();
    const quote = await begun(browser);
    const [id, writer] = [crypto.randomUUID(), crypto.randomUUID()];
    const truckload = { ...written('load', writer), id, kind: 'truckload' };
    expect((await browser.post(path, truckload)).status).toBe(201);
    expect((await browser.put(`${path}/${id}`, { ...written('more', writer, 2), base: 1 })).status).toBe(200);
    for (let count = 1; count < mostQuoteDrafts; count += 1) await begun(browser);
    expect((await drafts(browser)).map((one) => one.id)).toContain(quote.id);
    expect(await drafts(browser)).toHaveLength(mostQuoteDrafts);
    const kept = (await browser.get(`${path}?kind=truckload`)).body.data as unknown as Kept[];
    expect(kept).toMatchObject([{ id, revision: 2, body: text('more') }]);
    expect((await browser.get(`${path}?kind=boat`)).status).toBe(422);
  });

  it('makes room by ending the one left the longest', async () => {
    const { browser } = await person();
    const first = await begun(browser, 'first');
    for (let count = 1; count <= mostQuoteDrafts; count += 1) {
      site.clock.advance(1000);
      await begun(browser, `later ${count}`);
    }
    const kept = await drafts(browser);
    expect(kept).toHaveLength(mostQuoteDrafts);
    expect(kept[0]?.body).toBe(text(`later ${mostQuoteDrafts}`));
    expect(kept.map(({ id }) => id)).not.toContain(first.id);
  });

  it.each([
    ['text that is no draft', { body: '[1]' }, 'body'],
    ['text that is no JSON', { body: '{' }, 'body'],
    ['more than a draft can be', { body: JSON.stringify({ a: 'x'.repeat(120_000) }) }, 'body'],
    ['no count', { sequence: 0 }, 'sequence'],
    ['no writer', { writer: 'me' }, 'writer'],
  ])('is refused with %s', async (_, wrong, field) => {
    const { browser } = await person();
    const answer = await browser.post(path, {
      ...written('x', crypto.randomUUID()),
      id: crypto.randomUUID(),
      ...wrong,
    });
    expect([answer.status, Object.keys(answer.body.codes ?? {})]).toEqual([422, [field]]);
  });

  it('is not for those who cannot quote', async () => {
    const { email } = await addPerson(site, { accountRole: 'viewer' });
    expect((await (await signIn(site.app, email)).get(path)).status).toBe(403);
  });

  it('leaves one audit entry when it begins and one when it ends, and none of what is typed', async () => {
    const { browser } = await person();
    const { id, writer } = await begun(browser, 'secret load');
    await browser.put(`${path}/${id}`, { ...written('secret load', writer, 2), base: 1 });
    await browser.send('DELETE', `${path}/${id}`);
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'quote_draft.begun', before: null, after: null },
      { action: 'quote_draft.dropped', before: null, after: null },
    ]);
  });
});
