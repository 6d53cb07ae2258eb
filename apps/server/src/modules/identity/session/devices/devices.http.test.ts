import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Device } from '@waybill/contract';
import { openBrowser, type Browser } from '../../../../testing/browser.ts';
import { addPerson, confirmPassword, password, signIn } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const hour = 3_600_000;

async function signInWith(email: string, userAgent: string, remember = false): Promise<Browser> {
  const browser = await openBrowser(site.app);
  await browser.post('/login', { email, password, remember }, { 'user-agent': userAgent });
  return browser;
}

async function devicesOf(browser: Browser): Promise<Device[]> {
  const { body } = await browser.get('/user/sessions');
  return body.data as unknown as Device[];
}

const end = (browser: Browser, id: string) => browser.send('DELETE', `/user/sessions/${id}`);
const statusOf = async (browser: Browser) => (await browser.get('/api/user')).status;

describe('the list of devices', () => {
  it('shows browser, place, and which one is in use, that one first, and only the person’s own', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    await signInWith(email, firefox);
    site.clock.advance(60_000);
    await signIn(site.app, (await addPerson(site)).email);
    const here = await signIn(site.app, email);
    const devices = await devicesOf(here);
    expect(devices.map(({ current }) => current)).toEqual([true, false]);
    expect(devices[1]).toMatchObject({
      kind: 'desktop',
      browser: 'Firefox 143',
      system: 'Linux',
      ip: '127.0.0.1',
      remembered: false,
      last_seen_at: new Date(site.clock().getTime() - 60_000).toISOString(),
    });
  });

  it('leaves out expired sessions, but not a browser that would sign in again', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    await signInWith(email, firefox);
    const remembered = await signInWith(email, firefox, true);
    expect((await devicesOf(remembered)).map((device) => device.remembered)).toEqual([true, false]);
    site.clock.advance(3 * hour);
    const here = await signIn(site.app, email);
    expect((await devicesOf(here)).map(({ current, browser, remembered: kept }) => [current, browser, kept])).toEqual([
      [true, null, false],
      [false, 'Firefox 143', true],
    ]);
    await remembered.get('/api/user');
    expect(await devicesOf(here)).toHaveLength(2);
  });
});

describe('logging a device out', () => {
  it('needs a password typed just now', async () => {
    const { email } = await addPerson(site);
    const [here, there] = [await signIn(site.app, email), await signIn(site.app, email)];
    const other = (await devicesOf(here)).find(({ current }) => !current);
    expect((await end(here, other?.id ?? '')).status).toBe(423);
    expect((await here.send('DELETE', '/user/other-browser-sessions')).status).toBe(423);
    expect(await statusOf(there)).toBe(200);
  });

  it('ends that one for good, with its remember cookie, and no other', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    const [here, there, third] = [
      await signIn(site.app, email),
      await signInWith(email, firefox, true),
      await signInWith(email, firefox),
    ];
    await confirmPassword(here);
    const target = (await devicesOf(here)).find(({ remembered }) => remembered);
    expect((await end(here, target?.id ?? '')).status).toBe(204);
    expect([await statusOf(there), await statusOf(here), await statusOf(third)]).toEqual([401, 200, 200]);
    expect((await end(here, target?.id ?? '')).status).toBe(404);
  });

  it('ends a remembered browser that has no session now', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    const there = await signInWith(email, firefox, true);
    site.clock.advance(3 * hour);
    const here = await signIn(site.app, email);
    await confirmPassword(here);
    const asleep = (await devicesOf(here)).find(({ remembered }) => remembered);
    expect((await end(here, asleep?.id ?? '')).status).toBe(204);
    expect(await statusOf(there)).toBe(401);
  });

  it('finds no device of another person', async () => {
    const [one, two] = [await addPerson(site), await addPerson(site)];
    const [mine, theirs] = [await signIn(site.app, one.email), await signIn(site.app, two.email)];
    await confirmPassword(mine);
    const [foreign] = await devicesOf(theirs);
    expect((await end(mine, foreign?.id ?? '')).status).toBe(404);
    expect((await end(mine, 'x')).status).toBe(404);
    expect(await statusOf(theirs)).toBe(200);
  });

  it('all the others at once: this browser stays, with its own remember cookie', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    const here = await signIn(site.app, email, true);
    const others = [await signInWith(email, firefox, true), await signIn(site.app, email)];
    await confirmPassword(here);
    expect((await here.send('DELETE', '/user/other-browser-sessions')).status).toBe(204);
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
    here.jar.delete('waybill_session');
    expect(await statusOf(here)).toBe(200);
    expect(await devicesOf(here)).toHaveLength(2);
  });
});
