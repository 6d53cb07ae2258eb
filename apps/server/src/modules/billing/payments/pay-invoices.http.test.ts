import type { Payment } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { signatureOf } from '../../../simulators/payments/index.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { goodCard, startPayments, type PaymentServer } from '../../../testing/payments.ts';
import { creditInvoice, creditOf, openAmounts, receivePayment, trialBalance } from '../ledger/index.ts';

let server: PaymentServer;
let owner: Browser;
let accountId: string;
/** Two invoices: $300.00 and $125.50. */
let first: string;
let second: string;
let number = 50_000;

beforeAll(async () => {
  server = await startPayments();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  accountId = await accountIdOf(owner);
  number += 2;
  const ids = await addInvoices(server.services, accountId, [
    { number, total: 30_000, issued: '2026-11-02' },
    { number: number + 1, total: 12_550, issued: '2026-11-03' },
  ]);
  [first, second] = [ids.get(number) ?? '', ids.get(number + 1) ?? ''];
});

const start = (invoices: readonly { id: string; amount?: number }[], id = newId()) =>
  owner.post('/api/payments', { id, invoices });
const started = async (invoices: readonly { id: string; amount?: number }[], id?: string) => {
  const answer = await start(invoices, id);
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body.data as Payment;
};
const seen = async (id: string) => (await owner.get(`/api/payments/${id}`)).body.data as Payment;
const open = async () => {
  const amounts = await openAmounts(server.services.database.staff, accountId, [first, second]);
  return [amounts.get(first), amounts.get(second)];
};
const credit = () => creditOf(server.services.database.staff, accountId, 'USD');
const tellAll = async () => {
  for (const event of await server.events()) expect(await server.tell(event)).toBe(204);
};
const pages = () =>
  server.provider.log.entries.filter(({ operation, facts }) => operation === 'create_session' && !facts['replayed']);

describe('paying invoices', () => {
  it('says what to do when none is selected [INV-05]', async () => {
    const answer = await start([]);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { invoices: ['You must select at least one invoice in order to pay'] },
    ]);
  });

  it('pays one or many in full, and the history has them from then on [INV-05, INV-08]', async () => {
    const { id, url, amount } = await started([{ id: first }, { id: second }]);
    expect(amount).toEqual({ amount: 42_550, currency: 'USD' });
    const paid = await server.pay(url ?? '', goodCard);
    expect([paid.status, paid.location]).toEqual([303, `http://localhost/my-invoices/payments/${id}?done=1`]);
    expect((await seen(id)).state).toBe('open');
    await tellAll();
    expect(await seen(id)).toMatchObject({
      state: 'paid',
      received: { amount: 42_550, currency: 'USD' },
      credited: { amount: 0, currency: 'USD' },
      invoices: [
        { id: first, applied: { amount: 30_000 } },
        { id: second, applied: { amount: 12_550 } },
      ],
      card: { brand: 'visa', last4: '4242' },
      url: null,
    });
    expect(await open()).toEqual([0, 0]);
    const history = (await owner.get('/api/invoices/history')).body.data as unknown as { id: string; status: string }[];
    expect(new Map(history.map(({ id: each, status }) => [each, status]))).toEqual(
      new Map([
        [first, 'paid'],
        [second, 'paid'],
      ]),
    );
  });

  it('pays a part of each, as much as was said [INV-05]', async () => {
    const { url } = await started([
      { id: first, amount: 10_000 },
      { id: second, amount: 50 },
    ]);
    await server.pay(url ?? '', goodCard);
    await tellAll();
    expect(await open()).toEqual([20_000, 12_500]);
  });

  it('takes no more than is open, no less than a card can pay, and nothing twice in one payment', async () => {
    const over = await start([{ id: first, amount: 30_001 }]);
    expect([over.status, over.body.errors]).toEqual([
      422,
      { 'invoices.0.amount': ['More than the balance of 300.00 USD'] },
    ]);
    expect((await start([{ id: first, amount: 49 }])).status).toBe(422);
    expect((await start([{ id: first }, { id: first }])).status).toBe(422);
    expect((await start([{ id: newId() }])).status).toBe(404);
  });

  it('takes one currency at a time', async () => {
    const ids = await addInvoices(server.services, accountId, [
      { number: number + 900_000, total: 5000, issued: '2026-11-03', currency: 'CAD' },
    ]);
    const answer = await start([{ id: first }, { id: [...ids.values()][0] ?? '' }]);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { invoices: ['Pay invoices in one currency at a time'] },
    ]);
  });

  it('is for those who may pay [INV-05]', async () => {
    const viewer = await signIn(server.app, (await addPerson(server, { accountRole: 'viewer', accountId })).email);
    expect((await viewer.post('/api/payments', { id: newId(), invoices: [{ id: first }] })).status).toBe(403);
  });

  it('shows the payment to no other account, and pays no other account’s invoice [INV-05]', async () => {
    const { id } = await started([{ id: first }]);
    const stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    expect((await stranger.get(`/api/payments/${id}`)).status).toBe(404);
    expect((await stranger.post('/api/payments', { id: newId(), invoices: [{ id: first }] })).status).toBe(404);
  });
});

describe('the same payment asked for again', () => {
  it('opens one page, however often and at whatever moment [INV-08]', async () => {
    const [before, id] = [pages().length, newId()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => start([{ id: first }], id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data?.['url'])).size).toBe(1);
    expect(pages().length - before).toBe(1);
  });

  it('for other invoices or amounts is refused', async () => {
    const id = newId();
    await started([{ id: first }], id);
    expect((await start([{ id: second }], id)).status).toBe(409);
    expect((await start([{ id: first, amount: 100 }], id)).status).toBe(409);
  });

  it('after the provider’s answer was lost gets the page that was made [INV-08]', async () => {
    const [before, id] = [pages().length, newId()];
    server.provider.faults.plan([{ kind: 'lost_reply', operation: 'create_session', times: 2 }]);
    const lost = await start([{ id: first }], id);
    expect([lost.status, lost.body.code]).toEqual([502, 'payment_failed']);
    const { url } = await started([{ id: first }], id);
    expect(pages().length - before).toBe(1);
    await server.pay(url ?? '', goodCard);
    await tellAll();
    expect((await seen(id)).state).toBe('paid');
  });
});

