import { bookingDisclaimer, type PublishedDisclaimer } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
});
afterAll(() => server.close());

const newcomer = async (accountId?: string): Promise<{ id: string; browser: Browser }> => {
  const given = { accountRole: 'shipper', newToBooking: true, ...(accountId ? { accountId } : {}) } as const;
  const { id, email } = await addPerson(server, given);
  return { id, browser: await signIn(server.app, email) };
};
const stateOf = async (browser: Browser) => (await browser.get('/api/disclaimers/booking')).body.data;
const accept = (browser: Browser, version: string = bookingDisclaimer) =>
  browser.post('/api/disclaimers/booking/acceptance', { version });
const tryToBook = async (browser: Browser, id: string = crypto.randomUUID()) =>
  browser.post('/api/shipments', bookingOf(await quoteAs(browser)), { 'idempotency-key': id });
const kept = (userId: string) =>
  server.services.database.staff
    .selectFrom('disclaimer_acceptances')
    .select(['version', 'accepted_at', 'disclaimer'])
    .where('user_id', '=', userId)
    .execute();

describe('the disclaimer of bookings', () => {
  it('has to be accepted before a first booking; nothing is booked before [BOOK-14]', async () => {
    const { browser } = await newcomer();
    const id = crypto.randomUUID();
    const answer = await tryToBook(browser, id);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      403,
      'disclaimer_required',
      'The disclaimer must be accepted',
    ]);
    expect((await browser.get(`/api/bookings/${id}`)).status).toBe(404);
    await accept(browser);
    expect((await tryToBook(browser, id)).status).toBe(201);
  });

  it('is kept with its version, the time and the person, once [BOOK-14]', async () => {
    const { id, browser } = await newcomer();
    expect(await stateOf(browser)).toEqual({
      version: bookingDisclaimer,
      text: null,
      accepted_at: null,
      earlier: null,
    });
    const at = server.clock().toISOString();
    await accept(browser);
    server.clock.advance(60_000);
    await accept(browser);
    expect(await stateOf(browser)).toEqual({ version: bookingDisclaimer, text: null, accepted_at: at, earlier: null });
    expect(await kept(id)).toEqual([{ disclaimer: 'booking', version: bookingDisclaimer, accepted_at: new Date(at) }]);
    const audited = await server.services.database.staff
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject_id', '=', id)
      .where('action', '=', 'disclaimer.accepted')
      .execute();
    expect(audited).toEqual([
      { action: 'disclaimer.accepted', after: { disclaimer: 'booking', version: bookingDisclaimer } },
    ]);
  });

  it('is asked for again when its text has changed, and an older text cannot be accepted [BOOK-14]', async () => {
    const { id, browser } = await newcomer();
    await accept(browser);
    // This person accepted the previous version.
    await server.services.database.staff
      .updateTable('disclaimer_acceptances')
      .set({ version: '2025-01-01' })
      .where('user_id', '=', id)
      .execute();
    expect((await tryToBook(browser)).body.code).toBe('disclaimer_required');
    expect(await stateOf(browser)).toEqual({
      version: bookingDisclaimer,
      text: null,
      accepted_at: null,
      earlier: '2025-01-01',
    });
    const old = await accept(browser, '2025-01-01');
    expect([old.status, old.body.codes]).toEqual([422, { version: ['disclaimer_required'] }]);
    await accept(browser);
    expect((await tryToBook(browser)).status).toBe(201);
    expect((await kept(id)).map(({ version }) => version).toSorted()).toEqual(['2025-01-01', bookingDisclaimer]);
  });

  it('is accepted by each person for themselves [BOOK-14]', async () => {
    const first = await newcomer();
    await accept(first.browser);
    const second = await newcomer(await accountIdOf(first.browser));
    expect((await tryToBook(second.browser)).body.code).toBe('disclaimer_required');
  });

  it('is the text that staff published, as soon as they publish it; the same text again asks nobody [BOOK-14]', async () => {
    const { browser } = await newcomer();
    await accept(browser);
    const admin = await signIn(server.app, (await addPerson(server, { roles: ['fpg_admin'] })).email);
    const path = '/api/admin/disclaimer';
    const standard = (await admin.get(path)).body.data as unknown as PublishedDisclaimer;
    expect(standard).toMatchObject({ version: bookingDisclaimer, published_at: null });
    expect(standard.text.es).toContain('\n\n');
    const own = {
      en: 'Terms of Acme\nFreight is booked under our terms.',
      es: 'Condiciones de Acme\nRigen las nuestras.',
    };
    const first = await admin.put(path, { ...own, version: bookingDisclaimer });
    expect(first.body.data).toMatchObject({ version: '2026-11-16', text: own });
    expect(await stateOf(browser)).toEqual({
      version: '2026-11-16',
      text: own,
      accepted_at: null,
      earlier: bookingDisclaimer,
    });
    expect((await tryToBook(browser)).body.code).toBe('disclaimer_required');
    await accept(browser, '2026-11-16');
    // Sent twice, and by somebody who saw the version before it.
    expect((await admin.put(path, { ...own, version: bookingDisclaimer })).status).toBe(200);
    expect((await admin.put(path, { ...own, en: 'Other', version: bookingDisclaimer })).body.code).toBe('conflict');
    expect((await tryToBook(browser)).status).toBe(201);
    server.clock.advance(1_000);
    const second = await admin.put(path, { ...own, en: 'Other', version: '2026-11-16' });
    expect(second.body.data).toMatchObject({ version: '2026-11-16-2' });
    const audited = await server.services.database.staff
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'disclaimer.published')
      .orderBy('id')
      .execute();
    expect(audited.map(({ after }) => (after as { version: string }).version)).toEqual(['2026-11-16', '2026-11-16-2']);
  });
});
