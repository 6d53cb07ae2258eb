import { endpoints, type User } from '@waybill/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { customer } from '../../testing/people.ts';
import { startLanguage } from '../language/i18n.ts';
import { bindNavigator } from '../routes/navigator.ts';
import { session } from '../session/store.ts';
import { call } from './call.ts';
import { ApiProblem } from './problem.ts';

const went: string[] = [];
let api: FakeApi;

function tokenCookie(value: string): void {
  document.cookie = `XSRF-TOKEN=${value}; Path=/`;
}

async function refusalOf(promise: Promise<unknown>): Promise<ApiProblem> {
  const refusal = await promise.then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(refusal).toBeInstanceOf(ApiProblem);
  return refusal as ApiProblem;
}

beforeEach(async () => {
  await startLanguage('en');
  went.length = 0;
  history.replaceState(null, '', '/track?status=delayed');
  bindNavigator({
    navigate: async (href) => void went.push(href),
    home: () => '/',
    exists: () => true,
    isPage: () => true,
  });
  document.cookie = 'XSRF-TOKEN=; Max-Age=0; Path=/';
  session.clear();
  api = fakeApi();
});

describe('every call', () => {
  it('carries the XMLHttpRequest header, asks for JSON and sends cookies [AUTH-07]', async () => {
    api.answer(endpoints.session.user, { data: customer() });
    await call(endpoints.session.user);
    const [request] = api.requests;
    expect(request?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(request?.headers.get('Accept')).toBe('application/json');
    expect(request?.headers.get('Accept-Language')).toBe('en');
    expect(request?.credentials).toBe('include');
  });

  it('sends the CSRF token of the cookie, read afresh and decoded, with writes only [AUTH-01]', async () => {
    api.answer(endpoints.session.updateProfile, '');
    api.answer(endpoints.session.user, { data: customer() });
    const body = { name: 'Dana', email: 'dana@maplekiln.example' };
    tokenCookie('first%3D');
    await call(endpoints.session.updateProfile, { body });
    tokenCookie('second');
    await call(endpoints.session.updateProfile, { body });
    await call(endpoints.session.user);
    expect(api.requests.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['first=', 'second', null]);
    expect(api.requests[0]?.body).toEqual(body);
    expect(api.requests[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('passes headers of its own on', async () => {
    api.answer(endpoints.session.logout, undefined);
    await call(endpoints.session.logout, { headers: { 'Idempotency-Key': 'k-1' } });
    expect(api.requests[0]?.headers.get('Idempotency-Key')).toBe('k-1');
  });

  it('fills params and query', async () => {
    api.handle(endpoints.places.find, () => Response.json({ data: {} }));
    await call(endpoints.places.find, { params: { country: 'US', postal_code: '03103' } });
    expect(api.requests[0]?.params).toEqual({ country: 'US', postal_code: '03103' });
  });

  it('gives documents as bytes and nothing for an empty answer', async () => {
    api.handle(endpoints.shipments.document, () => new Response('%PDF-1.7'));
    const params = { id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01', kind: 'bill-of-lading' } as const;
    const bytes = await call(endpoints.shipments.document, { params });
    expect(new TextDecoder().decode(bytes)).toBe('%PDF-1.7');
    api.answer(endpoints.session.logout, undefined);
    expect(await call(endpoints.session.logout)).toBeUndefined();
  });
});

describe('a stale CSRF token (419)', () => {
  function staleTimes(times: number): void {
    let left = times;
    api.handle(endpoints.session.csrfCookie, () => {
      tokenCookie('fresh');
      return new Response(null, { status: 204 });
    });
    api.handle(endpoints.session.logout, () =>
      left-- > 0
        ? Response.json({ message: 'CSRF token mismatch.' }, { status: 419 })
        : new Response(null, { status: 204 }),
    );
  }

  it('is fetched anew once and the request repeated once with it [AUTH-01]', async () => {
    staleTimes(1);
    tokenCookie('stale');
    await call(endpoints.session.logout);
    expect(api.requests.map(({ name }) => name)).toEqual(['session.logout', 'session.csrfCookie', 'session.logout']);
    expect(api.requests[2]?.headers.get('X-XSRF-TOKEN')).toBe('fresh');
  });

  it('is fetched before the first write of a browser that has none [AUTH-01]', async () => {
    staleTimes(0);
    document.cookie = 'XSRF-TOKEN=; Max-Age=0; Path=/';
    await call(endpoints.session.logout);
    expect(api.requests.map(({ name }) => name)).toEqual(['session.csrfCookie', 'session.logout']);
    expect(api.requests[1]?.headers.get('X-XSRF-TOKEN')).toBe('fresh');
  });

  it('is a refusal when it happens twice', async () => {
    staleTimes(2);
    tokenCookie('stale');
    const problem = await refusalOf(call(endpoints.session.logout));
    expect(problem).toMatchObject({ status: 419, code: 'csrf_mismatch', message: 'CSRF token mismatch.' });
    expect(api.requests).toHaveLength(3);
  });
});

describe('a 401', () => {
  const person: User = customer();

  it('removes AUTH_STATE, opens the sign-in page with the way back, and is still passed on [AUTH-11]', async () => {
    session.set(person);
    localStorage.setItem('draft', 'kept');
    api.refuse(endpoints.session.user, 'unauthenticated', { message: 'Unauthenticated.' });
    const problem = await refusalOf(call(endpoints.session.user));
    expect(problem).toMatchObject({ status: 401, code: 'unauthenticated', message: 'Unauthenticated.' });
    expect(localStorage.getItem('AUTH_STATE')).toBeNull();
    expect(localStorage.getItem('draft')).toBe('kept');
    expect(session.user).toBeNull();
    expect(went).toEqual([`/login?return=%2Ftrack%3Fstatus%3Ddelayed&of=${person.id}`]);
  });

  it('stays where it is when that is the sign-in page [AUTH-11]', async () => {
    history.replaceState(null, '', '/login?return=%2Ftrack');
    api.refuse(endpoints.session.user, 'unauthenticated');
    await refusalOf(call(endpoints.session.user));
    expect(went).toEqual([]);
  });

  it('is the only status that signs out', async () => {
    session.set(person);
    api.refuse(endpoints.session.updateProfile, 'email_unverified', { message: 'Your email address is not verified.' });
    const problem = await refusalOf(call(endpoints.session.updateProfile, { body: { name: 'D', email: 'd@x.co' } }));
    expect(problem).toMatchObject({ status: 403, code: 'email_unverified' });
    expect(session.user).toEqual(person);
    expect(went).toEqual([]);
  });
});

describe('other refusals', () => {
  it('carry their field errors, nested ones too, and the request id', async () => {
    const errors = { 'items.0.weight': ['Weight exceeds maximum weight per item'], email: ['Invalid email'] };
    api.refuse(endpoints.session.forgotPassword, 'validation_failed', {
      message: 'Invalid email (and 1 more error)',
      errors,
    });
    const problem = await refusalOf(call(endpoints.session.forgotPassword, { body: { email: 'x' } }));
    expect(problem).toMatchObject({ status: 422, errors, requestId: 'req-1' });
  });

  it('tell how long to wait', async () => {
    api.refuse(endpoints.session.forgotPassword, 'too_many_attempts', { headers: { 'Retry-After': '42' } });
    const problem = await refusalOf(call(endpoints.session.forgotPassword, { body: { email: 'x' } }));
    expect(problem).toMatchObject({ status: 429, retryAfter: 42 });
  });

  it('come of pages that are not ours as well', async () => {
    api.handle(endpoints.session.user, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await refusalOf(call(endpoints.session.user))).toMatchObject({
      status: 502,
      code: 'server_error',
      message: 'Server Error',
    });
  });

  it('say so when nothing answers', async () => {
    expect(await refusalOf(call(endpoints.session.user))).toMatchObject({
      status: 0,
      code: 'unreachable',
      message: 'We can’t reach the server. Check your connection and try again.',
    });
  });

  it('leave a canceled call a canceled call', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('stopped', 'AbortError')));
    await expect(call(endpoints.session.user)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
