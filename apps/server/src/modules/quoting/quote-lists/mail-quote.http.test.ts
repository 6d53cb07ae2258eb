import { ratePrice, type Quote } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../core/documents/testing/pdf-reader.ts';
import type { Browser } from '../../../testing/browser.ts';
import { quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let quoter: Browser;
let quote: Quote;
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
  quoter = await signIn(site.app, (await addPerson(site, { accountRole: 'quoter' })).email);
  quote = await quoteAs(quoter);
});
afterAll(() => site.close());

const to = 'buyer@receiver.example';
const mail = (body: object, by = quoter) =>
  by.post(`/api/quotes/${quote.id}/mails`, { mail_id: crypto.randomUUID(), to, insured: false, ...body });
const mailsTo = (address: string) => site.mails.filter((one) => one.to === address);

describe('a quote mailed to any address [QUOTE-23]', () => {
  it('leaves once with its PDF and the note, however often the click is sent', async () => {
    const [rate] = quote.rates;
    const body = { mail_id: crypto.randomUUID(), rate_id: rate!.id, note: 'For the vanities' };
    const answers = await Promise.all([mail(body), mail(body), mail(body)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    await site.runJobs();
    expect((await mail(body)).status).toBe(202);
    await site.runJobs();
    const [sent, ...more] = mailsTo(to);
    expect(more).toEqual([]);
    expect(sent?.subject).toMatch(new RegExp(`^Quote ${quote.number} from .+: Manchester, NH to Chicago, IL$`));
    const price = (ratePrice(rate!, false).amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    for (const told of ['For the vanities', rate!.carrier.name, `$${price}`]) expect(sent?.text).toContain(told);
    const [pdf] = sent?.attachments ?? [];
    expect(pdf?.filename).toBe(`quote-${quote.number}.pdf`);
    expect(textOf(pdf!.content).join('\n')).toContain(rate!.carrier.name);
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', quote.id)
      .where('action', 'in', ['quote.mailed', 'quote.mail_sent'])
      .orderBy('action')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['quote.mail_sent', 'quote.mailed']);
  });

  it('holds every rate unless one is chosen', async () => {
    await mail({ to: 'all@receiver.example' });
    await site.runJobs();
    const [sent] = mailsTo('all@receiver.example');
    expect(sent?.text).toContain(String(quote.rates.length));
    const words = textOf(sent!.attachments![0]!.content).join('\n');
    for (const { carrier } of quote.rates) expect(words).toContain(carrier.name);
  });

  it('needs an address that is one, and a rate of this quote; another mail with the same id is refused', async () => {
    expect((await mail({ to: 'nobody' })).body.errors).toEqual({ to: ['Invalid email'] });
    expect((await mail({ rate_id: crypto.randomUUID() })).body.codes).toEqual({ rate_id: ['invalid'] });
    const mail_id = crypto.randomUUID();
    await mail({ mail_id });
    const other = await mail({ mail_id, to: 'other@receiver.example' });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  });

  it('is not sent by who may only look, nor of another account [ROLE-07, ROLE-08]', async () => {
    const viewer = await addPerson(site, { accountRole: 'viewer', accountId: await accountIdOf(quoter) });
    expect((await mail({}, await signIn(site.app, viewer.email))).body.code).toBe('forbidden');
    const stranger = await addPerson(site, { accountRole: 'owner' });
    expect((await mail({}, await signIn(site.app, stranger.email))).status).toBe(404);
  });

  it('is limited to ten in a minute', async () => {
    const person = await addPerson(site, { accountRole: 'quoter', accountId: await accountIdOf(quoter) });
    const browser = await signIn(site.app, person.email);
    const statuses = [];
    for (let click = 0; click < 11; click += 1) statuses.push((await mail({}, browser)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  });
});
