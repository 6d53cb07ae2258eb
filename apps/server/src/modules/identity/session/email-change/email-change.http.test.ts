import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../../testing/browser.ts';
import { addApiClient, tokenOf, type TestClient } from '../../../../testing/api-clients.ts';
import { accountIdOf, addPerson, confirmPassword, password, signIn } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { enrol } from '../../../../testing/two-factor.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const day = 86_400_000;
const browsing = { accept: 'text/html' };

async function mailTo(email: string) {
  await site.runJobs();
  const mail = site.mails.findLast(({ to }) => to === email);
  const link = /http\S+/.exec(mail?.text ?? '')?.[0];
  const url = link === undefined ? null : new URL(link);
  return { subject: mail?.subject, text: mail?.text ?? '', url, path: url ? `${url.pathname}${url.search}` : '' };
}

async function member() {
  const person = await addPerson(site, { accountRole: 'owner' });
  const browser = await signIn(site.app, person.email, true);
  return { ...person, browser, moved: `new-${person.id}@harbor.example` };
}
const request = async (browser: Browser, email: string) => {
  await confirmPassword(browser);
  expect((await browser.put('/profile', { name: 'Ana', email })).status).toBe(200);
};
const userOf = async (browser: Browser) => (await browser.get('/api/user')).body.data;
const logsIn = async (email: string) =>
  (await (await openBrowser(site.app)).post('/login', { email, password })).status === 200;

/** Opens the link in the mail to the old address. */
async function takeBack(mail: { readonly url: URL | null }) {
  const [id, signature] = [mail.url?.searchParams.get('change'), mail.url?.searchParams.get('signature')];
  expect(mail.url?.pathname).toBe('/email-change');
  return (await openBrowser(site.app)).post(`/api/email-changes/${id}/take-back`, { signature });
}

