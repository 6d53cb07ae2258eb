import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { creditAt, creditOf, payInvoice } from '../../../testing/credit.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { bookingOf, quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signInAs } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let desk: Browser;
let owner: Browser;
let accountId: string;
let number = 50_000;

const dayMs = 86_400_000;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  desk = await signInAs(server, { roles: ['fpg_accounting'] });
});
afterAll(() => server.close());
// 2026-11-16 is a Monday.
beforeEach(async () => {
  owner = await signInAs(server, { accountRole: 'owner' });
  accountId = await accountIdOf(owner);
});

const review = () => server.runCron('credit_holds.review_all');

/** Adds a dispute that staff submitted to the carrier. */
async function disputed(invoiceId: string, amount: number): Promise<void> {
  await server.services.database.staff
    .insertInto('disputes')
    .values({
      account_id: accountId,
      id: crypto.randomUUID(),
      invoice_id: invoiceId,
      request_hash: Buffer.alloc(32),
      state: 'submitted_to_carrier',
      reason: 'weight',
      parts: '[]',
      amount,
      currency: 'USD',
      contest_until: '2027-04-01',
      opened_by: crypto.randomUUID(),
      opened_by_name: 'Ana',
      created_at: server.clock(),
      updated_at: server.clock(),
    })
    .execute();
}

/** Adds an invoice of 400.00 due on this day. */
async function due(day: string, over: { disputed?: number; total?: number } = {}): Promise<string> {
  number += 1;
  const ids = await addInvoices(server.services, accountId, [
    { number, total: over.total ?? 40_000, issued: day, terms: 0, disputed: over.disputed ?? 0 },
  ]);
  const id = ids.get(number)!;
  if (over.disputed !== undefined) await disputed(id, over.disputed);
  return id;
}
const setAccount = (change: { credit_limit?: number; grace_days?: number }) =>
  server.services.database.staff.updateTable('accounts').set(change).where('id', '=', accountId).execute();
const book = async (as = owner) =>
  as.post('/api/shipments', bookingOf(await quoteAs(as)), { 'idempotency-key': crypto.randomUUID() });
const activate = (until: string, by = desk) =>
  by.post(`/api/admin/credit-holds/${accountId}/activate`, { reason: 'They promised to pay', until });
const hold = (by = desk) => by.post(`/api/admin/credit-holds/${accountId}/hold`, { reason: 'Checks came back' });
const count = async (table: 'bookings' | 'shipments') =>
  (await server.services.database.staff.selectFrom(table).select('id').where('account_id', '=', accountId).execute())
    .length;

