import argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consume } from '../../../core/limits.ts';
import { codeAt } from '../../../testing/authenticator.ts';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { addPerson, password, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { enrol } from '../../../testing/two-factor.ts';
import { loginByEmailLimit } from './limits.ts';

const verify = vi.spyOn(argon2, 'verify');

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(async () => {
  verify.mockRestore();
  await site.close();
});
beforeEach(async () => {
  await site.services.database.staff.deleteFrom('rate_limits').execute();
});

const credentials = ['These credentials do not match our records.'];

describe('login', () => {
  it('signs in with a new session and a new token, and writes it down [AUTH-02]', async () => {
    const { id, email } = await addPerson(site, { accountRole: 'owner' });
    const browser = await openBrowser(site.app);
    const guest = new Map(browser.jar);
    const answer = await browser.post('/login', { email, password });
    expect([answer.status, answer.body]).toEqual([200, { two_factor: false }]);
    expect(browser.jar.get('waybill_session')).not.toBe(guest.get('waybill_session'));
    expect(browser.jar.get('XSRF-TOKEN')).not.toBe(guest.get('XSRF-TOKEN'));
    expect((await browser.get('/api/user')).status).toBe(200);
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .execute();
    expect(entries).toEqual([{ action: 'session.login', actor_id: id }]);
  });

  it('while signed in checks the credentials and ends the old session [AUTH-02]', async () => {
    const [one, other] = [await addPerson(site), await addPerson(site)];
    const browser = await signIn(site.app, one.email);
    const old = browser.copy();
    expect((await browser.post('/login', { email: other.email, password })).status).toBe(200);
    expect((await browser.get('/api/user')).body.data?.['id']).toBe(other.id);
    expect((await old.get('/api/user')).status).toBe(401);
  });

  it('says the same for a wrong password, an unknown and a disabled person, after the same work [AUTH-02]', async () => {
    const known = await addPerson(site);
    const disabled = await addPerson(site);
    await site.services.database.staff
      .updateTable('users')
      .set({ disabled_at: site.services.clock() })
      .where('id', '=', disabled.id)
      .execute();
    const browser = await openBrowser(site.app);
    const tries = [
      { email: known.email, password: 'wrong' },
      { email: 'nobody@harbor.example', password },
      { email: disabled.email, password },
    ];
    for (const body of tries) {
      verify.mockClear();
      const answer = await browser.post('/login', body);
      expect([answer.status, answer.body.errors, verify.mock.calls.length]).toEqual([422, { email: credentials }, 1]);
      expect(answer.body.message).toBe(credentials[0]);
    }
  });

  it('names every field that is missing', async () => {
    const answer = await (await openBrowser(site.app)).post('/login', {});
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: 'Field is required (and 1 more error)',
      errors: { email: ['Field is required'], password: ['Field is required'] },
    });
  });

  it('trims and lower-cases the email, and uses the password as sent', async () => {
    const { email } = await addPerson(site);
    const browser = await openBrowser(site.app);
    expect((await browser.post('/login', { email: `  ${email.toUpperCase()} `, password })).status).toBe(200);
    expect((await browser.post('/login', { email, password: ` ${password}` })).body.errors).toEqual({
      email: credentials,
    });
    expect((await browser.post('/login', { email: '   ', password })).body.errors).toEqual({
      email: ['Field is required'],
    });
  });

  it('answers in the language of the caller', async () => {
    const answer = await (
      await openBrowser(site.app)
    ).post('/login', { email: 'x@y.example', password }, { 'accept-language': 'es' });
    expect(answer.body.errors).toEqual({ email: ['Estas credenciales no coinciden con nuestros registros.'] });
  });

  it('keeps two sign-ins at the same moment apart', async () => {
    const [one, other] = [await addPerson(site), await addPerson(site)];
    const left = await openBrowser(site.app);
    const right = left.copy();
    const answers = await Promise.all([
      left.post('/login', { email: one.email, password }),
      right.post('/login', { email: other.email, password }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await left.get('/api/user')).body.data?.['id']).toBe(one.id);
    expect((await right.get('/api/user')).body.data?.['id']).toBe(other.id);
  });
});

