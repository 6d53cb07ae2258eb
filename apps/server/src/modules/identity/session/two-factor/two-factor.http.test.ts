import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../../../../testing/authenticator.ts';
import { openBrowser } from '../../../../testing/browser.ts';
import { addPerson, confirmPassword, password, signIn } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { enrol, enrolledPerson, loginAfterPassword } from '../../../../testing/two-factor.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const minute = 60_000;
const challenge = '/two-factor-challenge';
const wrongCode = 'The provided two factor authentication code was invalid.';
const wrongRecovery = 'The provided two factor recovery code was invalid.';

const enrolled = () => enrolledPerson(site);
const withPassword = (email: string, extra: object = {}) => loginAfterPassword(site, email, extra);

describe('setting two-factor login up', () => {
  it('gives a secret, its address and its picture, and changes nothing before a code is confirmed', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    const browser = await signIn(site.app, email);
    await confirmPassword(browser);
    const { body } = await browser.post('/user/two-factor-authentication');
    expect(body.data?.['secret_key']).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.data?.['url']).toContain(`secret=${String(body.data?.['secret_key'])}`);
    expect(body.data?.['svg']).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect((await browser.get('/user/two-factor-authentication')).body.data).toEqual({
      enabled_at: null,
      required: false,
      recovery_codes_left: 0,
    });
    await signIn(site.app, email);
  });

  it('shows the same secret after a reload, and another one half an hour later', async () => {
    const browser = await signIn(site.app, (await addPerson(site)).email);
    const secret = async () => {
      await confirmPassword(browser);
      return (await browser.post('/user/two-factor-authentication')).body.data?.['secret_key'];
    };
    const first = await secret();
    expect(await secret()).toBe(first);
    site.clock.advance(30 * minute);
    expect(await secret()).not.toBe(first);
  });

  it('takes the password of a login a moment ago, and asks for it again later', async () => {
    const browser = await signIn(site.app, (await addPerson(site)).email);
    const begin = async () => (await browser.post('/user/two-factor-authentication')).status;
    expect(await begin()).toBe(200);
    site.clock.advance(15 * minute);
    expect(await begin()).toBe(423);
  });

  it('needs a password typed just now, and a code of that very secret', async () => {
    const browser = await signIn(site.app, (await addPerson(site)).email);
    site.clock.advance(15 * minute);
    for (const path of ['/user/two-factor-authentication', '/user/two-factor-recovery-codes']) {
      expect((await browser.post(path)).status).toBe(423);
    }
    const confirm = (code: string) => browser.post('/user/confirmed-two-factor-authentication', { code });
    expect((await confirm('123456')).status).toBe(423);
    expect((await browser.send('DELETE', '/user/two-factor-authentication')).status).toBe(423);
    await confirmPassword(browser);
    expect((await confirm('123456')).body.errors).toEqual({ code: [wrongCode] });
    const { body } = await browser.post('/user/two-factor-authentication');
    const old = codeAt(String(body.data?.['secret_key']), new Date(site.clock().getTime() - 2 * minute));
    expect((await confirm(old)).body.errors).toEqual({ code: [wrongCode] });
  });

  it('returns eight recovery codes once, stores neither them nor the secret readable, and sends a mail', async () => {
    const { id, email, secret, recoveryCodes, browser } = await enrolled();
    expect(new Set(recoveryCodes).size).toBe(8);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const { staff } = site.services.database;
    const secrets = await staff.selectFrom('two_factor_secrets').selectAll().where('user_id', '=', id).execute();
    const codes = await staff.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute();
    const audit = await staff.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
    const kept = [...secrets.map((row) => row.sealed!), ...codes.map((row) => row.code_hash)];
    for (const text of [secret, ...recoveryCodes]) {
      expect(kept.some((bytes) => bytes.includes(Buffer.from(text)))).toBe(false);
      expect(JSON.stringify(audit)).not.toContain(text);
    }
    expect(audit.map(({ action }) => action)).toContain('two_factor.enabled');
    expect((await browser.get('/api/user')).body.data).toMatchObject({ two_factor: 'on' });
    await site.runJobs();
    expect(site.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      'Two-factor login is on',
    ]);
  });

  it('ends the sessions and cookies that began without it', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    const [here, elsewhere] = [await signIn(site.app, email), await signIn(site.app, email, true)];
    await enrol(here, site.clock());
    expect((await here.get('/api/user')).status).toBe(200);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
  });

  it('moves to another app without a gap: the old one counts until the new one is confirmed', async () => {
    const { email, browser, secret } = await enrolled();
    await confirmPassword(browser);
    const { body } = await browser.post('/user/two-factor-authentication');
    const next = String(body.data?.['secret_key']);
    const early = await withPassword(email);
    expect((await early.post(challenge, { code: codeAt(next, site.clock()) })).status).toBe(422);
    expect((await early.post(challenge, { code: codeAt(secret, site.clock()) })).status).toBe(204);
    const code = codeAt(next, site.clock());
    expect((await browser.post('/user/confirmed-two-factor-authentication', { code })).status).toBe(200);
    site.clock.advance(minute);
    const late = await withPassword(email);
    expect((await late.post(challenge, { code: codeAt(secret, site.clock()) })).status).toBe(422);
    expect((await late.post(challenge, { code: codeAt(next, site.clock()) })).status).toBe(204);
  });
});