describe('a new email address', () => {
  it('is used once its link is opened; until then the old one stays, and both are notified [AUTH-06, AUTH-14]', async () => {
    const { email, browser, moved } = await member();
    await request(browser, moved);
    expect(await userOf(browser)).toMatchObject({
      email,
      email_verified_at: '2026-11-16T14:30:00.000Z',
      pending_email: moved,
    });
    expect([await logsIn(email), await logsIn(moved)]).toEqual([true, false]);
    const [toNew, toOld] = [await mailTo(moved), await mailTo(email)];
    expect([toNew.subject, toOld.subject]).toEqual([
      'Confirm your new email address',
      'Confirm or stop the change of your email address',
    ]);
    expect(toOld.text).toContain(moved);
    const elsewhere = await signIn(site.app, email, true);
    expect((await browser.get(toNew.path)).status).toBe(204);
    const after = await userOf(browser);
    expect([after?.['email'], after?.['pending_email']]).toEqual([moved, undefined]);
    elsewhere.jar.delete('waybill_session');
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect([await logsIn(email), await logsIn(moved)]).toEqual([false, true]);
    const told = await Promise.all([mailTo(email), mailTo(moved)]);
    expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill('Your email address was changed'));
    expect((await browser.get(toNew.path, browsing)).headers['location']).toBe('/email-verified?problem=already');
  });

  it('is valid 24 hours, sent again on request, and replaced by another one [AUTH-14, AUTH-15]', async () => {
    const { email, browser, moved } = await member();
    await request(browser, `typo-${moved}`);
    const typo = await mailTo(`typo-${moved}`);
    await request(browser, moved);
    expect((await browser.get(typo.path, browsing)).headers['location']).toBe('/email-verified?problem=replaced');
    const first = await mailTo(moved);
    site.clock.advance(day);
    const later = await signIn(site.app, email);
    expect((await later.get(first.path, browsing)).headers['location']).toBe('/email-verified?problem=expired');
    expect((await later.post('/email/verification-notification')).status).toBe(202);
    expect((await later.get((await mailTo(moved)).path)).status).toBe(204);
  });

  it('goes to the first of two who confirm it [AUTH-06]', async () => {
    const [one, other] = [await member(), await member()];
    await request(one.browser, one.moved);
    const link = await mailTo(one.moved);
    await request(other.browser, one.moved);
    expect((await other.browser.get((await mailTo(one.moved)).path)).status).toBe(204);
    expect((await one.browser.get(link.path, browsing)).headers['location']).toBe('/email-verified?problem=taken');
    expect(await userOf(one.browser)).toMatchObject({ email: one.email });
  });

  it('is dropped in the profile, or by the link mailed to the old address [AUTH-06]', async () => {
    const { email, browser, moved } = await member();
    await request(browser, moved);
    const link = await mailTo(moved);
    expect((await browser.send('DELETE', '/user/email-change')).status).toBe(204);
    expect((await browser.get(link.path)).status).toBe(403);
    await request(browser, moved);
    const [toNew, toOld] = [await mailTo(moved), await mailTo(email)];
    const shown = await (
      await openBrowser(site.app)
    ).get(`/api/email-changes/${toOld.url?.searchParams.get('change')}${toOld.url?.search}`);
    expect(shown.body.data).toEqual({ old_email: email, new_email: moved, status: 'pending' });
    expect([(await takeBack(toOld)).status, (await takeBack(toOld)).status]).toEqual([200, 410]);
    expect((await browser.get(toNew.path)).status).toBe(403);
    expect(await userOf(browser)).toMatchObject({ email });
  });

  it('can be undone by the old address for seven days, with later changes [AUTH-06]', async () => {
    const { id, email, browser, moved } = await member();
    await request(browser, moved);
    await browser.get((await mailTo(moved)).path);
    const undo = await mailTo(email);
    site.clock.advance(1000);
    const further = `thief-${id}@harbor.example`;
    await request(browser, further);
    await browser.get((await mailTo(further)).path);
    const thiefs = await mailTo(moved);
    expect((await takeBack({ url: new URL(`${undo.url?.href}x`) })).status).toBe(410);
    expect((await takeBack(undo)).body.data).toEqual({ old_email: email, new_email: moved, status: 'done' });
    expect((await browser.get('/api/user')).status).toBe(401);
    expect([await logsIn(email), await logsIn(further)]).toEqual([false, false]);
    expect((await takeBack(thiefs)).status).toBe(410);
    const reset = await mailTo(email);
    expect(reset.url?.pathname).toBe('/reset-password');
    const token = reset.url?.searchParams.get('token');
    const fresh = { token, email, password, password_confirmation: password };
    expect((await (await openBrowser(site.app)).post('/reset-password', fresh)).status).toBe(200);
    expect(await logsIn(email)).toBe(true);
  });

  it('is undone together with the second factor, API clients, and invitations of an attacker [AUTH-06]', async () => {
    const { id, email, browser, moved } = await member();
    const accountId = await accountIdOf(browser);
    const before = await addApiClient(site, { accountId, createdBy: id, name: 'Before' });
    site.clock.advance(1000);
    await request(browser, moved);
    await enrol(browser, site.clock());
    const invited = { email: `friend-${id}@harbor.example`, account_role: 'owner' };
    expect((await browser.post('/api/account/invitations', invited)).status).toBe(201);
    const since = await addApiClient(site, { accountId, createdBy: id, name: 'Since' });
    await browser.get((await mailTo(moved)).path);
    expect((await takeBack(await mailTo(email))).status).toBe(200);
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Set a new password');
    const next = { token: mail.url?.searchParams.get('token'), email, password, password_confirmation: password };
    await (await openBrowser(site.app)).post('/reset-password', next);
    const login = await (await openBrowser(site.app)).post('/login', { email, password });
    expect(login.body).toEqual({ two_factor: false });
    const friend = await mailTo(invited.email);
    const invitation = friend.url?.searchParams.get('invitation');
    const link = `/api/invitations/${invitation}${friend.url?.search}`;
    expect((await (await openBrowser(site.app)).get(link)).body.code).toBe('invitation_over');
    const asks = (client: TestClient) => tokenOf(site, client).then(Boolean, () => false);
    expect([await asks(before), await asks(since)]).toEqual([true, false]);
  });

  it('leaves a second factor that the owner had before [AUTH-06]', async () => {
    const { email, browser, moved } = await member();
    await enrol(browser, site.clock());
    site.clock.advance(1000);
    await request(browser, moved);
    await browser.get((await mailTo(moved)).path);
    expect((await takeBack(await mailTo(email))).status).toBe(200);
    const mail = await mailTo(email);
    const next = { token: mail.url?.searchParams.get('token'), email, password, password_confirmation: password };
    await (await openBrowser(site.app)).post('/reset-password', next);
    const login = await (await openBrowser(site.app)).post('/login', { email, password });
    expect(login.body).toEqual({ two_factor: true });
  });

  it('stays after seven days, and when the login was taken out of its account [AUTH-06]', async () => {
    const [one, gone] = [await member(), await member()];
    for (const { browser, moved } of [one, gone]) {
      await request(browser, moved);
      await browser.get((await mailTo(moved)).path);
    }
    const { staff } = site.services.database;
    await staff
      .updateTable('users')
      .set({ email: `${gone.id}@removed.invalid` })
      .where('id', '=', gone.id)
      .execute();
    expect((await takeBack(await mailTo(gone.email))).status).toBe(410);
    const undo = await mailTo(one.email);
    site.clock.advance(7 * day);
    expect((await takeBack(undo)).status).toBe(410);
  });
});