describe('too many logins', () => {
  const guess = { password: 'wrong' };

  it('refuses the sixth in a minute for this address only, and opens again', async () => {
    const [one, other] = [await addPerson(site), await addPerson(site)];
    const browser = await openBrowser(site.app);
    const remaining = [];
    for (let n = 0; n < 5; n += 1) {
      const { status, headers } = await browser.post('/login', { email: one.email, ...guess });
      remaining.push([status, headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]);
    }
    expect(remaining).toEqual([4, 3, 2, 1, 0].map((left) => [422, '5', String(left)]));

    const locked = await browser.post('/login', { email: one.email, password });
    const wait = Number(locked.headers['retry-after']);
    expect(locked.status).toBe(429);
    expect(locked.body.errors).toEqual({ email: [`Too many login attempts. Please try again in ${wait} seconds.`] });
    expect(locked.headers).toMatchObject({ 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '0' });
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(Number(locked.headers['x-ratelimit-reset'])).toBeGreaterThan(Date.now() / 1000);

    expect((await browser.post('/login', { email: other.email, password })).status).toBe(200);
    // Lets a minute pass for the counters.
    await site.services.database.staff
      .updateTable('rate_limits')
      .set((row) => ({ expire: row('expire', '-', 60_000) }))
      .execute();
    expect((await browser.post('/login', { email: one.email, password })).status).toBe(200);
  });

  it('counts afresh after a good one', async () => {
    const { email } = await addPerson(site);
    const browser = await openBrowser(site.app);
    for (let n = 0; n < 4; n += 1) await browser.post('/login', { email, ...guess });
    expect((await browser.post('/login', { email, password })).status).toBe(200);
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await browser.post('/login', { email, ...guess })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
  });

  describe('of others', () => {
    /** Locks the address with wrong passwords from many IPs. */
    const lock = async (email: string) => {
      const limit = loginByEmailLimit(email);
      for (let n = 0; n < limit.points; n += 1) await consume(site.services, limit);
    };
    const tryOn = async (browser: Browser, email: string, typed = password) =>
      (await browser.post('/login', { email, password: typed })).status;

    it('keep out neither a browser they logged in on before, nor one that set the password by mail [AUTH-02]', async () => {
      const [one, other] = [await addPerson(site), await addPerson(site)];
      const device = await signIn(site.app, one.email);
      await device.post('/logout');
      await tryOn(device, other.email);
      for (const { email } of [one, other]) await lock(email);
      expect(await tryOn(await openBrowser(site.app), one.email)).toBe(429);
      expect([await tryOn(device, one.email), await tryOn(device, other.email)]).toEqual([200, 200]);
      const forged = await openBrowser(site.app);
      forged.jar.set('waybill_device', `${one.id}.${'x'.repeat(43)}.${'y'.repeat(43)}`);
      expect(await tryOn(forged, one.email)).toBe(429);
      const reader = await openBrowser(site.app);
      await reader.post('/forgot-password', { email: one.email });
      await site.runJobs();
      const link = /http\S+/.exec(site.mails.findLast(({ to }) => to === one.email)?.text ?? '')?.[0] ?? '';
      const token = new URL(link).searchParams.get('token');
      const next = { password: 'Green-Harbor-43', password_confirmation: 'Green-Harbor-43' };
      expect((await reader.post('/reset-password', { token, email: one.email, ...next })).status).toBe(200);
      expect(await tryOn(reader, one.email, next.password)).toBe(200);
    });

    it('leave a known device ten tries of its own [AUTH-02]', async () => {
      const { email } = await addPerson(site);
      const device = await signIn(site.app, email);
      const statuses = [];
      for (let n = 0; n < 11; n += 1) statuses.push(await tryOn(device, email, 'wrong'));
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
      expect(await tryOn(device.copy(), email)).toBe(429);
    });

    it('do not lock out a person with the right password and a second factor [AUTH-02]', async () => {
      const { email } = await addPerson(site);
      const { secret } = await enrol(await signIn(site.app, email), site.clock());
      site.clock.advance(60_000);
      await lock(email);
      const elsewhere = await openBrowser(site.app);
      expect([await tryOn(elsewhere, email, 'wrong'), await tryOn(elsewhere, email)]).toEqual([429, 200]);
      const code = codeAt(secret, site.clock());
      expect((await elsewhere.post('/two-factor-challenge', { code })).status).toBe(204);
    });
  });

  it('counts an address also across machines, more slowly, and a machine across addresses', async () => {
    const { email } = await addPerson(site);
    const browser = await openBrowser(site.app);
    await browser.post('/login', { email, ...guess });
    const counters = await site.services.database.staff.selectFrom('rate_limits').select(['key', 'points']).execute();
    const counted = Object.fromEntries(counters.map(({ key, points }) => [key.split(':')[0], points]));
    expect(counted).toEqual({ login: 1, 'login-email': 1, 'login-ip': 1 });
    expect(counters.every(({ key }) => !key.includes(email))).toBe(true);
  });
});