describe('logging in with a second factor', () => {
  it('opens nothing before the code, and a new session after it', async () => {
    const { email, code } = await enrolled();
    const browser = await withPassword(email);
    const waiting = browser.jar.get('waybill_session');
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await browser.get('/user/sessions')).status).toBe(401);
    const answer = await browser.post(challenge, { code: code() });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(browser.jar.get('waybill_session')).not.toBe(waiting);
    expect((await browser.get('/api/user')).body.data).toMatchObject({ email, two_factor: 'on' });
  });

  it('refuses a wrong code under the field it was typed into, in the reference’s words', async () => {
    const { email } = await enrolled();
    const browser = await withPassword(email);
    const code = await browser.post(challenge, { code: '000000' });
    expect([code.status, code.body.errors]).toEqual([422, { code: [wrongCode] }]);
    const recovery = await browser.post(challenge, { recovery_code: 'aaaaa-aaaaa' });
    expect([recovery.status, recovery.body.errors]).toEqual([422, { recovery_code: [wrongRecovery] }]);
    expect((await browser.post(challenge, {})).body.errors).toEqual({ code: ['Field is required'] });
  });

  it('takes a code once: a second login within its time needs the next one', async () => {
    const { email, code } = await enrolled();
    const [first, second] = [await withPassword(email), await withPassword(email)];
    const typed = code();
    expect((await first.post(challenge, { code: typed })).status).toBe(204);
    expect((await second.post(challenge, { code: typed })).body.errors).toEqual({ code: [wrongCode] });
    site.clock.advance(30_000);
    expect((await second.post(challenge, { code: typed })).status).toBe(422);
    expect((await second.post(challenge, { code: code() })).status).toBe(204);
  });

  it('lets only one of two through that send the same code at the same time', async () => {
    const { email, code } = await enrolled();
    const pair = [await withPassword(email), await withPassword(email)];
    const answers = await Promise.all(pair.map((browser) => browser.post(challenge, { code: code() })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
  });

  it('takes each recovery code once, however it is typed, and counts what is left', async () => {
    const { email, recoveryCodes, browser } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    const left = async () => (await browser.get('/user/two-factor-authentication')).body.data?.['recovery_codes_left'];
    expect(await left()).toBe(8);
    const typed = first.toUpperCase().replace('-', ' ');
    expect((await (await withPassword(email)).post(challenge, { recovery_code: typed })).status).toBe(204);
    expect(await left()).toBe(7);
    const again = await withPassword(email);
    expect((await again.post(challenge, { recovery_code: first })).body.errors).toEqual({
      recovery_code: [wrongRecovery],
    });
    expect((await again.post(challenge, { recovery_code: second })).status).toBe(204);
  });

  it('waits ten minutes for the code, and ends after a completed login', async () => {
    const { email, code } = await enrolled();
    const late = await withPassword(email);
    site.clock.advance(10 * minute);
    const answer = await late.post(challenge, { code: code() });
    expect([answer.status, answer.body.codes]).toEqual([422, { code: ['two_factor_expired'] }]);
    const stranger = await (await openBrowser(site.app)).post(challenge, { code: code() });
    expect(stranger.body.codes).toEqual({ code: ['two_factor_expired'] });
  });

  it('is finished once: a copy of the waiting login opens no second session', async () => {
    const { email, code, recoveryCodes } = await enrolled();
    const browser = await withPassword(email);
    const copied = browser.copy();
    expect((await browser.post(challenge, { code: code() })).status).toBe(204);
    const answer = await copied.post(challenge, { recovery_code: recoveryCodes[0] });
    expect(answer.body.codes).toEqual({ recovery_code: ['two_factor_expired'] });
  });

  it('is limited to five tries a minute for each waiting login', async () => {
    const { email } = await enrolled();
    const browser = await withPassword(email);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await browser.post(challenge, { code: '000000' })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('is limited for the person as well, however many logins are begun', async () => {
    const { email } = await enrolled();
    const statuses = [];
    for (let begun = 0; begun < 4; begun += 1) {
      const browser = await withPassword(email);
      for (let n = 0; n < 4; n += 1) statuses.push((await browser.post(challenge, { code: '000000' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 422), 429]);
  });

  it('keeps a browser that the person logged in on before out of the count of strangers who know the password', async () => {
    const { email, browser, code } = await enrolled();
    for (let round = 0; round < 4; round += 1) {
      const stranger = await withPassword(email);
      for (let times = 0; times < 4; times += 1) await stranger.post(challenge, { code: '000000' });
    }
    expect((await (await withPassword(email)).post(challenge, { code: code() })).status).toBe(429);
    await browser.post('/login', { email, password });
    expect((await browser.post(challenge, { code: code() })).status).toBe(204);
  });

  it('does not treat a browser as known after a password reset alone', async () => {
    const { email, code } = await enrolled();
    const guest = await openBrowser(site.app);
    await guest.post('/forgot-password', { email });
    await site.runJobs();
    const token = /token=([\w-]+)/.exec(site.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
    await guest.post('/reset-password', { token, email, password, password_confirmation: password });
    for (let round = 0; round < 4; round += 1) {
      await guest.post('/login', { email, password });
      for (let times = 0; times < 4; times += 1) await guest.post(challenge, { code: '000000' });
    }
    await guest.post('/login', { email, password });
    expect((await guest.post(challenge, { code: code() })).status).toBe(429);
    expect((await (await withPassword(email)).post(challenge, { code: code() })).status).toBe(429);
  });

  it('asks a remembering browser too, and remembers it only after the code', async () => {
    const { email, code } = await enrolled();
    const browser = await withPassword(email, { remember: true });
    expect(browser.jar.has('waybill_remember')).toBe(false);
    await browser.post(challenge, { code: code() });
    expect(browser.jar.has('waybill_remember')).toBe(true);
    browser.jar.delete('waybill_session');
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  it('is not gone around by the remember cookie of an earlier login at the same browser', async () => {
    const { email, code } = await enrolled();
    const browser = await withPassword(email, { remember: true });
    await browser.post(challenge, { code: code() });
    const copied = browser.copy();
    copied.jar.delete('waybill_session');
    const again = await browser.post('/login', { email, password });
    expect(again.text).toBe('{"two_factor":true}');
    expect(browser.jar.has('waybill_remember')).toBe(false);
    expect([(await browser.get('/api/user')).status, (await copied.get('/api/user')).status]).toEqual([401, 401]);
  });

  it('ends when the password is reset in the meantime', async () => {
    const { email, code } = await enrolled();
    const waiting = await withPassword(email);
    const asked = await openBrowser(site.app);
    await asked.post('/forgot-password', { email });
    await site.runJobs();
    const link = new URL(/http\S+/.exec(site.mails.at(-1)?.text ?? '')?.[0] ?? '');
    const next = 'Quiet-River-17';
    const token = link.searchParams.get('token');
    const reset = { token, email, password: next, password_confirmation: next };
    expect((await asked.post('/reset-password', reset)).status).toBe(200);
    expect((await waiting.post(challenge, { code: code() })).body.codes).toEqual({ code: ['two_factor_expired'] });
    expect((await asked.post('/login', { email, password: next })).text).toBe('{"two_factor":true}');
  });
});
