import type { AxiosInstance } from 'axios';
import { JSDOM } from 'jsdom';
import { CookieJar } from 'tough-cookie';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { addPerson, password } from '../../../testing/people.ts';

let site: TestServer;
let origin: string;
beforeAll(async () => {
  site = await startTestServer();
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.close());

/** Axios in one of our pages: the browser keeps the cookies, axios reads the token. */
describe('an axios client in a browser', () => {
  let page: JSDOM;
  let axios: AxiosInstance;
  beforeAll(async () => {
    page = new JSDOM('', { url: `${origin}/login` });
    vi.stubGlobal('window', page.window);
    for (const name of ['document', 'location', 'navigator', 'XMLHttpRequest', 'FormData'] as const) {
      vi.stubGlobal(name, page.window[name]);
    }
    // Imported late, since axios detects its environment on import.
    const { default: library } = await import('axios');
    axios = library.create({
      adapter: 'xhr',
      withCredentials: true,
      withXSRFToken: true,
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      validateStatus: () => true,
    });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    page.window.close();
  });

  it('signs in, reads, changes and signs out [AUTH-01] [AUTH-04] [AUTH-06]', async () => {
    const { id, email } = await addPerson(site, { accountRole: 'owner' });
    expect((await axios.post('/login', { email, password })).status).toBe(419);
    expect((await axios.get('/sanctum/csrf-cookie')).status).toBe(204);
    const wrong = await axios.post('/login', { email, password: 'wrong' });
    expect([wrong.status, Object.keys(wrong.data.errors)]).toEqual([422, ['email']]);
    expect((await axios.post('/login', { email, password })).data).toEqual({ two_factor: false });
    expect((await axios.get('/api/user')).data.data).toMatchObject({ id, roles: [] });
    expect((await axios.put('/profile', { name: 'Ana by axios', email })).status).toBe(200);
    expect((await axios.get('/api/user')).data.data.name).toBe('Ana by axios');
    expect((await axios.post('/logout')).status).toBe(204);
    expect((await axios.get('/api/user')).status).toBe(401);
  });
});

/** Fetch with its own cookie jar: reads the cookie and sends the header by hand, as any script would. */
describe('a fetch client', () => {
  const jar = new CookieJar();

  async function call(method: string, path: string, body?: object) {
    const cookies = await jar.getCookies(origin);
    const token = decodeURIComponent(cookies.find(({ key }) => key === 'XSRF-TOKEN')?.value ?? '');
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        cookie: await jar.getCookieString(origin),
        'x-xsrf-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
    });
    for (const line of answer.headers.getSetCookie()) await jar.setCookie(line, origin);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  }

  it('signs in, reads, changes and signs out [AUTH-01] [AUTH-04] [AUTH-05]', async () => {
    const { id, email } = await addPerson(site, { roles: ['fpg_ops'] });
    const next = 'Quiet-River-17';
    expect(await call('GET', '/sanctum/csrf-cookie')).toEqual({ status: 204, body: null });
    expect(await call('POST', '/login', { email, password })).toEqual({ status: 200, body: { two_factor: false } });
    expect((await call('GET', '/api/user')).body.data).toMatchObject({ id, roles: ['fpg_ops'] });
    const change = { current_password: password, password: next, password_confirmation: next };
    expect(await call('PUT', '/password', change)).toEqual({ status: 200, body: '' });
    expect((await call('GET', '/api/user')).status).toBe(200);
    expect(await call('POST', '/logout')).toEqual({ status: 204, body: null });
    expect((await call('GET', '/api/user')).status).toBe(401);
    expect((await call('POST', '/login', { email, password: next })).status).toBe(200);
  });
});
