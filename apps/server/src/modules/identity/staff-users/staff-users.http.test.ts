import type { StaffUserRow } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, confirmPassword, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { enrol } from '../../../testing/two-factor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/api/admin/users';
const adminOf = async (role: 'super_admin' | 'fpg_admin') => {
  const person = await addPerson(server, { roles: [role] });
  const browser = await signIn(server.app, person.email);
  await confirmPassword(browser);
  return { ...person, browser };
};
const enrolled = async (given: Parameters<typeof addPerson>[1]) => {
  const person = await addPerson(server, given);
  const browser = await signIn(server.app, person.email);
  await enrol(browser, server.clock());
  return { ...person, browser };
};
const reason = 'Called back at the number of the account';

describe('a lost second factor', () => {
  it('is reset with a reason: sessions end, a mail is sent, and the password alone is enough [AUTH-02, ADMIN-02]', async () => {
    const { browser } = await adminOf('fpg_admin');
    const lost = await enrolled({ accountRole: 'owner' });
    const found = (await browser.get(`${path}?search=${lost.email}`)).body.data as unknown as StaffUserRow[];
    expect(found).toMatchObject([{ id: lost.id, may_reset: true, account_role: 'owner' }]);
    expect(found[0]?.two_factor_at).not.toBeNull();
    const reset = () => browser.post(`${path}/${lost.id}/two-factor/reset`, { reason });
    expect((await browser.post(`${path}/${lost.id}/two-factor/reset`, { reason: ' ' })).body.codes).toEqual({
      reason: ['required'],
    });
    expect([(await reset()).status, (await reset()).status]).toEqual([204, 204]);
    expect((await lost.browser.get('/api/user')).status).toBe(401);
    const again = await signIn(server.app, lost.email);
    expect((await again.get('/api/user')).body.data).toMatchObject({ two_factor: 'off' });
    const entries = await server.services.database.staff
      .selectFrom('audit_entries')
      .select(['after'])
      .where('action', '=', 'two_factor.reset')
      .where('subject_id', '=', lost.id)
      .execute();
    expect(entries).toEqual([{ after: { reason } }]);
    await server.runJobs();
    const mails = server.mails.filter(({ to }) => to === lost.email).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === 'Your two-factor login was reset')).toHaveLength(1);
  });

  it('of a super admin is reset only by another super admin [ROLE-07]', async () => {
    const boss = await enrolled({ roles: ['super_admin'] });
    const admin = await adminOf('fpg_admin');
    const ask = (browser: typeof admin.browser, id: string) =>
      browser.post(`${path}/${id}/two-factor/reset`, { reason });
    expect((await ask(admin.browser, boss.id)).status).toBe(403);
    await confirmPassword(boss.browser);
    expect((await ask(boss.browser, boss.id)).status).toBe(403);
    expect((await ask((await adminOf('super_admin')).browser, boss.id)).status).toBe(204);
    expect((await ask(admin.browser, crypto.randomUUID())).status).toBe(404);
  });

  it('is reset only with a confirmed password, and only by admins [ROLE-07]', async () => {
    const lost = await enrolled({ accountRole: 'viewer' });
    const person = await addPerson(server, { roles: ['super_admin'] });
    const stale = await signIn(server.app, person.email);
    server.clock.advance(3_600_000);
    const refused = await stale.post(`${path}/${lost.id}/two-factor/reset`, { reason });
    expect([refused.status, refused.body.code]).toEqual([423, 'password_confirmation_required']);
    const ops = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
    expect((await ops.get(path)).status).toBe(403);
    expect((await ops.post(`${path}/${lost.id}/two-factor/reset`, { reason })).status).toBe(403);
  });
});
