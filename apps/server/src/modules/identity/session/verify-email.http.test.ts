import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { addPerson, password, signIn } from '../../../testing/people.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const minute = 60_000;
const hour = 60 * minute;
const browsing = { accept: 'text/html,application/xhtml+xml' };

/** A new person with an unverified address, and the link mailed to them. */
async function newcomer(language: 'en' | 'es' = 'en') {
  const person = await addPerson(site, { accountRole: 'owner', verified: false, language });
  const browser = await signIn(site.app, person.email, true);
  const asked = await browser.post('/email/verification-notification');
  await site.runJobs();
  const mail = site.mails.at(-1);
  const { pathname, search } = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return { ...person, browser, asked, mail, link: `${pathname}${search}` };
}

const verifiedAt = async (browser: Browser) => (await browser.get('/api/user')).body.data?.['email_verified_at'];

describe('the verification link', () => {
  it('is mailed with the id and the SHA-1 of the address, an expiry and a signature [AUTH-14]', async () => {
    const { id, email, asked, mail, link } = await newcomer('es');
    expect([asked.status, asked.text]).toEqual([202, '""']);
    expect([mail?.to, mail?.subject]).toEqual([email, 'Confirme su correo']);
    const expires = site.clock().getTime() / 1000 + 86_400;
    expect(link).toMatch(new RegExp(`^/email/verify/${id}/[0-9a-f]{40}\\?expires=${expires}&signature=[0-9a-f]{64}$`));
  });

  it('works for 23 hours 59 minutes, and not after 24 hours 1 minute [AUTH-14]', async () => {
    const [early, late] = [await newcomer(), await newcomer()];
    site.clock.advance(23 * hour + 59 * minute);
    const good = await early.browser.get(early.link);
    expect([good.status, good.text]).toEqual([204, '']);
    expect(await verifiedAt(early.browser)).toBe(site.clock().toISOString());
    site.clock.advance(2 * minute);
    const bad = await late.browser.get(late.link);
    expect([bad.status, bad.body.message]).toEqual([403, 'Invalid signature.']);
    expect(await verifiedAt(late.browser)).toBeNull();
  });

  it('works at the other path and a second time', async () => {
    const { browser, link } = await newcomer();
    expect((await browser.get(link.replace('/email/verify/', '/verify-email/'))).status).toBe(204);
    const at = await verifiedAt(browser);
    site.clock.advance(minute);
    expect((await browser.get(link)).status).toBe(204);
    expect(await verifiedAt(browser)).toBe(at);
  });

  it('is refused when anything in it is altered [AUTH-14]', async () => {
    const { browser, link, id } = await newcomer();
    const other = await addPerson(site);
    const altered = [
      link.replace(/expires=\d+/, (part) => `${part}9`),
      link.replace(/signature=./, (part) => (part.endsWith('0') ? 'signature=1' : 'signature=0')),
      link.replace(id, other.id),
      link.replace('?', '?more=1&'),
      link.split('?')[0] ?? '',
    ];
    for (const each of altered) {
      const answer = await browser.get(each);
      expect([answer.status, answer.body.message]).toEqual([403, 'Invalid signature.']);
    }
    expect(await verifiedAt(browser)).toBeNull();
  });

  it('is refused for another person and for a guest [AUTH-14]', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const answer = await other.browser.get(one.link);
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    expect((await (await openBrowser(site.app)).get(one.link)).status).toBe(401);
    expect(await verifiedAt(one.browser)).toBeNull();
  });

  it('is worth nothing once the address has changed', async () => {
    const { id, browser, link } = await newcomer();
    await browser.post('/user/confirm-password', { password });
    await browser.put('/profile', { name: 'Ana', email: `moved-${id}@harbor.example` });
    expect((await browser.get(link)).body.message).toBe('Invalid signature.');
    expect((await browser.get(link, browsing)).headers['location']).toBe('/email-verified?problem=replaced');
  });

  it('sends a browser on: to sign in and back, or to how it went, each way of its own [AUTH-14]', async () => {
    const [{ browser, link }, other] = [await newcomer(), await newcomer()];
    const where = async (from: Browser, url: string) => (await from.get(url, browsing)).headers['location'];
    expect(await where(await openBrowser(site.app), link)).toBe(`/login?return=${encodeURIComponent(link)}`);
    expect(await where(browser, `${link}0`)).toBe('/email-verified?problem=altered');
    expect(await where(other.browser, link)).toBe('/email-verified?problem=other_person');
    expect(await where(browser, link)).toBe('/email-verified?verified=1');
    expect(await where(browser, link)).toBe('/email-verified?problem=already');
    site.clock.advance(24 * hour);
    expect(await where(browser, link)).toBe('/email-verified?problem=already');
    expect(await where(other.browser, other.link)).toBe('/email-verified?problem=expired');
  });

  it('is limited to six tries a minute', async () => {
    const { browser, link } = await newcomer();
    const statuses = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await browser.get(`${link}0`)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429]);
  });
});

describe('asking for the link again', () => {
  it('is answered 204 when the address is verified', async () => {
    const { email } = await addPerson(site);
    const answer = await (await signIn(site.app, email)).post('/email/verification-notification');
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('is refused the seventh time in a minute, and to a guest', async () => {
    const { browser } = await newcomer();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await browser.post('/email/verification-notification')).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect((await (await openBrowser(site.app)).post('/email/verification-notification')).status).toBe(401);
  });
});
