import type { OpenPayment, Payment } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from '../../../testing/people.ts';
import { goodCard, startPayments, type PaymentServer } from '../../../testing/payments.ts';
import { creditOf, openAmounts, receivePayment } from '../ledger/index.ts';

let server: PaymentServer;
let ana: Browser;
let ben: Browser;
let accountId: string;
let first: string;
let second: string;
let number = 90_000;

beforeAll(async () => {
  server = await startPayments();
});
afterAll(() => server.close());
beforeEach(async () => {
  const person = await addPerson(server, { accountRole: 'owner' });
  await server.services.database.staff
    .updateTable('users')
    .set({ name: 'Ana Reyes' })
    .where('email', '=', person.email)
    .execute();
  ana = await signIn(server.app, person.email);
  accountId = await accountIdOf(ana);
  ben = await signIn(server.app, (await addPerson(server, { accountRole: 'billing', accountId })).email);
  number += 2;
  const ids = await addInvoices(server.services, accountId, [
    { number, total: 30_000, issued: '2026-11-02' },
    { number: number + 1, total: 12_550, issued: '2026-11-03' },
  ]);
  [first, second] = [ids.get(number) ?? '', ids.get(number + 1) ?? ''];
});

const start = (as: Browser, invoices: readonly string[], replaces: readonly string[] = [], id = newId()) =>
  as.post('/api/payments', { id, invoices: invoices.map((invoice) => ({ id: invoice })), replaces });
const started = async (as: Browser, invoices: readonly string[], replaces: readonly string[] = []) => {
  const answer = await start(as, invoices, replaces);
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body.data as Payment;
};
const seen = async (id: string) => (await ana.get(`/api/payments/${id}`)).body.data as Payment;
const open = async () =>
  (await openAmounts(server.services.database.staff, accountId, [first, second])).get(first) ?? null;
const credit = () => creditOf(server.services.database.staff, accountId, 'USD');
const tellAll = async () => {
  for (const event of await server.events()) expect(await server.tell(event)).toBe(204);
};
const cheque = (key: string) =>
  server.services.database.staff.transaction().execute(async (tx) => {
    const event = { accountId, currency: 'USD' as const, key: `cheque:${key}` };
    await receivePayment(tx, event, 30_000, [first], server.clock());
  });

