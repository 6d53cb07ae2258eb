import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '../../../core/context.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { createPasswordSetupLink } from './index.ts';
import { addPerson, password, signIn } from '../../../testing/people.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.mails.length = 0;
  await site.services.database.staff.deleteFrom('rate_limits').execute();
});

const next = 'Quiet-River-17';
const second = 1000;
const minute = 60 * second;
const sent = {
  message: 'We have emailed your password reset link.',
  status: 'We have emailed your password reset link.',
};
const invalid = { email: ['This password reset token is invalid.'] };

async function ask(email: string) {
  const answer = await (await openBrowser(site.app)).post('/forgot-password', { email });
  await site.runJobs();
  return answer;
}

const fieldsOf = (link: string) => {
  const { searchParams, pathname } = new URL(link);
  expect(pathname).toBe('/reset-password');
  return { token: searchParams.get('token'), email: searchParams.get('email') };
};
const mailedFields = () => fieldsOf(/http\S+/.exec(site.mails.at(-1)?.text ?? '')?.[0] ?? '');

async function reset(fields: object) {
  const browser = await openBrowser(site.app);
  return browser.post('/reset-password', { password: next, password_confirmation: next, ...fields });
}

describe('forgot password', () => {
  it('mails a link in the language of its reader', async () => {
    const { email } = await addPerson(site, { language: 'es' });
    const answer = await ask(` ${email.toUpperCase()} `);
    expect([answer.status, answer.body]).toEqual([200, sent]);
    expect(site.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Cree una contraseña nueva']]);
    expect(mailedFields().email).toBe(email);
  });

  it('answers the same and mails nobody for an unknown or disabled person', async () => {
    const disabled = await addPerson(site);
    await site.services.database.staff
      .updateTable('users')
      .set({ disabled_at: site.services.clock() })
      .where('id', '=', disabled.id)
      .execute();
    for (const email of ['nobody@harbor.example', disabled.email]) {
      const answer = await ask(email);
      expect([answer.status, answer.body]).toEqual([200, sent]);
    }
    expect(site.mails).toEqual([]);
  });

  it('answers the same within 60 seconds and mails once', async () => {
    const { email } = await addPerson(site);
    await ask(email);
    site.clock.advance(59 * second);
    expect((await ask(email)).body).toEqual(sent);
    expect(site.mails).toHaveLength(1);
    site.clock.advance(second);
    await ask(email);
    expect(site.mails).toHaveLength(2);
  });

  it('names a wrong address, and stops a machine that asks too often', async () => {
    const browser = await openBrowser(site.app);
    expect((await browser.post('/forgot-password', { email: 'nonsense' })).body.errors).toEqual({
      email: ['Invalid email'],
    });
    for (let n = 0; n < 20; n += 1) await browser.post('/forgot-password', { email: `n${n}@harbor.example` });
    const answer = await browser.post('/forgot-password', { email: 'last@harbor.example' });
    const seconds = Number(answer.headers['retry-after']);
    expect([answer.status, answer.body.errors]).toEqual([
      429,
      { email: [`Too many attempts. Try again in ${seconds} seconds.`] },
    ]);
  });
});

describe('reset password', () => {
  it('sets the password once, and ends every session and remember cookie', async () => {
    const { email } = await addPerson(site);
    const browser = await signIn(site.app, email, true);
    await ask(email);
    const fields = mailedFields();
    const answer = await reset(fields);
    const done = 'Your password has been reset.';
    expect([answer.status, answer.body]).toEqual([200, { message: done, status: done }]);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await (await openBrowser(site.app)).post('/login', { email, password: next })).status).toBe(200);
    const again = await reset(fields);
    expect([again.status, again.body.errors]).toEqual([422, invalid]);
  });

  it('takes a token for 60 minutes', async () => {
    const { email } = await addPerson(site);
    await ask(email);
    const early = mailedFields();
    site.clock.advance(60 * minute - second);
    expect((await reset(early)).status).toBe(200);
    site.clock.advance(minute);
    await ask(email);
    site.clock.advance(61 * minute);
    expect((await reset(mailedFields())).body.errors).toEqual(invalid);
  });

  it('takes the newest token only, and only with its address', async () => {
    const [one, other] = [await addPerson(site), await addPerson(site)];
    await ask(one.email);
    const old = mailedFields();
    site.clock.advance(minute);
    await ask(one.email);
    const newest = mailedFields();
    expect((await reset(old)).body.errors).toEqual(invalid);
    expect((await reset({ ...newest, email: other.email })).body.errors).toEqual(invalid);
    expect((await reset({ ...newest, email: 'nobody@harbor.example' })).body.errors).toEqual(invalid);
    expect((await reset(newest)).status).toBe(200);
  });

  it('tells beforehand whether a token still works, and keeps it', async () => {
    const { email } = await addPerson(site);
    await ask(email);
    const fields = mailedFields();
    const check = async (changes: object = {}) => {
      const answer = await (await openBrowser(site.app)).post('/reset-password/check', { ...fields, ...changes });
      return [answer.status, answer.body.data];
    };
    expect(await check()).toEqual([200, { works: true }]);
    expect(await check({ token: 'another' })).toEqual([200, { works: false }]);
    expect(await check({ email: 'other@example.com' })).toEqual([200, { works: false }]);
    expect((await reset(fields)).status).toBe(200);
    expect(await check()).toEqual([200, { works: false }]);
  });

  it('keeps the token when the password is refused [AUTH-08] [AUTH-09]', async () => {
    const { email } = await addPerson(site);
    await ask(email);
    const fields = mailedFields();
    const weak = await reset({ ...fields, password: 'Password1!', password_confirmation: 'Password1!' });
    expect(weak.body.errors).toEqual({ password: ['This password is too common'] });
    const differing = await reset({ ...fields, password_confirmation: password });
    expect(differing.body.errors).toEqual({ password: ['New passwords must match.'] });
    expect((await reset(fields)).status).toBe(200);
  });
});

it('a set-up link lets the first person choose a password once', async () => {
  const { id, email } = await addPerson(site, { roles: ['super_admin'] });
  const link = await createPasswordSetupLink(systemContext(site.services, 'first start'), id);
  const fields = fieldsOf(link);
  expect(fields.email).toBe(email);
  expect([(await reset(fields)).status, (await reset(fields)).status]).toEqual([200, 422]);
});
