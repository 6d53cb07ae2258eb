import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../../core/context.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { cleanupJob } from './cleanup.ts';
import { addPerson, password, signIn } from '../../../testing/people.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe('a session', () => {
  it('ends after 120 minutes without use, and use renews it with its cookies', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    const browser = await signIn(site.app, email);
    site.clock.advance(119 * minute);
    const renewed = await browser.get('/api/user');
    expect([renewed.status, renewed.cookies.has('waybill_session')]).toEqual([200, true]);
    site.clock.advance(119 * minute);
    expect((await browser.get('/api/user')).status).toBe(200);
    site.clock.advance(120 * minute);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('is written down as used once a minute at most', async () => {
    const { id, email } = await addPerson(site);
    const browser = await signIn(site.app, email);
    const began = site.clock();
    const lastSeen = async () =>
      (
        await site.services.database.staff
          .selectFrom('sessions')
          .select('last_seen_at')
          .where('user_id', '=', id)
          .executeTakeFirstOrThrow()
      ).last_seen_at;
    site.clock.advance(59 * second);
    expect((await browser.get('/api/user')).cookies.has('waybill_session')).toBe(false);
    expect(await lastSeen()).toEqual(began);
    site.clock.advance(second);
    await browser.get('/api/user');
    expect(await lastSeen()).toEqual(new Date(began.getTime() + minute));
  });

  it.each([
    { who: 'staff', given: { roles: ['fpg_ops'] as const }, hours: 12 },
    { who: 'a customer', given: { accountRole: 'owner' as const }, hours: 7 * 24 },
  ])('of $who is over after $hours hours however much it is used', async ({ given, hours }) => {
    const { email } = await addPerson(site, given);
    const browser = await signIn(site.app, email);
    for (let n = 1; n < hours; n += 1) {
      site.clock.advance(hour);
      expect((await browser.get('/api/user')).status).toBe(200);
    }
    site.clock.advance(hour);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('reads the database: roles and a disabled person count from the next request on', async () => {
    const { id, email } = await addPerson(site, { roles: ['fpg_sales'] });
    const browser = await signIn(site.app, email);
    const { staff } = site.services.database;
    await staff
      .insertInto('user_roles')
      .values({ user_id: id, role: 'super_admin', granted_at: site.clock() })
      .execute();
    expect((await browser.get('/api/user')).body.data?.['roles']).toEqual(['super_admin', 'fpg_sales']);
    await staff.updateTable('users').set({ disabled_at: site.clock() }).where('id', '=', id).execute();
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('is read for itself also when several come in at once, good and bad', async () => {
    const people = await Promise.all([1, 2, 3].map(() => addPerson(site)));
    const browsers = await Promise.all(people.map(({ email }) => signIn(site.app, email)));
    await site.services.database.staff
      .deleteFrom('sessions')
      .where('user_id', '=', people[1]?.id ?? '')
      .execute();
    const twice = [...browsers, ...browsers];
    const answers = await Promise.all(twice.map((browser) => browser.get('/api/user')));
    const mails = people.map(({ email }, n) => (n === 1 ? undefined : email));
    expect(answers.map(({ body }) => body.data?.['email'])).toEqual([...mails, ...mails]);
  });

  it('is kept as a hash, and the cookie carries 256 random bits', async () => {
    const { email } = await addPerson(site);
    const value = (await signIn(site.app, email)).jar.get('waybill_session') ?? '';
    expect(Buffer.from(value, 'base64url')).toHaveLength(32);
    const kept = await site.services.database.staff.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(value);
  });

  it('that has ended is deleted by the hourly job', async () => {
    const [gone, live] = [await addPerson(site), await addPerson(site)];
    await signIn(site.app, gone.email, true);
    site.clock.advance(2 * hour);
    await signIn(site.app, live.email);
    await cleanupJob.run(systemContext(site.services, 'session.cleanup'), {});
    const left = await site.services.database.staff.selectFrom('sessions').select('user_id').execute();
    expect(left).toEqual([{ user_id: live.id }]);
    expect(cleanupJob.cron).toBe('15 * * * *');
  });
});

describe('logout', () => {
  it('ends the session, replaces id and token, and takes no payload [AUTH-03]', async () => {
    const { email } = await addPerson(site);
    const browser = await signIn(site.app, email);
    const old = browser.copy();
    const answer = await browser.post('/logout');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(browser.jar.get('waybill_session')).not.toBe(old.jar.get('waybill_session'));
    expect(browser.jar.get('XSRF-TOKEN')).not.toBe(old.jar.get('XSRF-TOKEN'));
    expect((await old.get('/api/user')).status).toBe(401);
    expect((await old.post('/logout')).status).toBe(204);
  });

  it('succeeds again, and without a session [AUTH-03]', async () => {
    const { email } = await addPerson(site);
    const browser = await signIn(site.app, email);
    const statuses = [(await browser.post('/logout')).status, (await browser.post('/logout')).status];
    statuses.push((await (await openBrowser(site.app)).post('/logout')).status);
    expect(statuses).toEqual([204, 204, 204]);
    expect((await browser.post('/login', { email, password })).status).toBe(200);
  });
});
