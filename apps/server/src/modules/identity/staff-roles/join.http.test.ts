import type { RoleHistoryEntry, StaffInvitation } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { addPerson, confirmPassword, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const path = '/api/admin/staff-invitations';
const day = 86_400_000;
const reason = 'Joins the operations desk on Monday';
const over = [410, 'invitation_over'];
const someone = () => `${newId()}@hired.example`;

async function boss(): Promise<Browser> {
  const browser = await signIn(site.app, (await addPerson(site, { roles: ['super_admin'] })).email);
  await confirmPassword(browser);
  return browser;
}

type Link = { readonly id: string; readonly expires: string; readonly signature: string };

async function linkTo(email: string): Promise<Link> {
  await site.runJobs();
  const mail = site.mails.findLast(({ to }) => to === email);
  const { pathname, searchParams: search } = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none');
  expect(pathname).toBe('/register');
  const [id, expires, signature] = ['staff', 'expires', 'signature'].map((name) => search.get(name) ?? '');
  return { id: id ?? '', expires: expires ?? '', signature: signature ?? '' };
}

async function invite(browser: Browser, email: string, roles = ['fpg_ops', 'fpg_feature']) {
  const answer = await browser.post(path, { email, roles, reason });
  if (answer.status !== 201) throw new Error(answer.text);
  return { invitation: answer.body.data as StaffInvitation, link: await linkTo(email) };
}
const show = async ({ id, expires, signature }: Link) =>
  (await openBrowser(site.app)).get(
    `/api/staff-invitations/${id}?${new URLSearchParams({ expires, signature }).toString()}`,
  );
const accept = async ({ id, expires, signature }: Link) =>
  (await openBrowser(site.app)).post(`/api/staff-invitations/${id}/accept`, {
    expires,
    signature,
    name: 'Noor Haddad',
    password: 'Blue-Harbor-42',
    password_confirmation: 'Blue-Harbor-42',
  });
const told = ({ status, body }: Awaited<ReturnType<typeof accept>>) => [status, body.code];

it('cannot be accepted while the login that sent the invitation is disabled', async () => {
  const [sender, other] = [await addPerson(site, { roles: ['super_admin'] }), await boss()];
  const theirs = await signIn(site.app, sender.email);
  await confirmPassword(theirs);
  const email = someone();
  const { link } = await invite(theirs, email);
  await other.post(`/api/admin/users/${sender.id}/disable`, { reason });
  const answers = [await show(link), await accept(link)];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([over, over]);
  expect((await accept((await invite(other, email)).link)).status).toBe(201);
});

describe('an invitation to the staff', () => {
  it('makes a login with its roles, once [ADMIN-03, ROLE-02]', async () => {
    const by = await boss();
    const email = someone();
    const { link } = await invite(by, email);
    expect((await show(link)).body.data).toEqual({
      email,
      roles: ['fpg_ops', 'fpg_feature'],
      invited_by: 'Ana Reyes',
    });
    expect((await accept(link)).status).toBe(201);
    expect(told(await accept(link))).toEqual(over);
    const browser = await signIn(site.app, email);
    expect((await browser.get('/api/user')).body.data).toMatchObject({
      roles: ['fpg_ops', 'fpg_feature'],
      account: null,
      account_role: null,
    });
    expect((await browser.get('/api/admin/shipments')).status).toBe(200);
    const history = (await by.get('/api/admin/roles/history')).body.data as unknown as RoleHistoryEntry[];
    expect(history.slice(0, 2)).toMatchObject([
      { what: 'joined', whom: 'Noor Haddad', given: ['fpg_ops', 'fpg_feature'] },
      { what: 'invited', whom: email, reason, by: 'Ana Reyes' },
    ]);
  });

  it('of two who accept it at once lets one in [ADMIN-03]', async () => {
    const { link } = await invite(await boss(), someone());
    const statuses = (await Promise.all([accept(link), accept(link)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 410]);
  });

  it('is invalid when altered, expired, renewed, or revoked [ROLE-07]', async () => {
    const by = await boss();
    const altered = await invite(by, someone());
    expect(told(await accept({ ...altered.link, signature: 'x'.repeat(43) }))).toEqual(over);
    const renewed = await invite(by, someone());
    site.clock.advance(1000);
    await confirmPassword(by);
    expect((await by.post(`${path}/${renewed.invitation.id}/resend`)).status).toBe(200);
    expect(told(await accept(renewed.link))).toEqual(over);
    const back = await invite(by, someone());
    expect((await by.send('DELETE', `${path}/${back.invitation.id}`)).status).toBe(200);
    expect(told(await accept(back.link))).toEqual(over);
    expect((await by.send('DELETE', `${path}/${back.invitation.id}`)).status).toBe(404);
    const old = await invite(by, someone());
    site.clock.advance(7 * day);
    expect(told(await accept(old.link))).toEqual(over);
  });

  it('exists once per address, and not for one with a login [ADMIN-03]', async () => {
    const by = await boss();
    const email = someone();
    const answers = await Promise.all([1, 2].map(() => by.post(path, { email, roles: ['fpg_sales'], reason })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.codes).toEqual({ email: ['already_invited'] });
    const { email: taken } = await addPerson(site, { roles: ['fpg_ops'] });
    const refused = await by.post(path, { email: taken, roles: ['fpg_sales'], reason });
    expect(refused.body.codes).toEqual({ email: ['email_taken'] });
    const none = await by.post(path, { email: someone(), roles: [], reason });
    expect(none.body.codes).toEqual({ roles: ['required'] });
  });

  it('is the super admin’s to send, with a fresh password [ROLE-04]', async () => {
    const admin = await signIn(site.app, (await addPerson(site, { roles: ['fpg_admin'] })).email);
    await confirmPassword(admin);
    expect((await admin.post(path, { email: someone(), roles: ['fpg_ops'], reason })).status).toBe(403);
    const stale = await boss();
    site.clock.advance(3_600_000);
    expect((await stale.post(path, { email: someone(), roles: ['fpg_ops'], reason })).status).toBe(423);
  });
});