describe('an account with an invoice past its terms', () => {
  it('is not held on the due date, and held on the day after [BOOK-11]', async () => {
    await due('2026-11-16');
    await review();
    expect((await creditOf(owner)).status).toBe('good');
    expect((await book()).status).toBe(201);
    await due('2026-11-15');
    await review();
    expect(await creditOf(owner)).toMatchObject({
      status: 'hold',
      cause: 'past_due',
      past_due: [{ amount: 40_000, currency: 'USD' }],
      past_due_count: 1,
    });
  });

  it('cannot book, even before the clock has noticed; quoting and looking go on [BOOK-11]', async () => {
    await due('2026-10-01');
    const answer = await book();
    expect([answer.status, answer.body.code]).toEqual([403, 'credit_hold']);
    expect(await count('bookings')).toBe(0);
    await review();
    expect([(await book()).status, (await owner.get('/api/shipments')).status]).toEqual([403, 200]);
    expect((await owner.get('/api/invoices')).status).toBe(200);
  });

  it('has as many days of grace as are set [BOOK-11]', async () => {
    await setAccount({ grace_days: 10 });
    const id = await due('2026-11-06');
    await review();
    expect((await creditOf(owner)).status).toBe('good');
    await payInvoice(server, accountId, id, 40_000);
    await due('2026-11-05');
    await review();
    expect((await creditOf(owner)).status).toBe('hold');
  });

  it('is released by itself when it is paid, and not for a part of it [BOOK-11]', async () => {
    const id = await due('2026-11-01');
    await review();
    await payInvoice(server, accountId, id, 39_999);
    await server.runJobs();
    expect(await creditOf(owner)).toMatchObject({ status: 'hold', past_due: [{ amount: 1, currency: 'USD' }] });
    await payInvoice(server, accountId, id, 1);
    await server.runJobs();
    expect(await creditOf(owner)).toMatchObject({ status: 'good', cause: null, since: null });
    const { holds } = await creditAt(desk, accountId);
    expect(holds.map(({ cause, ended_how: how }) => [cause, how])).toEqual([['past_due', 'paid']]);
  });

  it('is not held for what is disputed, but for the rest of it [BOOK-11, INV-06]', async () => {
    await due('2026-10-01', { disputed: 40_000 });
    await review();
    expect((await creditOf(owner)).status).toBe('good');
    await due('2026-10-02', { disputed: 39_000 });
    await review();
    expect(await creditOf(owner)).toMatchObject({ status: 'hold', past_due: [{ amount: 1_000, currency: 'USD' }] });
  });

  it('notifies only owner and billing, by mail and in the page [BOOK-11]', async () => {
    const billing = await addPerson(server, { accountRole: 'billing', accountId, language: 'es' });
    const shipper = await addPerson(server, { accountRole: 'shipper', accountId });
    await due('2026-10-01');
    server.mails.length = 0;
    await review();
    await review();
    await server.runJobs();
    const people = await server.services.database.staff
      .selectFrom('users')
      .select('email')
      .where('account_id', '=', accountId)
      .execute();
    const mine = server.mails.filter(({ to }) => people.some(({ email }) => email === to));
    expect(mine).toHaveLength(2);
    expect(mine.some(({ to }) => to === shipper.email)).toBe(false);
    const spanish = mine.find(({ to }) => to === billing.email);
    expect(spanish?.subject).toBe('Su cuenta está en suspensión de crédito');
    expect(spanish?.text).toContain('$400.00');
    const { notices } = (await owner.get('/api/notices')).body.data as { notices: { kind: string }[] };
    expect(notices.map(({ kind }) => kind)).toEqual(['credit_held']);
    const staff = (await desk.get('/api/notices')).body.data as { notices: { kind: string; subject: object }[] };
    expect(staff.notices[0]).toMatchObject({ kind: 'account_held', subject: { type: 'account', id: accountId } });
  });

  it('leaves an entry in the audit trail that names the job', async () => {
    await due('2026-10-01');
    await review();
    const entries = await server.services.database.staff
      .selectFrom('audit_entries')
      .select(['action', 'actor_kind', 'after'])
      .where('account_id', '=', accountId)
      .where('subject_type', '=', 'account')
      .execute();
    expect(entries).toEqual([
      { action: 'account.credit_reviewed', actor_kind: 'system', after: { credit_status: 'hold', cause: 'past_due' } },
    ]);
  });
});

describe('the credit limit', () => {
  it('refuses what would pass it, and says by how much; nothing is claimed or sent [BOOK-11]', async () => {
    await due('2026-12-01', { total: 90_000 });
    await setAccount({ credit_limit: 90_000 });
    const answer = await book();
    expect([answer.status, answer.body.code]).toEqual([403, 'credit_limit']);
    expect(answer.body.message).toContain('over its $900.00 credit limit: $900.00 is unpaid');
    expect([await count('bookings'), await count('shipments')]).toEqual([0, 0]);
    expect((await creditOf(owner)).status).toBe('good');
  });

  it('lets one of two bookings through that pass it only together [BOOK-11]', async () => {
    const quotes = [await quoteAs(owner), await quoteAs(owner)];
    const [one = 0, other = 0] = quotes.map(({ rates }) => rates[0]?.total_with_insurance?.amount ?? 0);
    expect(Math.min(one, other)).toBeGreaterThan(0);
    await setAccount({ credit_limit: one + other - 1 });
    const send = (body: object) => owner.post('/api/shipments', body, { 'idempotency-key': crypto.randomUUID() });
    const answers = await Promise.all(quotes.map((quote) => send(bookingOf(quote))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403]);
    expect(await count('shipments')).toBe(1);
  });

  it('holds the account when it is lowered under what is owed, and releases it when it is raised [BOOK-11]', async () => {
    await due('2026-12-01', { total: 90_000 });
    const terms = (credit_limit: number | null) =>
      desk.put(`/api/admin/credit-holds/${accountId}/terms`, { credit_limit, terms_days: 30, grace_days: 0 });
    await terms(89_999);
    await server.runJobs();
    expect(await creditOf(owner)).toMatchObject({ status: 'hold', cause: 'over_limit' });
    await terms(null);
    await server.runJobs();
    expect((await creditOf(owner)).status).toBe('good');
  });
});

