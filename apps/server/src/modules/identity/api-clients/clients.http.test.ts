import type { ApiClientDetail } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callWith, tokenOf } from '../../../testing/api-clients.ts';
import type { Browser } from '../../../testing/browser.ts';
import { accountIdOf, addPerson, confirmPassword, signIn, signInFresh } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let owner: Browser;
let stranger: Browser;
let admin: Browser;
let accountId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signInFresh(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  stranger = await signInFresh(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  admin = await signInFresh(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  accountId = await accountIdOf(owner);
});
afterAll(() => server.close());

const base = '/api/oauth-clients';
type Told = { readonly data: ApiClientDetail; readonly secret: string };
async function make(browser: Browser, more: object = {}, path = base): Promise<Told> {
  const body = { id: crypto.randomUUID(), name: 'Order desk', scopes: ['quote.read'], ...more };
  await confirmPassword(browser);
  const answer = await browser.post(path, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as Told;
}
const rotate = async (id: string, hours: number) =>
  (await owner.post(`${base}/${id}/rotate`, { overlap_hours: hours })).body as Told;
const opens = async (id: string, secret: string) =>
  tokenOf(server, { id, secret }).then(
    () => true,
    () => false,
  );

describe('API clients of an account', () => {
  it('are made with a secret that is told once and shown by its end alone [UI-04, ADMIN-12]', async () => {
    const id = crypto.randomUUID();
    const { data, secret } = await make(owner, { id });
    expect(secret).toMatch(/^wbs_[\w-]{43}$/);
    expect(data).toMatchObject({ name: 'Order desk', state: 'active', created_by: 'Ana Reyes', last_used_at: null });
    expect(data.secrets).toMatchObject([{ hint: secret.slice(-4), ends_at: null }]);
    const again = await owner.post(base, { id, name: 'Order desk', scopes: ['quote.read'] });
    expect([again.status, (again.body as Told).secret]).toEqual([201, null]);
    expect((await owner.get(base)).text).not.toContain(secret);
    expect((await owner.get(`${base}/${id}`)).text).not.toContain(secret);
  });

  it('are made, changed and given a new secret only by whoever has just typed the password [AUTH-13]', async () => {
    const { data } = await make(owner);
    const body = { id: crypto.randomUUID(), name: 'Order desk', scopes: ['quote.read'] };
    const desk = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
    const stale = await signIn(server.app, (await addPerson(server, { accountRole: 'owner', accountId })).email);
    const rights = { name: 'Order desk', scopes: ['shipment.book'], enabled: true };
    for (const [browser, path] of [
      [stale, base],
      [desk, '/api/admin/oauth-clients'],
    ] as const) {
      const answers = [
        await browser.post(path, { ...body, account_id: accountId }),
        await browser.put(`${path}/${data.id}`, rights),
        await browser.post(`${path}/${data.id}/rotate`, { overlap_hours: 0 }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([423, 423, 423]);
      expect((await browser.post(`${path}/${data.id}/revoke`, { reason: 'Lost' })).status).toBe(200);
    }
  });

  it('need a name and a scope of ours, and an owner [UI-04]', async () => {
    const refused = await owner.post(base, { id: crypto.randomUUID(), name: ' ', scopes: [] });
    expect([refused.status, refused.body.codes]).toEqual([422, { name: ['required'], scopes: ['required'] }]);
    const email = (await addPerson(server, { accountRole: 'shipper', accountId })).email;
    expect((await (await signIn(server.app, email)).get(base)).status).toBe(403);
  });

  it('are nobody else’s to see or change [UI-04]', async () => {
    const { data } = await make(owner);
    expect((await stranger.get(`${base}/${data.id}`)).status).toBe(404);
    expect((await stranger.post(`${base}/${data.id}/revoke`, {})).status).toBe(404);
    // The id that a browser sends counts within its account, and the id of a client is made by the server.
    const requested = { id: crypto.randomUUID(), name: 'Order desk', scopes: ['quote.read'] };
    const first = await owner.post(base, requested);
    const second = await stranger.post(base, requested);
    expect([first.status, second.status]).toEqual([201, 201]);
    const [one, other] = [first, second].map(({ body }) => String(body.data?.['id']));
    expect(new Set([one, other, requested.id]).size).toBe(3);
    expect((await stranger.get(`${base}/${one}`)).status).toBe(404);
  });
});

describe('a rotated secret', () => {
  it('opens beside the new one for the hours that were chosen, and no longer [ADMIN-12]', async () => {
    const { data, secret } = await make(owner);
    const early = callWith(server, await tokenOf(server, { id: data.id, secret }));
    const rotated = await rotate(data.id, 1);
    expect(rotated.data.secrets.map(({ ends_at: end }) => end)).toEqual([null, '2026-11-16T15:30:00.000Z']);
    expect([await opens(data.id, secret), await opens(data.id, rotated.secret)]).toEqual([true, true]);
    server.clock.advance(3_600_000);
    expect([await opens(data.id, secret), await opens(data.id, rotated.secret)]).toEqual([false, true]);
    expect((await early('GET', '/api/quotes')).statusCode).toBe(401);
  });

  it('can be ended at once, with the tokens it opened; the one that holds cannot [ADMIN-12]', async () => {
    const { data, secret } = await make(owner);
    const early = callWith(server, await tokenOf(server, { id: data.id, secret }));
    const rotated = await rotate(data.id, 168);
    expect((await early('GET', '/api/quotes')).statusCode).toBe(200);
    const [holding, old] = rotated.data.secrets;
    const end = (which: string) => owner.post(`${base}/${data.id}/secrets/${which}/end`);
    expect((await end(holding!.id)).status).toBe(409);
    expect((await end(old!.id)).body.data).toMatchObject({ secrets: [{ ends_at: null }] });
    expect(await opens(data.id, secret)).toBe(false);
    expect((await early('GET', '/api/quotes')).statusCode).toBe(401);
  });

  it('leaves two open at most: who rotates twice ends the oldest [ADMIN-12]', async () => {
    const { data, secret } = await make(owner);
    const second = await rotate(data.id, 24);
    const third = await rotate(data.id, 24);
    expect([
      await opens(data.id, secret),
      await opens(data.id, second.secret),
      await opens(data.id, third.secret),
    ]).toEqual([false, true, true]);
  });
});

describe('the desk', () => {
  const path = '/api/admin/oauth-clients';
  const names = async (query: string) =>
    ((await admin.get(`${path}${query}`)).body.data as unknown as ApiClientDetail[]).map(({ name }) => name);

  it('makes clients for accounts, finds them, and tells who did what [ADMIN-12]', async () => {
    const { data } = await make(admin, { name: 'Zephyr bridge', account_id: accountId }, path);
    expect(data.account).toEqual({ id: accountId, name: 'Harbor Tools' });
    expect(await names('?search=zephyr')).toEqual(['Zephyr bridge']);
    expect(await names(`?search=${data.id}`)).toEqual(['Zephyr bridge']);
    expect(await names('?search=zephyr&scope=shipment.book')).toEqual([]);
    await admin.post(`${path}/${data.id}/revoke`, { reason: 'Asked by phone' });
    expect(await names('?search=zephyr')).toEqual([]);
    expect(await names('?search=zephyr&state=revoked')).toEqual(['Zephyr bridge']);
    const seen = (await owner.get(`${base}/${data.id}`)).body.data as ApiClientDetail;
    expect(seen.revoked).toMatchObject({ by: 'Ana Reyes', reason: 'Asked by phone' });
    expect(seen.steps.map(({ what, who }) => [what, who])).toEqual([
      ['revoked', 'Waybill'],
      ['created', 'Waybill'],
    ]);
  });

  it('says which account is missing [ADMIN-12]', async () => {
    const body = { id: crypto.randomUUID(), name: 'Bridge', scopes: ['quote.read'] };
    expect((await admin.post(path, body)).body.codes).toEqual({ account_id: ['required'] });
    const nobody = await admin.post(path, { ...body, account_id: crypto.randomUUID() });
    expect(nobody.body.codes).toEqual({ account_id: ['invalid'] });
  });
});
