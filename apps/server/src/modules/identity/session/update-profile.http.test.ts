import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { addPerson, confirmPassword, signIn } from '../../../testing/people.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

async function member() {
  const person = await addPerson(site, { accountRole: 'owner' });
  return { ...person, browser: await signIn(site.app, person.email) };
}

it.each(['/profile', '/user/profile-information'])('changes name and preferences at %s [AUTH-06]', async (path) => {
  const { email, browser } = await member();
  const fields = { name: ' Ana María ', email, language: 'es', unit_system: 'metric', currency: 'MXN', per_page: 50 };
  const answer = await browser.put(path, fields);
  expect([answer.status, answer.text]).toEqual([200, '""']);
  expect((await browser.get('/api/user')).body.data).toMatchObject({
    ...fields,
    name: 'Ana María',
    email_verified_at: '2026-11-16T14:30:00.000Z',
  });
});

it('leaves what is not sent as it is, and writes nothing when nothing changes [AUTH-06]', async () => {
  const { id, email, browser } = await member();
  await browser.put('/profile', { name: 'Ana', email, per_page: 50 });
  await browser.put('/profile', { name: 'Ana', email });
  expect((await browser.get('/api/user')).body.data).toMatchObject({ name: 'Ana', per_page: 50, language: 'en' });
  const entries = await site.services.database.staff
    .selectFrom('audit_entries')
    .select(['action', 'account_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['session.login', 'profile.changed']);
  expect(entries[1]?.account_id).not.toBeNull();
});

it('keeps the zone that staff read times in, and gives it back to them alone [AUTH-06]', async () => {
  const { email } = await addPerson(site, { roles: ['fpg_ops'] });
  const desk = await signIn(site.app, email);
  const zoneOf = async (of: typeof desk) => (await of.get('/api/user')).body.data?.time_zone;
  expect(await zoneOf(desk)).toBeUndefined();
  expect((await desk.put('/profile', { name: 'Ana', email, time_zone: 'Mars/Base' })).status).toBe(422);
  expect((await desk.put('/profile', { name: 'Ana', email, time_zone: 'America/Denver' })).status).toBe(200);
  expect(await zoneOf(desk)).toBe('America/Denver');
  await desk.put('/profile', { name: 'Ana', email, time_zone: null });
  expect(await zoneOf(desk)).toBeUndefined();
  // What customers choose is the zone of their mails.
  const { email: theirs, browser } = await member();
  await browser.put('/profile', { name: 'Ana', email: theirs, time_zone: 'America/Denver' });
  expect(await zoneOf(browser)).toBeUndefined();
});

it('replaces an address that was never confirmed at once, and has the new one verified', async () => {
  const { id, email } = await addPerson(site, { accountRole: 'owner', verified: false });
  const browser = await signIn(site.app, email);
  const moved = `moved-${id}@harbor.example`;
  await confirmPassword(browser);
  expect((await browser.put('/profile', { name: 'Ana', email: ` ${moved.toUpperCase()}` })).status).toBe(200);
  expect((await browser.get('/api/user')).body.data).toMatchObject({ email: moved, email_verified_at: null });
  await site.runJobs();
  expect(site.mails.findLast(({ to }) => to === email)?.subject).toBe('Your email address was removed from Waybill');
  const mail = site.mails.findLast(({ to }) => to === moved);
  const { pathname, search } = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect((await browser.get(`${pathname}${search}`)).status).toBe(204);
});

it('refuses an address of another login, even when two people take it at once', async () => {
  const [one, other] = [await member(), await member()];
  await confirmPassword(one.browser);
  const answer = await one.browser.put('/profile', { name: 'Ana', email: other.email });
  expect([answer.status, answer.body.errors]).toEqual([422, { email: ['Email already exists'] }]);
  const email = `shared-${one.id}@harbor.example`;
  const newcomers = await Promise.all([1, 2].map(() => addPerson(site, { accountRole: 'owner', verified: false })));
  const browsers = await Promise.all(newcomers.map((person) => signIn(site.app, person.email)));
  for (const browser of browsers) await confirmPassword(browser);
  const both = await Promise.all(browsers.map((browser) => browser.put('/profile', { name: 'Ana', email })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

it('names the fields that are wrong', async () => {
  const { browser } = await member();
  const answer = await browser.put('/profile', { name: '  ', email: 'nonsense', per_page: 3 });
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { name: ['Field is required'], email: ['Invalid email'], per_page: ['At least 5'] },
  ]);
});

it('changes the address only after a password confirmation, and everything else without [AUTH-13]', async () => {
  const { id, email, browser } = await member();
  const moved = { name: 'Ana', email: `late-${id}@harbor.example` };
  const refused = await browser.put('/profile', moved);
  expect([refused.status, refused.body.message]).toEqual([423, 'Password confirmation required.']);
  expect((await browser.put('/profile', { name: 'Ana', email, language: 'es' })).status).toBe(200);
  await confirmPassword(browser);
  site.clock.advance(15 * 60_000);
  expect((await browser.put('/profile', moved)).status).toBe(423);
  await confirmPassword(browser);
  expect((await browser.put('/profile', moved)).status).toBe(200);
});

it('reveals whether addresses are taken ten times in 15 minutes at most', async () => {
  const [{ browser }, other] = [await member(), await member()];
  await confirmPassword(browser);
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    statuses.push((await browser.put('/profile', { name: 'Ana', email: other.email })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});