describe('staff', () => {
  it('activate an account for a while: the rule does not hold it until that day is over [ADMIN-14]', async () => {
    await due('2026-10-01');
    await review();
    expect((await activate('2026-11-23')).status).toBe(200);
    await review();
    expect(await creditOf(owner)).toMatchObject({ status: 'good', open_until: '2026-11-23', open_days: 7 });
    expect((await book()).status).toBe(201);
    server.clock.advance(7 * dayMs);
    await review();
    const during = await creditAt(await signInAs(server, { roles: ['fpg_accounting'] }), accountId);
    server.clock.advance(dayMs);
    await review();
    const after = await creditAt(await signInAs(server, { roles: ['fpg_accounting'] }), accountId);
    server.clock.set('2026-11-16T14:30:00.000Z');
    desk = await signInAs(server, { roles: ['fpg_accounting'] });
    expect([during.status, after.status]).toEqual(['good', 'hold']);
    expect(after.holds.map(({ ended_how: how }) => how)).toEqual([null, 'activated']);
    expect(after.holds[1]).toMatchObject({ end_reason: 'They promised to pay', open_until: '2026-11-23' });
  });

  it('are refused when someone was faster: one of two activations wins [ADMIN-14]', async () => {
    await hold();
    const other = await signInAs(server, { roles: ['fpg_admin'] });
    const answers = await Promise.all([activate('2026-11-20'), activate('2026-11-30', other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('name a day that is to come and not too far off, and a reason', async () => {
    await hold();
    const codes = async (body: object) =>
      (await desk.post(`/api/admin/credit-holds/${accountId}/activate`, body)).body.codes;
    expect(await codes({ reason: '', until: '2026-11-20' })).toEqual({ reason: ['required'] });
    expect(await codes({ reason: 'x', until: '2026-11-15' })).toEqual({ until: ['date_before_today'] });
    expect(await codes({ reason: 'x', until: '2027-02-15' })).toEqual({ until: ['too_big'] });
  });

  it('hold an account by hand, and no payment releases it [BOOK-11]', async () => {
    const id = await due('2026-10-01');
    await review();
    expect((await hold()).status).toBe(200);
    expect((await hold()).status).toBe(409);
    await payInvoice(server, accountId, id, 40_000);
    await server.runJobs();
    await review();
    expect(await creditOf(owner)).toMatchObject({ status: 'hold', cause: 'staff' });
    expect((await book()).body.code).toBe('credit_hold');
    const { holds } = await creditAt(desk, accountId);
    expect(holds.map(({ cause, ended_how: how }) => [cause, how])).toEqual([
      ['staff', null],
      ['past_due', 'replaced'],
    ]);
  });

  it('see who is held; customers see neither the list nor what staff wrote [ROLE-07]', async () => {
    await hold();
    const rows = (await desk.get('/api/admin/credit-holds?per_page=100')).body.data as unknown as {
      account: { id: string };
      cause: string;
    }[];
    expect(rows.find(({ account }) => account.id === accountId)).toMatchObject({ cause: 'staff' });
    expect((await owner.get('/api/admin/credit-holds')).status).toBe(403);
    expect(
      (await signInAs(server, { roles: ['fpg_sales'] }).then((one) => one.get('/api/admin/credit-holds'))).status,
    ).toBe(403);
    expect((await owner.get('/api/credit')).text).not.toContain('Checks came back');
    const stranger = await signInAs(server, { accountRole: 'owner' });
    expect(await creditOf(stranger)).toMatchObject({ status: 'good', invoices: [] });
  });
});