describe('an invoice that is being paid', () => {
  it('shows a second person who is paying and since when, and opens no second page [INV-08]', async () => {
    const { id } = await started(ana, [first]);
    const answer = await start(ben, [second, first]);
    expect([answer.status, answer.body.code]).toEqual([409, 'payment_under_way']);
    expect(answer.body.message).toContain(`Ana Reyes has been paying invoice ${number} since Nov 16, 8:30 AM CST.`);
    const told = (await ben.get('/api/payments/open')).body.data as unknown as OpenPayment[];
    expect(told).toMatchObject([
      { id, by: 'Ana Reyes', mine: false, amount: { amount: 30_000 }, invoices: [{ id: first, number }] },
    ]);
    // Other invoices can be paid meanwhile.
    await started(ben, [second]);
  });

  it('has one page, however many people and tabs ask for one at the same moment [INV-08]', async () => {
    const asked = Array.from({ length: 6 }, (_, at) =>
      start(at % 2 ? ana : ben, at % 3 ? [first, second] : [second, first]),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('is taken over only after the first page is closed at the provider, and is paid once [INV-08]', async () => {
    const before = await started(ana, [first]);
    const after = await started(ben, [first], [before.id]);
    expect((await server.pay(before.url ?? '', goodCard)).text).toContain('This payment page has expired');
    expect((await server.pay(after.url ?? '', goodCard)).status).toBe(303);
    await tellAll();
    expect([(await seen(before.id)).state, (await seen(after.id)).state]).toEqual(['expired', 'paid']);
    expect([await open(), await credit()]).toEqual([0, 0]);
  });

  it('cannot be taken over after the card has paid, even before the webhook [INV-08]', async () => {
    const before = await started(ana, [first]);
    await server.pay(before.url ?? '', goodCard);
    const answer = await start(ben, [first], [before.id]);
    expect([answer.status, answer.body.codes]).toEqual([422, { 'invoices.0.amount': ['more_than_open'] }]);
    expect([(await seen(before.id)).state, await open(), await credit()]).toEqual(['paid', 0, 0]);
  });

  it('is not taken over while the provider is unreachable and cannot close the first page', async () => {
    const before = await started(ana, [first]);
    server.provider.faults.plan([{ kind: 'unavailable', operation: 'expire_session', times: 2 }]);
    expect((await start(ben, [first], [before.id])).body.code).toBe('payment_failed');
    expect((await start(ben, [first])).body.code).toBe('payment_under_way');
  });

  it('is free again after an abandoned page expires, even if its answer was lost [INV-08]', async () => {
    server.provider.faults.plan([{ kind: 'lost_reply', operation: 'create_session', times: 2 }]);
    expect((await start(ana, [first])).status).toBe(502);
    expect((await start(ben, [first])).status).toBe(409);
    server.clock.advance(60 * 60_000);
    const { url } = await started(ben, [first]);
    expect((await server.pay(url ?? '', goodCard)).status).toBe(303);
  });

  it('is freed from a page whose answer was lost by closing that page [INV-08]', async () => {
    const lost = newId();
    server.provider.faults.plan([{ kind: 'lost_reply', operation: 'create_session', times: 2 }]);
    expect((await start(ana, [first], [], lost)).status).toBe(502);
    await started(ben, [first], [lost]);
    const closed = server.provider.log.entries.filter(({ operation }) => operation === 'expire_session');
    expect(closed.length).toBeGreaterThan(0);
    expect((await seen(lost)).state).toBe('expired');
  });
});

describe('money that comes twice', () => {
  it('is reported to the payer and to accounting, in the page and by mail [INV-08]', async () => {
    const person = await addPerson(server, { roles: ['fpg_accounting'] });
    const accounting = await signIn(server.app, person.email);
    const { id, url } = await started(ana, [first]);
    await cheque(id);
    await server.pay(url ?? '', goodCard);
    server.mails.length = 0;
    await tellAll();
    await tellAll();
    await server.runJobs();
    type Told = { notices: { kind: string; subject: object; params: object }[] };
    const staff = ((await accounting.get('/api/notices')).body.data as Told).notices;
    expect(staff[0]).toMatchObject({
      kind: 'payments_credited',
      subject: { type: 'payment', id },
      params: { amount: '300.00 USD', account: accountId },
    });
    const payer = ((await ana.get('/api/notices')).body.data as Told).notices;
    expect(payer.map(({ kind }) => kind)).toContain('payment_credited');
    const mails = server.mails.filter(({ to }) => to === person.email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`/admin/payments/${accountId}/${id}`)]);
    expect(mails[0]?.subject).toContain('paid $300.00 more than was due');
  });
});

describe('two accounts that use the same payment id', () => {
  it('pay each their own invoice, and staff give back the right one [INV-08]', async () => {
    const eve = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    const other = await accountIdOf(eve);
    number += 2;
    const theirs = await addInvoices(server.services, other, [{ number, total: 5000, issued: '2026-11-02' }]);
    const id = newId();
    const one = (await start(ana, [first], [], id)).body.data as Payment;
    const two = (await start(eve, [...theirs.values()], [], id)).body.data as Payment;
    expect(two.url).not.toBe(one.url);
    await cheque(id);
    await server.pay(one.url ?? '', goodCard);
    await server.pay(two.url ?? '', goodCard);
    await tellAll();
    const desk = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
    await confirmPassword(desk);
    const at = (account: string) => `/api/admin/payments/${account}/${id}`;
    const received = async (account: string) => ((await desk.get(at(account))).body.data as Payment).received.amount;
    expect([await received(accountId), await received(other)]).toEqual([30_000, 5000]);
    const refund = { id: newId(), amount: 30_000, reason: 'Paid twice' };
    expect((await desk.post(`${at(other)}/refunds`, refund)).status).toBe(422);
    expect((await desk.post(`${at(accountId)}/refunds`, refund)).body.data).toMatchObject({ state: 'done' });
    expect(await credit()).toBe(0);
  });
});
