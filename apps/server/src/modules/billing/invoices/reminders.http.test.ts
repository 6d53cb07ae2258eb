import type { Notice } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices, type GivenInvoice } from '../../../testing/invoices.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let accountId: string;
let owner: { readonly id: string; readonly email: string };
let billing: typeof owner;
let viewer: typeof owner;
let browser: Browser;
let number = 40_000;

// 9 a.m. on October 20, 2026 in Chicago.
const morning = '2026-10-20T14:00:00.000Z';

beforeAll(async () => {
  site = await startTestServer({ now: morning });
});
afterAll(() => site.close());

beforeEach(async () => {
  site.clock.set(morning);
  owner = await addPerson(site, { accountRole: 'owner' });
  browser = await signIn(site.app, owner.email);
  accountId = await accountIdOf(browser);
  billing = await addPerson(site, { accountRole: 'billing', accountId, language: 'es' });
  viewer = await addPerson(site, { accountRole: 'viewer', accountId });
  site.mails.length = 0;
});

/** Adds an invoice due in this many days. */
async function due(inDays: number, over: Partial<GivenInvoice> = {}): Promise<number> {
  number += 1;
  const issued = new Date(Date.parse('2026-10-20T00:00:00Z') + (inDays - 30) * 86_400_000).toISOString().slice(0, 10);
  await addInvoices(site.services, accountId, [{ number, total: 58_852, issued, ...over }]);
  return number;
}

const remind = async () => {
  await site.runCron('invoices.remind');
  await site.runJobs();
};
/** Mails about invoices only; mails about the credit hold are left out. */
const mailsTo = ({ email }: typeof owner) =>
  site.mails.filter(({ to, subject }) => to === email && !subject.includes('credit hold'));
const bell = async () => ((await browser.get('/api/notices')).body['data'] as { notices: Notice[] }).notices;

describe('an invoice past its due date', () => {
  it('is reported once to owners and billing people, each in their language, in any number of job runs [INV-01]', async () => {
    const late = await due(-1);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(mailsTo(owner).map(({ subject }) => subject)).toEqual([`Invoice ${late} is past due: $588.52`]);
    expect(mailsTo(owner)[0]?.text).toContain(`Invoice ${late}, due Oct 19, 2026: $588.52`);
    expect(mailsTo(billing).map(({ subject }) => subject)).toEqual([`La factura ${late} está vencida: $588.52`]);
    expect(mailsTo(viewer)).toEqual([]);
  });

  it('rings the bell, which leads to it', async () => {
    const late = await due(-1);
    await remind();
    const { body } = await browser.get(`/api/invoices/find?number=${late}`);
    const [found] = body['data'] as unknown as { id: string }[];
    expect(
      (await bell()).map(({ kind, params, subject }) => [kind, params['number'], params['amount'], subject]),
    ).toEqual([['invoice_past_due', late, '588.52 USD', { type: 'invoice', id: found?.id }]]);
  });

  it('comes with the others of the day in one mail, with what is left of each', async () => {
    const [paidInPart, other] = [await due(-3, { paid: 8852 }), await due(-1, { total: 100_000 })];
    await remind();
    expect(mailsTo(owner)).toHaveLength(1);
    const [{ subject, text } = { subject: '', text: '' }] = mailsTo(owner);
    // 588.52 - 88.52, and 1,000.00.
    expect(subject).toBe('2 invoices are past due: $1,500.00');
    expect(text).toContain(`Invoice ${paidInPart}, due Oct 17, 2026: $500.00`);
    expect(text).toContain(`Invoice ${other}, due Oct 19, 2026: $1,000.00`);
    expect((await bell()).find(({ kind }) => kind === 'invoices_past_due')).toMatchObject({
      params: { invoices: 2 },
      subject: { id: null },
    });
  });

  it('is not reported while disputed, when paid, or on its due date [INV-06]', async () => {
    await due(-5, { disputed: 100 });
    await due(-5, { paid: 58_852 });
    await due(0, { terms: 30, disputed: 1 });
    await remind();
    expect(mailsTo(owner)).toEqual([]);
  });

  it('is also mailed to the account’s billing address', async () => {
    const contact = JSON.stringify({ email: 'Books@harbor.example' });
    await site.services.database.staff
      .updateTable('accounts')
      .set({ billing_contact: contact })
      .where('id', '=', accountId)
      .execute();
    await due(-1);
    await remind();
    expect(site.mails.filter(({ to }) => to === 'books@harbor.example')).toHaveLength(1);
  });

  it('waits for the morning', async () => {
    // 7:30 a.m. in Chicago.
    site.clock.set('2026-10-20T12:30:00.000Z');
    await due(-1);
    await remind();
    expect(mailsTo(owner)).toEqual([]);
    site.clock.set('2026-10-20T13:00:00.000Z');
    await remind();
    expect(mailsTo(owner)).toHaveLength(1);
  });
});

describe('an invoice that falls due soon', () => {
  it('is reported up to two days before, not earlier', async () => {
    const soon = await due(2);
    await due(3);
    await remind();
    expect(mailsTo(owner).map(({ subject }) => subject)).toEqual([`Invoice ${soon} is due within 3 days: $588.52`]);
    expect(mailsTo(owner)[0]?.headers?.['List-Unsubscribe']).toContain('/customer_service?');
  });

  it('is not mailed to people who unsubscribed, but shown in the page', async () => {
    await site.services.database.staff
      .updateTable('users')
      .set({ subscriptions: [] })
      .where('id', '=', owner.id)
      .execute();
    await due(1);
    await remind();
    expect(mailsTo(owner)).toEqual([]);
    expect((await bell()).map(({ kind }) => kind)).toEqual(['invoice_due_soon']);
  });

  it('is reported again when it is past due', async () => {
    await due(0);
    await remind();
    site.clock.set('2026-10-21T14:00:00.000Z');
    browser = await signIn(site.app, owner.email);
    await remind();
    await remind();
    expect((await bell()).map(({ kind }) => kind)).toEqual(['invoice_past_due', 'invoice_due_soon']);
  });
});
