import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../testing/browser.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { addPerson, password, signIn } from '../../../testing/people.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.database.staff.deleteFrom('rate_limits').execute();
});

const next = 'Quiet-River-17';
const change = { current_password: password, password: next, password_confirmation: next };
const minute = 60_000;

describe('changing the password', () => {
  it.each(['/password', '/user/password'])(
    'at %s keeps this session and ends all others of the person [AUTH-05]',
    async (path) => {
      const { email } = await addPerson(site, { accountRole: 'owner' });
      const [mine, other] = [await signIn(site.app, email, true), await signIn(site.app, email, true)];
      const answer = await mine.put(path, change);
      expect([answer.status, answer.text]).toEqual([200, '""']);
      expect(answer.headers['content-type']).toContain('application/json');
      expect((await mine.get('/api/user')).status).toBe(200);
      expect((await other.get('/api/user')).status).toBe(401);
      mine.jar.delete('waybill_session');
      expect((await mine.get('/api/user')).status).toBe(200);

      const fresh = await openBrowser(site.app);
      expect((await fresh.post('/login', { email, password })).status).toBe(422);
      expect((await fresh.post('/login', { email, password: next })).status).toBe(200);
    },
  );

  it('needs the current one [AUTH-05]', async () => {
    const { email } = await addPerson(site);
    const browser = await signIn(site.app, email);
    const answer = await browser.put('/password', { ...change, current_password: 'wrong' });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { current_password: ['The provided password does not match your current password.'] },
    ]);
    expect((await browser.put('/password', {})).body.errors).toEqual({
      current_password: ['Field is required'],
      password: ['Field is required'],
    });
  });

  it('reports passwords that differ under password [AUTH-09]', async () => {
    const { email } = await addPerson(site);
    const browser = await signIn(site.app, email);
    for (const confirmation of ['Quiet-River-18', `${next} `, null]) {
      const answer = await browser.put('/password', { ...change, password_confirmation: confirmation });
      expect([answer.status, answer.body.errors]).toEqual([422, { password: ['New passwords must match.'] }]);
    }
  });

  it('lists every broken rule at once [AUTH-08]', async () => {
    const { email } = await addPerson(site);
    const answer = await (
      await signIn(site.app, email)
    ).put('/password', {
      ...change,
      password: 'short',
      password_confirmation: 'short',
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: 'At least 8 characters (and 3 more errors)',
      errors: {
        password: [
          'At least 8 characters',
          'At least one capital letter',
          'At least one number',
          'At least one special character',
        ],
      },
    });
  });

  it('keeps spaces around a password, and takes long ones in any script [AUTH-08]', async () => {
    const { email } = await addPerson(site);
    const browser = await signIn(site.app, email);
    const long = ` Ñandú 東京 ${'x'.repeat(60)} 🚚1 `;
    const answer = await browser.put('/password', { ...change, password: long, password_confirmation: long });
    expect(answer.status).toBe(200);
    expect((await browser.post('/login', { email, password: long.trim() })).status).toBe(422);
    expect((await browser.post('/login', { email, password: long })).status).toBe(200);
  });

  it('is for people signed in', async () => {
    expect((await (await openBrowser(site.app)).put('/password', change)).status).toBe(401);
  });

  it('stops guessing of the current one from an open session', async () => {
    const { email } = await addPerson(site);
    const browser = await signIn(site.app, email);
    const statuses = [];
    for (let n = 0; n < 7; n += 1) {
      statuses.push((await browser.put('/password', { ...change, current_password: 'wrong' })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
  });
});

describe('confirming the password', () => {
  it.each(['/user/confirm-password', '/confirm-password'])('at %s counts for 15 minutes', async (path) => {
    const { email } = await addPerson(site);
    const browser = await signIn(site.app, email);
    const status = async (query = '') => (await browser.get(`/user/confirmed-password-status${query}`)).body;
    expect(await status()).toEqual({ confirmed: false });
    const answer = await browser.post(path, { password });
    expect([answer.status, answer.text]).toEqual([201, '""']);
    site.clock.advance(15 * minute - 1);
    expect([await status(), await status('?seconds=60')]).toEqual([{ confirmed: true }, { confirmed: false }]);
    site.clock.advance(1);
    expect(await status()).toEqual({ confirmed: false });
  });

  it('says when it is wrong', async () => {
    const { email } = await addPerson(site);
    const answer = await (await signIn(site.app, email)).post('/user/confirm-password', { password: 'wrong' });
    expect([answer.status, answer.body.errors]).toEqual([422, { password: ['The provided password was incorrect.'] }]);
  });
});
