import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, confirmPassword, signIn } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { enrolledPerson, loginAfterPassword } from '../../../../testing/two-factor.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

describe('turning two-factor login off', () => {
  it('deletes secret and codes, sends a mail, and the password is enough again', async () => {
    const { id, email, browser } = await enrolledPerson(site);
    await confirmPassword(browser);
    expect((await browser.send('DELETE', '/user/two-factor-authentication')).status).toBe(204);
    expect((await browser.send('DELETE', '/user/two-factor-authentication')).status).toBe(204);
    const rows = await site.services.database.staff
      .selectFrom('two_factor_secrets')
      .select('user_id')
      .where('user_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
    await signIn(site.app, email);
    await site.runJobs();
    expect(site.mails.at(-1)?.subject).toBe('Two-factor login is off');
  });

  it('new recovery codes replace the old ones, and need two-factor login to be on', async () => {
    const { email, browser, recoveryCodes } = await enrolledPerson(site);
    await confirmPassword(browser);
    const { body } = await browser.post('/user/two-factor-recovery-codes');
    const made = body.data?.['recovery_codes'] as string[];
    const login = await loginAfterPassword(site, email);
    expect((await login.post('/two-factor-challenge', { recovery_code: recoveryCodes[0] })).status).toBe(422);
    expect((await login.post('/two-factor-challenge', { recovery_code: made[0] })).status).toBe(204);
    await browser.send('DELETE', '/user/two-factor-authentication');
    expect((await browser.post('/user/two-factor-recovery-codes')).body.code).toBe('conflict');
  });

  it('deletes unfinished logins and unconfirmed secrets', async () => {
    const { email } = await enrolledPerson(site);
    await loginAfterPassword(site, email);
    const other = await signIn(site.app, (await addPerson(site)).email);
    await confirmPassword(other);
    await other.post('/user/two-factor-authentication');
    site.clock.advance(31 * 60_000);
    await site.runCron('session.cleanup');
    const { staff } = site.services.database;
    expect(await staff.selectFrom('two_factor_challenges').select('user_id').execute()).toEqual([]);
    const pending = staff.selectFrom('two_factor_secrets').select('user_id').where('pending_at', 'is not', null);
    expect(await pending.execute()).toEqual([]);
  });
});