describe('webhooks of the provider', () => {
  it('count once, sent five times and in reverse order [INV-08]', async () => {
    const { id, url } = await started([{ id: first }]);
    await server.pay(url ?? '', goodCard);
    const events = (await server.events()).toReversed();
    const told = events.flatMap((event) => Array.from({ length: 5 }, () => server.tell(event)));
    expect(new Set(await Promise.all(told))).toEqual(new Set([204]));
    expect([(await open())[0], await credit(), (await seen(id)).state]).toEqual([0, 0, 'paid']);
    const sums = await trialBalance(server.services.database.staff);
    expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('are not needed to find out about a payment [INV-08]', async () => {
    const { id, url } = await started([{ id: first }]);
    await server.pay(url ?? '', goodCard);
    await server.runCron('payments.check');
    expect((await seen(id)).state).toBe('open');
    server.clock.advance(61_000);
    await server.runCron('payments.check');
    expect([(await seen(id)).state, (await open())[0]]).toEqual(['paid', 0]);
  });

  it('are accepted only with their signature', async () => {
    const { id, url } = await started([{ id: first }]);
    await server.pay(url ?? '', goodCard);
    const event = (await server.events()).at(-1);
    const payload = JSON.stringify(event);
    const now = Math.floor(server.clock().getTime() / 1000);
    expect(await server.tell(event, signatureOf(payload, now, 'whsec_somebody_else'))).toBe(403);
    expect(await server.tell(event, signatureOf(payload, now - 301))).toBe(403);
    expect(await server.tell({ ...event, type: 'x' }, signatureOf(payload, now))).toBe(403);
    expect((await seen(id)).state).toBe('open');
  });

  it('are sent again if the provider could not be reached', async () => {
    const { id, url } = await started([{ id: first }]);
    await server.pay(url ?? '', goodCard);
    server.provider.faults.plan([{ kind: 'unavailable', operation: 'retrieve_session', times: 2 }]);
    const event = (await server.events()).at(-1);
    expect(await server.tell(event)).toBe(500);
    expect(await server.tell(event)).toBe(204);
    expect((await seen(id)).state).toBe('paid');
  });
});

describe('money that meets other money', () => {
  it('becomes credit where the invoice was paid meanwhile [INV-08]', async () => {
    const { id, url } = await started([{ id: first }]);
    await server.services.database.staff.transaction().execute(async (tx) => {
      const cheque = { accountId, currency: 'USD' as const, key: `cheque:${id}` };
      await receivePayment(tx, cheque, 30_000, [first], server.clock());
    });
    await server.pay(url ?? '', goodCard);
    await tellAll();
    expect([(await open())[0], await credit()]).toEqual([0, 30_000]);
    expect((await seen(id)).credited.amount).toBe(30_000);
  });

  it('never goes from one invoice to another that was not meant', async () => {
    const { id, url } = await started([{ id: first, amount: 5000 }, { id: second }]);
    await server.services.database.staff.transaction().execute(async (tx) => {
      const event = { accountId, currency: 'USD' as const };
      await receivePayment(tx, { ...event, key: `cheque:${id}` }, 2000, [second], server.clock());
      await creditInvoice(tx, { ...event, key: `memo:${id}` }, second, { revenue_freight: 550 }, server.clock());
    });
    await server.pay(url ?? '', goodCard);
    await tellAll();
    // 125.50 was paid for the second; 100.00 of it was still open, and 25.50 became credit.
    expect([await open(), await credit()]).toEqual([[25_000, 0], 2550]);
  });
});

describe('a card that does not pay', () => {
  it.each([
    ['4000000000000002', 'Your card was declined. Try another card.'],
    ['4000000000009995', 'Your card has insufficient funds. Try another card.'],
    ['4000000000000069', 'Your card has expired. Try another card.'],
  ])('%s says so and lets another be tried', async (card, words) => {
    const { id, url } = await started([{ id: first }]);
    const declined = await server.pay(url ?? '', card);
    expect([declined.status, declined.text.includes(words)]).toEqual([402, true]);
    await tellAll();
    expect([(await seen(id)).state, (await open())[0]]).toEqual(['open', 30_000]);
    expect((await server.pay(url ?? '', goodCard)).status).toBe(303);
    await tellAll();
    expect((await seen(id)).state).toBe('paid');
  });

  it('is asked for by its bank first', async () => {
    const { id, url } = await started([{ id: first }]);
    const asked = await server.pay(url ?? '', '4000002500003155');
    expect([asked.status, asked.text.includes('Your bank asks')]).toEqual([200, true]);
    expect((await server.authenticate(url ?? '', 'failed')).status).toBe(402);
    await server.pay(url ?? '', '4000002500003155');
    expect((await server.authenticate(url ?? '', 'passed')).status).toBe(303);
    await tellAll();
    expect((await seen(id)).state).toBe('paid');
  });

  it('until the page closes leaves everything as it was', async () => {
    const { id, url } = await started([{ id: first }]);
    server.clock.advance(60 * 60_000 + 2000);
    await server.runCron('payments.check');
    expect([(await seen(id)).state, (await open())[0]]).toEqual(['expired', 30_000]);
    expect((await server.pay(url ?? '', goodCard)).text).toContain('This payment page has expired');
  });
});
