import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { accountIdOf, addPerson, confirmPassword, password, signIn, signInFresh } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { enrol } from '../../../testing/two-factor.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

/** An owner whose address was just changed. */
async function movedOwner() {
  const person = await addPerson(site, { accountRole: 'owner' });
  const old = `old-${person.id}@harbor.example`;
  await site.services.database.staff
    .insertInto('email_changes')
    .values({
      id: newId(),
      user_id: person.id,
      old_email: old,
      new_email: person.email,
      requested_at: site.clock(),
      confirmed_at: site.clock(),
    })
    .execute();
  const browser = await signIn(site.app, person.email);
  await confirmPassword(browser);
  return { ...person, old, browser };
}
type Owner = Awaited<ReturnType<typeof movedOwner>>;

async function subjectsTo(email: string): Promise<string[]> {
  await site.runJobs();
  return site.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}
const ok = (answer: { readonly status: number; readonly text: string }) => {
  if (answer.status >= 300) throw new Error(answer.text);
  return answer;
};
const clients = '/api/oauth-clients';
async function client(browser: Browser): Promise<string> {
  const answer = await browser.post(clients, { id: newId(), name: 'Dock system', scopes: ['quote.read'] });
  ok(answer);
  return String(answer.body.data?.['id']);
}
const newPassword = 'Green-Harbor-43';
const next = { password: newPassword, password_confirmation: newPassword };

/** Every change of a login's security, and the subject of its mail. */
const changes: readonly [string, string, (owner: Owner) => Promise<unknown>][] = [
  [
    'a new password',
    'Your password was changed',
    async ({ browser }) => ok(await browser.put('/password', { current_password: password, ...next })),
  ],
  [
    'a password set by a mailed link',
    'Your password was changed',
    async ({ email }) => {
      const guest = await openBrowser(site.app);
      await guest.post('/forgot-password', { email });
      await site.runJobs();
      const link = /http\S+/.exec(site.mails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
      ok(await guest.post('/reset-password', { token: new URL(link).searchParams.get('token'), email, ...next }));
    },
  ],
  ['a second factor', 'Two-factor login is on', ({ browser }) => enrol(browser, site.clock())],
  [
    'no second factor any more',
    'Two-factor login is off',
    async ({ browser }) => {
      await enrol(browser, site.clock());
      ok(await browser.send('DELETE', '/user/two-factor-authentication'));
    },
  ],
  [
    'new recovery codes',
    'You have new recovery codes',
    async ({ browser }) => {
      await enrol(browser, site.clock());
      ok(await browser.post('/user/two-factor-recovery-codes'));
    },
  ],
  [
    'another role in the account',
    'Your roles on Waybill changed',
    async ({ id, browser }) => {
      const accountId = await accountIdOf(browser);
      const { email } = await addPerson(site, { accountRole: 'owner', accountId });
      const colleague = await signInFresh(site.app, email);
      ok(await colleague.put(`/api/account/users/${id}`, { account_role: 'viewer' }));
    },
  ],
  [
    'another role for the whole of Waybill',
    'Your roles on Waybill changed',
    async ({ id }) => {
      const boss = await signIn(site.app, (await addPerson(site, { roles: ['super_admin'] })).email);
      await confirmPassword(boss);
      ok(await boss.put(`/api/admin/roles/${id}`, { was: [], roles: ['fpg_feature'], reason: 'Early user' }));
    },
  ],
  ['API credentials', 'New API credentials: Dock system', ({ browser }) => client(browser)],
  [
    'a new secret of API credentials',
    'New secret for API credentials: Dock system',
    async ({ browser }) => ok(await browser.post(`${clients}/${await client(browser)}/rotate`, { overlap_hours: 0 })),
  ],
  [
    'more rights of API credentials',
    'API credentials changed: Dock system',
    async ({ browser }) =>
      ok(
        await browser.put(`${clients}/${await client(browser)}`, {
          name: 'Dock system',
          scopes: ['quote.read', 'shipment.book'],
          enabled: true,
        }),
      ),
  ],
  [
    'revoked API credentials',
    'API credentials revoked: Dock system',
    async ({ browser }) => ok(await browser.post(`${clients}/${await client(browser)}/revoke`, { reason: 'Old' })),
  ],
];

describe('the owner of a login is mailed, at the address of last week too,', () => {
  it.each(changes)('about %s [AUTH-05, SET-04]', async (_what, subject, change) => {
    const owner = await movedOwner();
    await change(owner);
    expect(await subjectsTo(owner.email)).toContain(subject);
    expect(await subjectsTo(owner.old)).toContain(subject);
  });
});
