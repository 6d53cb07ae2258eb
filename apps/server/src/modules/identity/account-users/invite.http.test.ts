import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consume, forget } from '../../../core/limits.ts';
import { newId } from '../../../core/ids.ts';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { accountIdOf, addPerson, signIn, signInFresh } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { inviteDayLimit, inviteLimit } from './limits.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const path = '/api/account/invitations';
const day = 86_400_000;
const owner = async () => signInFresh(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
const someone = () => `${newId()}@invited.example`;

type Link = { readonly id: string; readonly expires: string; readonly signature: string };

/** The link of the latest mail to an address. */
async function linkTo(email: string): Promise<Link> {
  await site.runJobs();
  const mail = site.mails.findLast(({ to }) => to === email);
  const { pathname, searchParams: search } = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none');
  expect(pathname).toBe('/register');
  return {
    id: search.get('invitation') ?? '',
    expires: search.get('expires') ?? '',
    signature: search.get('signature') ?? '',
  };
}
async function invite(browser: Browser, email: string, account_role = 'shipper'): Promise<Link> {
  const answer = await browser.post(path, { email, account_role });
  if (answer.status !== 201) throw new Error(answer.text);
  return linkTo(email);
}
const show = async ({ id, expires, signature }: Link) =>
  (await openBrowser(site.app)).get(`/api/invitations/${id}?${new URLSearchParams({ expires, signature }).toString()}`);
const accept = async ({ id, expires, signature }: Link, changes: object = {}) =>
  (await openBrowser(site.app)).post(`/api/invitations/${id}/accept`, {
    expires,
    signature,
    name: 'Noor Haddad',
    password: 'Blue-Harbor-42',
    password_confirmation: 'Blue-Harbor-42',
    disclaimer_accepted: true,
    ...changes,
  });
const over = [410, 'invitation_over'];

it('cannot be accepted while the login that sent it is disabled, and can be sent again by a colleague [AUTH-13]', async () => {
  const browser = await owner();
  const accountId = await accountIdOf(browser);
  const other = await addPerson(site, { accountRole: 'owner', accountId });
  const email = someone();
  const link = await invite(await signInFresh(site.app, other.email), email, 'owner');
  const of = async (what: 'disable' | 'enable') => browser.post(`/api/account/users/${other.id}/${what}`);
  await of('disable');
  const answers = [await show(link), await accept(link)];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([over, over]);
  const { invitations } = (await browser.get('/api/account/users')).body.data as { invitations: object[] };
  expect(invitations).toMatchObject([{ email, status: 'expired' }]);
  await of('enable');
  expect((await show(link)).status).toBe(200);
  await of('disable');
  expect((await accept(await invite(browser, email))).status).toBe(201);
});

describe('an invitation', () => {
  it('makes a verified login in the account with the role it names, once [AUTH-13, AUTH-18]', async () => {
    const browser = await owner();
    const email = someone();
    const link = await invite(browser, email, 'quoter');
    expect((await show(link)).body.data).toEqual({
      email,
      account_role: 'quoter',
      account_name: 'Harbor Tools',
      invited_by: 'Ana Reyes',
      expires_at: '2026-11-23T14:30:00.000Z',
    });
    const joined = await accept(link);
    expect([joined.status, joined.body.data]).toEqual([201, { email }]);
    const theirs = await signIn(site.app, email);
    const { data } = (await theirs.get('/api/user')).body;
    expect(data).toMatchObject({
      name: 'Noor Haddad',
      account_role: 'quoter',
      email_verified_at: '2026-11-16T14:30:00.000Z',
      account: { id: await accountIdOf(browser) },
    });
    const again = await accept(link);
    expect([again.status, again.body.code]).toEqual(over);
  });

  it('is accepted once, however often it is sent at the same moment', async () => {
    const email = someone();
    const link = await invite(await owner(), email);
    const answers = await Promise.all([accept(link), accept(link), accept(link)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('needs name, password rule, both passwords alike and the disclaimer [AUTH-18, AUTH-09]', async () => {
    const link = await invite(await owner(), someone());
    const answer = await accept(link, { name: '', password: 'short', disclaimer_accepted: false });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject({
      name: ['Field is required'],
      password: expect.arrayContaining(['At least 8 characters']),
      password_confirmation: ['Password did not match.'],
      disclaimer_accepted: ['The disclaimer must be accepted'],
    });
    expect((await show(link)).status).toBe(200);
  });

  it('works for 7 days and not a moment longer', async () => {
    const early = await startTestServer();
    try {
      const browser = await signInFresh(early.app, (await addPerson(early, { accountRole: 'owner' })).email);
      const email = someone();
      await browser.post(path, { email, account_role: 'viewer' });
      await early.runJobs();
      const { searchParams } = new URL(/http\S+/.exec(early.mails[0]?.text ?? '')?.[0] ?? '');
      const url = `/api/invitations/${searchParams.get('invitation')}?${searchParams.toString()}`;
      const guest = await openBrowser(early.app);
      early.clock.advance(7 * day - 1000);
      expect((await guest.get(url)).status).toBe(200);
      early.clock.advance(1000);
      expect((await guest.get(url)).status).toBe(410);
    } finally {
      await early.close();
    }
  });

  it('sent again has a fresh link, and the earlier one no longer works', async () => {
    const browser = await owner();
    const email = someone();
    const first = await invite(browser, email);
    site.clock.advance(5000);
    expect((await browser.post(`${path}/${first.id}/resend`, {})).status).toBe(200);
    const second = await linkTo(email);
    expect((await show(first)).status).toBe(410);
    expect((await accept(first)).status).toBe(410);
    expect((await show(second)).status).toBe(200);
  });

  it('taken back does not work, and is off the list', async () => {
    const browser = await owner();
    const link = await invite(browser, someone());
    expect((await browser.send('DELETE', `${path}/${link.id}`)).status).toBe(200);
    expect((await show(link)).body.code).toBe('invitation_over');
    expect((await accept(link)).status).toBe(410);
    const { data } = (await browser.get('/api/account/users')).body;
    expect(data?.['invitations']).toEqual([]);
    expect((await browser.send('DELETE', `${path}/${link.id}`)).status).toBe(404);
  });

  it('altered is worth nothing', async () => {
    const browser = await owner();
    const [one, other] = [await invite(browser, someone()), await invite(browser, someone())];
    const altered = [
      { ...one, id: other.id },
      { ...one, expires: String(Number(one.expires) + 86_400) },
      { ...one, signature: other.signature },
      { ...one, signature: 'x' },
    ];
    for (const link of altered) expect((await accept(link)).body.code).toBe('invitation_over');
  });
});

describe('inviting', () => {
  it('reports that an address has a login or an invitation already [AUTH-17]', async () => {
    const browser = await owner();
    const { email } = await addPerson(site, { accountRole: 'viewer' });
    const taken = await browser.post(path, { email, account_role: 'viewer' });
    expect([taken.status, taken.body.errors]).toEqual([422, { email: ['Email already exists'] }]);
    const invited = someone();
    await invite(browser, invited);
    const twice = await browser.post(path, { email: invited, account_role: 'viewer' });
    expect([twice.status, twice.body.codes]).toEqual([422, { email: ['already_invited'] }]);
    const wrong = await browser.post(path, { email: 'nonsense', account_role: 'king' });
    expect(wrong.body.errors).toEqual({ email: ['Invalid email'], account_role: ['Field is required'] });
  });

  it('reports to a person who got a login in between when they accept [AUTH-17]', async () => {
    const email = someone();
    const link = await invite(await owner(), email);
    await addPerson(site, { accountRole: 'viewer', email });
    const answer = await accept(link);
    expect([answer.status, answer.body.errors]).toEqual([422, { email: ['Email already exists'] }]);
  });

  it('needs a freshly typed password, also to send the mail again [AUTH-13]', async () => {
    const stale = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
    const answer = await stale.post(path, { email: someone(), account_role: 'viewer' });
    expect([answer.status, answer.body.code]).toEqual([423, 'password_confirmation_required']);
    expect((await stale.post(`${path}/${newId()}/resend`, {})).status).toBe(423);
  });

  it('stops at forty mails in an hour and a hundred in a day, for each account [AUTH-17]', async () => {
    const browser = await owner();
    const accountId = await accountIdOf(browser);
    for (const limit of [inviteLimit(accountId), inviteDayLimit(accountId)]) {
      for (let n = 0; n < limit.points; n += 1) await consume(site.services, limit);
      expect((await browser.post(path, { email: someone(), account_role: 'viewer' })).status).toBe(429);
      await forget(site.services, limit);
    }
  });

  it('is for owners, and their invitations are private to the account [ROLE-07, ROLE-08]', async () => {
    const [ours, theirs] = [await owner(), await owner()];
    const link = await invite(theirs, someone());
    expect((await ours.post(`${path}/${link.id}/resend`, {})).status).toBe(404);
    expect((await ours.send('DELETE', `${path}/${link.id}`)).status).toBe(404);
    expect((await show(link)).status).toBe(200);
    for (const accountRole of ['shipper', 'quoter', 'billing', 'viewer'] as const) {
      const browser = await signIn(site.app, (await addPerson(site, { accountRole })).email);
      expect((await browser.post(path, { email: someone(), account_role: 'owner' })).status).toBe(403);
    }
  });

  it('and joining are in the audit trail of the account', async () => {
    const browser = await owner();
    const link = await invite(browser, someone());
    await browser.post(`${path}/${link.id}/resend`, {});
    await accept(await linkTo(site.mails.at(-1)?.to ?? ''));
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select('action')
      .where('account_id', '=', await accountIdOf(browser))
      .where('action', 'like', 'account_user.%')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'account_user.invited',
      'account_user.invitation_resent',
      'account_user.joined',
    ]);
  });
});
