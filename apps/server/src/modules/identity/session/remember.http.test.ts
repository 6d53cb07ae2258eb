import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { addPerson, signIn } from '../../../testing/people.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const second = 1000;
const day = 86_400 * second;

/** The same browser opened later with only the "remember me" cookie. */
function reopened(browser: Browser): Browser {
  const later = browser.copy();
  later.jar.delete('waybill_session');
  later.jar.delete('XSRF-TOKEN');
  return later;
}

async function remembered() {
  const person = await addPerson(site, { accountRole: 'owner' });
  return { person, browser: await signIn(site.app, person.email, true) };
}

const count = async (table: 'sessions' | 'remember_tokens', userId: string) =>
  (await site.services.database.staff.selectFrom(table).select('user_id').where('user_id', '=', userId).execute())
    .length;

describe('remember me', () => {
  it('ends with its session, also where only the session cookie is sent [AUTH-04]', async () => {
    const loggedOut = await remembered();
    const other = await addPerson(site, { accountRole: 'owner' });
    const passedOn = await remembered();
    for (const { person, browser } of [loggedOut, passedOn]) {
      const kept = reopened(browser);
      browser.jar.delete('waybill_remember');
      if (person === loggedOut.person) await browser.post('/logout');
      else await browser.post('/login', { email: other.email, password: 'Blue-Harbor-42' });
      expect((await kept.get('/api/user')).status).toBe(401);
      expect(await count('remember_tokens', person.id)).toBe(0);
    }
  });

  it('is not for staff, whose twelve hours are absolute', async () => {
    const { email } = await addPerson(site, { roles: ['fpg_ops'] });
    expect((await signIn(site.app, email, true)).jar.has('waybill_remember')).toBe(false);
  });

  it('leaves a cookie only when it is asked for, in any of the ways a form says yes', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    const browser = await signIn(site.app, email);
    const cookieFor = async (remember: unknown) =>
      (await browser.post('/login', { email, password: 'Blue-Harbor-42', remember })).cookies.get('waybill_remember');
    for (const yes of [true, 1, '1', 'true', 'on', 'yes']) {
      expect(await cookieFor(yes)).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    }
    expect(browser.jar.has('waybill_remember')).toBe(true);
    expect(await cookieFor(false)).toMatch(/^waybill_remember=; Max-Age=0/);
    expect(browser.jar.has('waybill_remember')).toBe(false);
    for (const no of [undefined, 0, '0', 'false', 'off']) expect(await cookieFor(no)).toBeUndefined();
  });

  it('signs in again after the session has ended, with a new cookie, and stores only hashes', async () => {
    const { person, browser } = await remembered();
    const later = reopened(browser);
    site.clock.advance(29 * day);
    const answer = await later.get('/api/user');
    expect([answer.status, answer.body.data?.['id']]).toEqual([200, person.id]);
    expect([...answer.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'waybill_remember', 'waybill_session']);
    expect(later.jar.get('waybill_remember')).not.toBe(browser.jar.get('waybill_remember'));
    expect((await later.put('/profile', { name: 'Ana', email: person.email })).status).toBe(200);
    const kept = await site.services.database.staff.selectFrom('remember_tokens').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(later.jar.get('waybill_remember')?.split('.')[1]);
  });

  it('ends after 30 days', async () => {
    const { browser } = await remembered();
    const later = reopened(browser);
    site.clock.advance(30 * day);
    expect((await later.get('/api/user')).status).toBe(401);
    expect(later.jar.has('waybill_remember')).toBe(false);
  });

  it('ends every session of its owner when a replaced cookie is shown again', async () => {
    const { person, browser } = await remembered();
    const thief = reopened(browser);
    const owner = reopened(browser);
    expect((await owner.get('/api/user')).status).toBe(200);
    site.clock.advance(11 * second);
    expect((await thief.get('/api/user')).status).toBe(401);
    expect((await owner.get('/api/user')).status).toBe(401);
    expect([await count('sessions', person.id), await count('remember_tokens', person.id)]).toEqual([0, 0]);
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', person.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'session.login',
      'session.resumed',
      'session.remember_reused',
    ]);
  });

  it('takes requests sent side by side for one browser, and begins one session', async () => {
    const { person, browser } = await remembered();
    const side = [reopened(browser), reopened(browser), reopened(browser), reopened(browser)];
    const answers = await Promise.all(side.map((one) => one.get('/api/user')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const given = answers.filter(({ cookies }) => cookies.size > 0);
    expect(given).toHaveLength(1);
    // The session of the sign-in and the new one.
    expect(await count('sessions', person.id)).toBe(2);
    const straggler = reopened(browser);
    site.clock.advance(9 * second);
    expect((await straggler.get('/api/user')).status).toBe(200);
    expect((await straggler.get('/sanctum/csrf-cookie')).cookies.size).toBe(0);
  });

  it('leaves the cookies to the first of requests side by side, also when they still carry a dead session', async () => {
    const { browser } = await remembered();
    site.clock.advance(3 * 3600 * second);
    const [first, beside] = [browser.copy(), browser.copy()];
    expect((await first.get('/api/user')).cookies.has('waybill_session')).toBe(true);
    const answer = await beside.get('/api/user');
    expect([answer.status, answer.cookies.size]).toEqual([200, 0]);
  });

  it('is worth nothing when it was made up or its owner is disabled', async () => {
    const { person, browser } = await remembered();
    const madeUp = reopened(browser);
    const [series] = (madeUp.jar.get('waybill_remember') ?? '').split('.');
    madeUp.jar.set('waybill_remember', `${series}.${'A'.repeat(43)}`);
    expect((await madeUp.get('/api/user')).status).toBe(401);
    expect((await browser.get('/api/user')).status).toBe(200);
    await site.services.database.staff
      .updateTable('users')
      .set({ disabled_at: site.clock() })
      .where('id', '=', person.id)
      .execute();
    expect((await reopened(browser).get('/api/user')).status).toBe(401);
  });

  it('ends with logout', async () => {
    const { browser } = await remembered();
    const later = reopened(browser);
    await browser.post('/logout');
    expect(browser.jar.has('waybill_remember')).toBe(false);
    expect((await later.get('/api/user')).status).toBe(401);
  });
});
