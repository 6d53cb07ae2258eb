import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, openBrowser } from '../../../testing/browser.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { addPerson, password, signIn } from '../../../testing/people.ts';

let site: TestServer;
let email: string;

beforeAll(async () => {
  site = await startTestServer({ allowedOrigins: ['http://desk.localhost'] });
  ({ email } = await addPerson(site, { accountRole: 'owner' }));
});
afterAll(() => site.close());

const mismatch = { message: 'CSRF token mismatch.', code: 'csrf_mismatch' };
const attributes = (line: string | undefined) => (line ?? '').split('; ').slice(1).toSorted();

describe('the csrf cookie', () => {
  it('sets a token for scripts and a session hidden from them, without a login [AUTH-01]', async () => {
    const answer = await new Browser(site.app).get('/sanctum/csrf-cookie');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect([...answer.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'waybill_session']);
    expect(attributes(answer.cookies.get('XSRF-TOKEN'))).toEqual(['Max-Age=7200', 'Path=/', 'SameSite=Lax']);
    expect(attributes(answer.cookies.get('waybill_session'))).toEqual([
      'HttpOnly',
      'Max-Age=7200',
      'Path=/',
      'SameSite=Lax',
    ]);
  });

  it('is Secure on https, where the session is bound to the host', async () => {
    const secure = await startTestServer({ publicUrl: 'https://ship.example' });
    const answer = await new Browser(secure.app).get('/sanctum/csrf-cookie');
    expect(attributes(answer.cookies.get('XSRF-TOKEN'))).toEqual(['Max-Age=7200', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(attributes(answer.cookies.get('__Host-waybill_session'))).toEqual([
      'HttpOnly',
      'Max-Age=7200',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    await secure.close();
  });

  it('keeps the session that a browser has', async () => {
    const browser = await signIn(site.app, email);
    const before = browser.jar.get('waybill_session');
    await browser.get('/sanctum/csrf-cookie');
    expect(browser.jar.get('waybill_session')).toBe(before);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  it('is sent again with an answer that passed the check, and not with a mismatch', async () => {
    const browser = await openBrowser(site.app);
    const wrong = await browser.post('/login', { email, password: 'wrong' });
    expect([wrong.status, wrong.cookies.has('XSRF-TOKEN')]).toEqual([422, true]);
    const refused = await browser.post('/login', { email, password }, { 'x-xsrf-token': 'other' });
    expect([refused.status, refused.cookies.has('XSRF-TOKEN')]).toEqual([419, false]);
  });

  it('gives a request without a session no cookies that could overtake those of a sign-in', async () => {
    const answer = await new Browser(site.app).get('/api/user');
    expect([answer.status, answer.cookies.size]).toEqual([401, 0]);
  });
});

describe('a write', () => {
  it.each(['/login', '/logout', '/forgot-password', '/email/verification-notification'])(
    'to %s is refused without the header [AUTH-01]',
    async (path) => {
      const browser = await openBrowser(site.app);
      const answer = await browser.post(path, { email, password }, { 'x-xsrf-token': undefined });
      expect(answer.status).toBe(419);
      expect(answer.body).toEqual({ ...mismatch, request_id: expect.any(String) });
    },
  );

  it('is refused without any cookie, and with a token of another session [AUTH-01]', async () => {
    const [one, other] = [await openBrowser(site.app), await openBrowser(site.app)];
    expect((await new Browser(site.app).post('/logout')).status).toBe(419);
    const answer = await one.post('/logout', undefined, { 'x-xsrf-token': other.jar.get('XSRF-TOKEN') });
    expect(answer.status).toBe(419);
  });

  it('takes the token URL-encoded, plain, in the other header or in the body [AUTH-01]', async () => {
    const browser = await openBrowser(site.app);
    const token = () => browser.jar.get('XSRF-TOKEN') ?? '';
    const encoded = Array.from(token(), (sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
    const none = { 'x-xsrf-token': undefined };
    const statuses = [
      (await browser.post('/logout', undefined, { 'x-xsrf-token': encoded })).status,
      (await browser.post('/logout', undefined, { 'x-xsrf-token': token() })).status,
      (await browser.post('/logout', undefined, { ...none, 'x-csrf-token': token() })).status,
      (await browser.post('/logout', { _token: token() }, none)).status,
    ];
    expect(statuses).toEqual([204, 204, 204, 204]);
  });

  it('with an API key needs no token, and a session sent with it is ignored', async () => {
    const bearer = { authorization: 'Bearer key', 'x-xsrf-token': undefined };
    const client = await new Browser(site.app).post('/email/verification-notification', undefined, bearer);
    expect(client.status).toBe(401);
    const browser = await openBrowser(site.app);
    // A request with an API key has no user, even when it also sends a session.
    expect((await browser.post('/email/verification-notification', undefined, bearer)).status).toBe(401);
  });

  it('from another site is refused even with a valid token [AUTH-01]', async () => {
    const browser = await openBrowser(site.app);
    const from = async (headers: Record<string, string>) => (await browser.post('/logout', undefined, headers)).status;
    expect(await from({ origin: 'https://evil.example' })).toBe(419);
    expect(await from({ origin: 'null' })).toBe(419);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(419);
    expect(await from({ 'sec-fetch-site': 'cross-site', origin: 'http://desk.localhost' })).toBe(419);
  });

  it('from a page of ours, by any of our names, or from an allowed origin passes', async () => {
    const browser = await openBrowser(site.app);
    const from = async (headers: Record<string, string>) => (await browser.post('/logout', undefined, headers)).status;
    expect(await from({ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).toBe(204);
    expect(await from({ origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' })).toBe(204);
    expect(await from({ origin: 'http://desk.localhost', 'sec-fetch-site': 'same-site' })).toBe(204);
  });

  it('needs the token even when the browser says same-origin', async () => {
    const browser = await openBrowser(site.app);
    const answer = await browser.post('/logout', undefined, {
      'sec-fetch-site': 'same-origin',
      'x-xsrf-token': undefined,
    });
    expect(answer.status).toBe(419);
  });
});

it('reading needs no token', async () => {
  const browser = await signIn(site.app, email);
  const none = { 'x-xsrf-token': undefined };
  const preflight = { ...none, origin: 'http://desk.localhost', 'access-control-request-method': 'PUT' };
  expect((await browser.send('HEAD', '/api/user', undefined, none)).status).toBe(200);
  expect((await browser.get('/api/user', none)).status).toBe(200);
  expect((await browser.send('OPTIONS', '/profile', undefined, preflight)).status).toBe(204);
});
