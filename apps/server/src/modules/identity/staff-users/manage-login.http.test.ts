import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApiClient, callWith, tokenOf } from '../../../testing/api-clients.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { accountIdOf, addPerson, confirmPassword, password, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const reason = 'Left the company';
async function staffOf(role: 'super_admin' | 'fpg_admin' | 'fpg_ops') {
  const person = await addPerson(server, { roles: [role] });
  const browser = await signIn(server.app, person.email);
  await confirmPassword(browser);
  const act = (id: string, what: 'disable' | 'enable' | 'log-out' | 'password-reset') =>
    browser.post(`/api/admin/users/${id}/${what}`, what === 'disable' || what === 'enable' ? { reason } : undefined);
  return { ...person, browser, act };
}
const logIn = async (email: string) => (await openBrowser(server.app)).post('/login', { email, password });
const mailsTo = async (email: string) => {
  await server.runJobs();
  return server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe('a login', () => {
  it('of staff is disabled with a reason and enabled again [ADMIN-02, ROLE-07]', async () => {
    const [admin, ops] = [await staffOf('fpg_admin'), await staffOf('fpg_ops')];
    const silent = await admin.browser.post(`/api/admin/users/${ops.id}/disable`, { reason: ' ' });
    expect(silent.body.codes).toEqual({ reason: ['required'] });
    expect([(await admin.act(ops.id, 'disable')).status, (await admin.act(ops.id, 'disable')).status]).toEqual([
      204, 204,
    ]);
    expect((await ops.browser.get('/api/user')).status).toBe(401);
    expect((await logIn(ops.email)).status).toBe(422);
    expect((await admin.act(ops.id, 'password-reset')).status).toBe(409);
    const { body } = await admin.browser.get(`/api/admin/users?search=${ops.email}`);
    expect(body.data).toMatchObject([{ disabled: { by: 'Ana Reyes', reason }, may_manage: true }]);
    expect((await admin.act(ops.id, 'enable')).status).toBe(204);
    expect((await logIn(ops.email)).status).toBe(200);
    expect((await mailsTo(ops.email)).toSorted()).toEqual(['You can log in again', 'Your login was disabled']);
    const entries = await server.services.database.staff
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject_id', '=', ops.id)
      .where('action', 'like', 'login.%')
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { action: 'login.disabled', after: { reason } },
      { action: 'login.enabled', after: { reason } },
    ]);
  });

  it('takes the remembered devices and API clients of a customer with it; clients come back with it', async () => {
    const admin = await staffOf('fpg_admin');
    const owner = await addPerson(server, { accountRole: 'owner' });
    const browser = await signIn(server.app, owner.email, true);
    const accountId = await accountIdOf(browser);
    const colleague = await addPerson(server, { accountRole: 'owner', accountId });
    const client = await addApiClient(server, { accountId, createdBy: owner.id });
    const kept = await addApiClient(server, { accountId });
    const [call, other] = [
      callWith(server, await tokenOf(server, client)),
      callWith(server, await tokenOf(server, kept)),
    ];
    const statuses = async () => [
      (await call('GET', '/api/shipments')).statusCode,
      (await other('GET', '/api/shipments')).statusCode,
    ];
    expect(await statuses()).toEqual([200, 200]);
    // Even the only owner can be disabled, since a stolen login cannot wait.
    expect((await admin.act(owner.id, 'disable')).status).toBe(204);
    expect(await statuses()).toEqual([401, 200]);
    expect((await browser.get('/api/user')).status).toBe(401);
    // The creator's colleague learns why the program stopped and who can help.
    expect(await mailsTo(colleague.email)).toEqual(['API credentials turned off: Warehouse system']);
    await admin.act(owner.id, 'enable');
    expect((await mailsTo(colleague.email)).at(-1)).toBe('API credentials turned on: Warehouse system');
    expect(await statuses()).toEqual([200, 200]);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('is logged out everywhere, and gets a password reset by mail', async () => {
    const admin = await staffOf('fpg_admin');
    const ops = await staffOf('fpg_ops');
    expect((await admin.act(ops.id, 'log-out')).status).toBe(204);
    expect((await ops.browser.get('/api/user')).status).toBe(401);
    expect((await logIn(ops.email)).status).toBe(200);
    expect((await admin.act(ops.id, 'password-reset')).status).toBe(204);
    expect(await mailsTo(ops.email)).toEqual(['Set a new password']);
  });

  it('of a super admin is a super admin’s to disable, never one’s own, never the last one [ADMIN-03, ROLE-07]', async () => {
    const [one, other, admin] = [
      await staffOf('super_admin'),
      await staffOf('super_admin'),
      await staffOf('fpg_admin'),
    ];
    expect((await admin.act(one.id, 'disable')).status).toBe(403);
    expect((await one.act(one.id, 'disable')).body.code).toBe('own_login');
    const answers = await Promise.all([one.act(other.id, 'disable'), other.act(one.id, 'disable')]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const able = await server.services.database.staff
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [one.id, other.id])
      .where('disabled_at', 'is', null)
      .execute();
    expect(able).toHaveLength(1);
  });

  it('is managed with a freshly confirmed password', async () => {
    const [admin, ops] = [await staffOf('fpg_admin'), await staffOf('fpg_ops')];
    server.clock.advance(3_600_000);
    const statuses = [];
    for (const what of ['disable', 'enable', 'log-out'] as const) statuses.push((await admin.act(ops.id, what)).status);
    expect(statuses).toEqual([423, 423, 423]);
  });
});
