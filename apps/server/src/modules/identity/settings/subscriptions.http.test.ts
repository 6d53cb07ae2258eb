import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJob } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { allowsMail, mailNotice } from './index.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer({ publicUrl: 'https://waybill.example' });
});
afterAll(() => site.close());

const words = (language: 'en' | 'es') => ({
  language,
  subject: `Tips ${language}`,
  paragraphs: ['Weigh before you ship.'],
});
const db = () => site.services.database.staff;
const tips = 'smart_shipper_tips';

async function reader(language: 'en' | 'es' = 'en') {
  const person = await addPerson(site, { accountRole: 'viewer', language });
  const browser = await signIn(site.app, person.email);
  await browser.put('/api/settings', { subscriptions: ['smart_shipper_tips', 'customer_service'] });
  return { ...person, browser };
}
const sentTo = (email: string) => site.mails.filter(({ to }) => to === email);

/** Path and query of the unsubscribe link in a mail. */
async function wayOut(email: string, userId: string): Promise<string> {
  await mailNotice(db(), userId, tips, words);
  await site.runJobs();
  const header = sentTo(email).at(-1)?.headers?.['List-Unsubscribe'] ?? '';
  expect(header).toMatch(/^<https:\/\/waybill\.example\/unsubscribe\/.+>$/);
  const { pathname, search } = new URL(header.slice(1, -1));
  return `${pathname}${search}`;
}

/** One-click unsubscribe as a mail program does it: no cookies, no token, a form with one field. */
const oneClick = (url: string) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('mails of a subscription', () => {
  it('reach only those who want them, in their language, with the way out [SET-03]', async () => {
    const { id, email } = await reader('es');
    const stranger = await addPerson(site, { accountRole: 'viewer' });
    expect(await mailNotice(db(), id, tips, words)).toBe(true);
    expect(await mailNotice(db(), stranger.id, tips, words)).toBe(false);
    await site.runJobs();
    expect(sentTo(stranger.email)).toEqual([]);
    const [mail] = sentTo(email);
    expect(mail).toMatchObject({
      subject: 'Tips es',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail?.text).toMatch(/^Weigh before you ship\.\n\n[\s\S]*https:\/\/waybill\.example\/unsubscribe\//);
  });

  it('are not sent when the person unsubscribes before they leave [SET-03]', async () => {
    const { id, email, browser } = await reader();
    await mailNotice(db(), id, tips, words);
    await browser.put('/api/settings', { subscriptions: [] });
    await site.runJobs();
    expect(sentTo(email)).toEqual([]);
  });

  it('do not stop what is no subscription: those mails are always sent, without the headers [SET-03]', async () => {
    const { email, browser } = await reader();
    await browser.put('/api/settings', { subscriptions: [] });
    const paragraphs = ['Here it is.'];
    await addJob(db(), sendMail, { to: email, language: 'en', subject: 'Your bill of lading', paragraphs });
    await site.runJobs();
    const [mail] = sentTo(email);
    expect(mail?.text).toContain('Here it is.');
    expect(Object.keys(mail?.headers ?? {})).toEqual(['Message-ID']);
  });
});

describe('the way out of a subscription', () => {
  it('shows a page with a button when the link is opened, and changes nothing [SET-03]', async () => {
    const { id, email } = await reader();
    const url = await wayOut(email, id);
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await site.app.inject({ method, url });
      expect(answer.statusCode).toBe(200);
    }
    const { body } = await site.app.inject({ method: 'GET', url });
    expect(body).toContain('<form method="post"><button>Unsubscribe</button></form>');
    expect(body).toContain('Smart Shipper tips');
    expect(await allowsMail(db(), id, tips)).toBe(true);
  });

  it('takes one click of a mail program, without a login, and only of that kind [SET-03]', async () => {
    const { id, email } = await reader();
    const url = await wayOut(email, id);
    const answers = [await oneClick(url), await oneClick(url)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await allowsMail(db(), id, tips)).toBe(false);
    expect(await allowsMail(db(), id, 'customer_service')).toBe(true);
    const entries = await db()
      .selectFrom('audit_entries')
      .select('id')
      .where('subject_id', '=', id)
      .where('action', '=', 'subscription.ended')
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('is worth nothing altered: another person, another kind, another signature', async () => {
    const [one, other] = [await reader(), await reader()];
    const url = await wayOut(one.email, one.id);
    const altered = [
      url.replace(one.id, other.id),
      url.replace(tips, 'customer_service'),
      url.replace(/signature=.{4}/, 'signature=AAAA'),
      url.split('?')[0] ?? '',
    ];
    for (const link of altered) expect((await oneClick(link)).statusCode).toBe(403);
    expect(await allowsMail(db(), one.id, tips)).toBe(true);
    expect(await allowsMail(db(), other.id, tips)).toBe(true);
    expect(await allowsMail(db(), one.id, 'customer_service')).toBe(true);
  });

  it('is in Spanish for Spanish readers', async () => {
    const { id, email } = await reader();
    const url = await wayOut(email, id);
    const { body } = await site.app.inject({ method: 'GET', url, headers: { 'accept-language': 'es-MX' } });
    expect(body).toContain('<html lang="es">');
    expect(body).toContain('Cancelar suscripción');
  });
});
