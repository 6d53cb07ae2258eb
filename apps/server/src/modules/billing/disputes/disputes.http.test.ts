import type { Invoice, InvoiceSummary } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { creditOf, payInvoice } from '../../../testing/credit.ts';
import { answered, atDesk, contestableOf, disputeAs, disputeOf, photo, step } from '../../../testing/disputes.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, signInAs } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { trialBalance } from '../ledger/index.ts';

let server: TestServer;
let desk: Browser;
let owner: Browser;
let accountId: string;
let invoiceId: string;
let number = 60_000;

beforeAll(async () => {
  server = await startTestServer();
  desk = await signInAs(server, { roles: ['fpg_accounting'] });
});
afterAll(() => server.close());

/** Adds an invoice of 749.81, freight only, due 2026-11-05. */
async function billed(issued = '2026-10-06', terms = 30): Promise<string> {
  number += 1;
  return (await addInvoices(server.services, accountId, [{ number, total: 74_981, issued, terms }])).get(number)!;
}
// 2026-11-16 is a Monday.
beforeEach(async () => {
  owner = await signInAs(server, { accountRole: 'owner' });
  accountId = await accountIdOf(owner);
  invoiceId = await billed();
});

const invoice = async (id = invoiceId) => (await owner.get(`/api/invoices/${id}`)).body.data as Invoice;
const open = (changes: Parameters<typeof disputeOf>[1] = {}, as = owner) =>
  as.post('/api/disputes', disputeOf(invoiceId, changes));

describe('a customer', () => {
  it('disputes part of an invoice; it is not past due, and does not block shipping once staff submit it [INV-06, BOOK-11]', async () => {
    await server.runCron('credit_holds.review_all');
    expect((await creditOf(owner)).status).toBe('hold');
    const dispute = await disputeAs(owner, invoiceId, { amount: 74_981 });
    expect(dispute).toMatchObject({ state: 'open', amount: { amount: 74_981, currency: 'USD' }, reason: 'weight' });
    await server.runJobs();
    // A dispute that staff have not reviewed does not lift the hold.
    expect(await creditOf(owner)).toMatchObject({ status: 'hold', past_due: [{ amount: 74_981, currency: 'USD' }] });
    await step(desk, dispute.id, 'submit');
    await server.runJobs();
    expect(await creditOf(owner)).toMatchObject({ status: 'good', past_due: [] });
    expect(await invoice()).toMatchObject({ status: 'disputed', disputed: { amount: 74_981 } });
    const { currencies } = (await owner.get('/api/invoices/summary')).body.data as { currencies: InvoiceSummary[] };
    expect(currencies[0]).toMatchObject({ past_due: { amount: 0 }, disputed: { amount: 74_981 } });
  });

  it('gives a reason, and can ship at once if staff have set that for the account [INV-06, BOOK-11]', async () => {
    expect((await open({ text: ' ' })).body.codes).toEqual({ text: ['required'] });
    const terms = { credit_limit: null, terms_days: 30, grace_days: 0, open_disputes_owed: false };
    await desk.put(`/api/admin/credit-holds/${accountId}/terms`, terms);
    await disputeAs(owner, invoiceId, { amount: 74_981 });
    expect((await creditOf(owner)).past_due).toEqual([]);
  });

  it('keeps owing the rest, which is past due as before [INV-06]', async () => {
    const { id } = await disputeAs(owner, invoiceId, { amount: 7_178 });
    await step(desk, id, 'submit');
    const { currencies } = (await owner.get('/api/invoices/summary')).body.data as { currencies: InvoiceSummary[] };
    // 749.81 - 71.78.
    expect(currencies[0]).toMatchObject({ past_due: { amount: 67_803 }, disputed: { amount: 7_178 } });
    expect(await creditOf(owner)).toMatchObject({ status: 'hold', past_due: [{ amount: 67_803, currency: 'USD' }] });
  });

  it('sends it once, however often it is sent [INV-06]', async () => {
    const body = disputeOf(invoiceId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.post('/api/disputes', body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 7 }, () => 200),
      201,
    ]);
    expect((await contestableOf(owner, invoiceId)).disputes).toHaveLength(1);
    const other = await owner.post('/api/disputes', { ...body, amount: 1 });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('has one dispute of an invoice at a time, also of two that come at once [INV-06]', async () => {
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('dispute_under_way');
    expect(await contestableOf(owner, invoiceId)).toMatchObject({ open_to_dispute: false, bar: 'under_way' });
  });

  it('has 180 days from the day it was presented [INV-06]', async () => {
    // 2026-05-20 plus 180 days is 2026-11-16; an invoice from the day before is too old.
    const [last, late] = [await billed('2026-05-20'), await billed('2026-05-19')];
    expect(await contestableOf(owner, last)).toMatchObject({ until: '2026-11-16', open_to_dispute: true });
    expect(await contestableOf(owner, late)).toMatchObject({ until: '2026-11-15', bar: 'too_late' });
    expect((await open({ invoice_id: last })).status).toBe(201);
    const refused = await open({ invoice_id: late });
    expect([refused.status, refused.body.code]).toEqual([409, 'not_contestable']);
  });

  it('disputes no more than the chosen parts come to, and names what is missing [INV-06]', async () => {
    const over = await open({ amount: 74_982 });
    expect([over.body.codes, over.body.errors]).toEqual([
      { amount: ['over_parts'] },
      { amount: ['You can dispute at most $749.81'] },
    ]);
    expect((await open({ parts: ['fuel'] })).body.codes).toEqual({ parts: ['required'] });
    expect((await open({ parts: [] })).body.codes).toEqual({ parts: ['required'] });
    expect((await open({ amount: 0 })).body.codes).toEqual({ amount: ['too_small'] });
  });

  it('of which no more is disputed than is open, whatever is paid meanwhile [INV-06]', async () => {
    await disputeAs(owner, invoiceId, { amount: 50_000 });
    await payInvoice(server, accountId, invoiceId, 40_000);
    expect(await invoice()).toMatchObject({ balance: { amount: 34_981 }, disputed: { amount: 34_981 } });
    await payInvoice(server, accountId, invoiceId, 34_981);
    expect(await invoice()).toMatchObject({ status: 'paid', disputed: { amount: 0 } });
  });

  it('takes it back, once; the amount is due again [INV-06]', async () => {
    const { id } = await disputeAs(owner, invoiceId, { amount: 74_981 });
    for (const status of [200, 200]) expect((await owner.post(`/api/disputes/${id}/withdraw`, {})).status).toBe(status);
    expect(await invoice()).toMatchObject({ status: 'past_due', disputed: { amount: 0 } });
    const [dispute] = (await contestableOf(owner, invoiceId)).disputes;
    expect(dispute?.events.map(({ kind }) => kind)).toEqual(['opened', 'withdrawn']);
    expect((await open()).status).toBe(201);
  });

  it('of another account finds nothing of it, and viewers only look [ROLE-08, INV-06]', async () => {
    const { id } = await disputeAs(owner, invoiceId);
    await owner.post(`/api/disputes/${id}/evidence?name=a.jpg`, photo('scale'), {
      'content-type': 'application/octet-stream',
    });
    const [dispute] = (await contestableOf(owner, invoiceId)).disputes;
    const file = `/api/disputes/${id}/evidence/${dispute?.evidence[0]?.id}`;
    const stranger = await signInAs(server, { accountRole: 'owner' });
    const tries = [
      await stranger.get(`/api/invoices/${invoiceId}/disputes`),
      await stranger.post('/api/disputes', disputeOf(invoiceId)),
      await stranger.post(`/api/disputes/${id}/messages`, { text: 'Hello' }),
      await stranger.post(`/api/disputes/${id}/withdraw`, {}),
      await stranger.get(file),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const viewer = await signInAs(server, { accountRole: 'viewer', accountId });
    expect([(await viewer.get(file)).status, (await open({}, viewer)).status]).toEqual([200, 403]);
    expect((await owner.get('/api/admin/disputes')).status).toBe(403);
  });
});

describe('evidence', () => {
  const send = (id: string, content: Buffer, name = 'scale.jpg', as = owner, at = '/api/disputes') =>
    as.post(`${at}/${id}/evidence?name=${name}`, content, { 'content-type': 'application/octet-stream' });

  it('is stored once, unchanged, with the type of its content [INV-06]', async () => {
    const { id } = await disputeAs(owner, invoiceId);
    expect((await send(id, photo('one'), 'scale.jpg')).status).toBe(200);
    expect((await send(id, photo('one'), 'again.jpg')).status).toBe(200);
    const refused = await send(id, Buffer.from('<html><script>1</script></html>'), 'photo.jpg');
    expect([refused.status, refused.body.codes]).toEqual([422, { file: ['not_evidence'] }]);
    const [dispute] = (await contestableOf(owner, invoiceId)).disputes;
    expect(dispute?.evidence).toMatchObject([
      { name: 'scale.jpg', media_type: 'image/jpeg', by: { kind: 'customer' } },
    ]);
    const seen = await owner.get(`/api/disputes/${id}/evidence/${dispute?.evidence[0]?.id}`);
    expect(seen.bytes.equals(photo('one'))).toBe(true);
    expect(seen.headers['content-type']).toContain('image/jpeg');
    expect(seen.headers['content-security-policy']).toContain('sandbox');
  });

  it('is at most 12 files of 10 MB each [INV-06]', async () => {
    const { id } = await disputeAs(owner, invoiceId);
    expect((await send(id, Buffer.concat([photo(''), Buffer.alloc(10_000_000)]))).status).toBe(413);
    for (let file = 0; file < 12; file += 1) expect((await send(id, photo(String(file)))).status).toBe(200);
    expect((await send(id, photo('one more'))).body.codes).toEqual({ file: ['too_many_files'] });
  });

  it('comes from the carrier by staff as well, and none after the decision [INV-06]', async () => {
    const { id } = await disputeAs(owner, invoiceId);
    expect((await send(id, photo('dims'), 'dims.jpg', desk, '/api/admin/disputes')).status).toBe(200);
    await answered(desk, id);
    await step(desk, id, 'uphold', { text: 'The scale ticket is clear.' });
    expect((await send(id, photo('late'))).body.code).toBe('dispute_moved');
    expect((await atDesk(desk, id)).evidence.map(({ by }) => by.kind)).toEqual(['staff']);
  });
});

describe('staff', () => {
  it('take it to the carrier, note the answer and credit it: memo, books and balance agree [INV-06, INV-08]', async () => {
    const { id } = await disputeAs(owner, invoiceId, { amount: 7_178 });
    await answered(desk, id, { answer: 'partial', amount: 5_000 });
    expect(await atDesk(desk, id)).toMatchObject({ carrier_answer: 'partial', carrier_amount: { amount: 5_000 } });
    const credited = await step(desk, id, 'credit', { amount: 6_000, text: 'We take the rest on us.' });
    expect(credited.body.data).toMatchObject({ state: 'credited', credited: { amount: 6_000 } });
    // 749.81 - 60.00.
    expect(await invoice()).toMatchObject({ balance: { amount: 68_981 }, disputed: { amount: 0 } });
    expect((await invoice()).movements.at(-1)).toMatchObject({ kind: 'invoice_credited', amount: { amount: -6_000 } });
    expect((await step(desk, id, 'close')).body.data).toMatchObject({ state: 'closed' });
    const sums = await trialBalance(server.services.database.staff);
    expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('give credit memos numbers without gaps, also when a credit is refused in between [INV-06]', async () => {
    const credit = async (amount: number) => {
      const one = await billed();
      const { id } = await disputeAs(owner, one, { invoice_id: one });
      await answered(desk, id);
      return step(desk, id, 'credit', { amount });
    };
    const first = Number((await credit(100)).body.data?.['credit_memo']);
    expect((await credit(999_999)).body.codes).toEqual({ amount: ['over_credit'] });
    expect((await credit(200)).body.data).toMatchObject({ credit_memo: first + 1 });
  });

  it('turn what was paid already into credit of the customer [INV-06, INV-08]', async () => {
    const { id } = await disputeAs(owner, invoiceId, { amount: 7_178 });
    await payInvoice(server, accountId, invoiceId, 74_981);
    await answered(desk, id);
    expect((await step(desk, id, 'credit', { amount: 7_178 })).status).toBe(200);
    const { currencies } = (await owner.get('/api/invoices/summary')).body.data as { currencies: InvoiceSummary[] };
    expect(currencies[0]).toMatchObject({ credit: { amount: 7_178 }, open: { amount: 0 } });
  });

  it('uphold the bill: the amount is past due again, and the account is held for it [INV-06, BOOK-11]', async () => {
    const { id } = await disputeAs(owner, invoiceId, { amount: 74_981 });
    await answered(desk, id, { answer: 'denied' });
    expect((await step(desk, id, 'uphold', { text: '' })).body.codes).toEqual({ text: ['required'] });
    await step(desk, id, 'uphold', { text: 'The inspection shows 1,020 lb.' });
    await server.runJobs();
    expect(await invoice()).toMatchObject({ status: 'past_due', disputed: { amount: 0 } });
    expect((await creditOf(owner)).status).toBe('hold');
  });

  it('who decide concurrently: one wins, the other is refused, and there is one credit [INV-06]', async () => {
    const { id } = await disputeAs(owner, invoiceId, { amount: 7_178 });
    await answered(desk, id);
    const other = await signInAs(server, { roles: ['fpg_admin'] });
    const { version } = await atDesk(desk, id);
    const credit = (by: Browser, amount: number) =>
      by.post(`/api/admin/disputes/${id}/credit`, { version, amount, text: null });
    const uphold = desk.post(`/api/admin/disputes/${id}/uphold`, { version, text: 'No.' });
    const answers = await Promise.all([credit(desk, 7_178), credit(other, 100), uphold]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const memos = await server.services.database.staff
      .selectFrom('credit_memos')
      .select('amount')
      .where('dispute_id', '=', id)
      .execute();
    const { balance } = await invoice();
    expect(balance.amount).toBe(74_981 - memos.reduce((sum, { amount }) => sum + amount, 0));
    expect(memos.length).toBeLessThanOrEqual(1);
  });

  it('take each step only from where it begins [INV-06]', async () => {
    const { id } = await disputeAs(owner, invoiceId);
    for (const [verb, body] of [
      ['response', { answer: 'approved' }],
      ['credit', { amount: 1 }],
      ['uphold', { text: 'x' }],
      ['close', {}],
    ] as const)
      expect([verb, (await step(desk, id, verb, body)).body.code]).toEqual([verb, 'dispute_moved']);
    await step(desk, id, 'submit');
    expect((await step(desk, id, 'response', { answer: 'partial' })).body.codes).toEqual({ amount: ['required'] });
    await owner.post(`/api/disputes/${id}/withdraw`, {});
    expect((await step(desk, id, 'response', { answer: 'denied' })).body.code).toBe('dispute_moved');
  });

  it('find disputes by account, number and state, the oldest first [INV-06]', async () => {
    const { id } = await disputeAs(owner, invoiceId);
    const list = async (query: string) =>
      ((await desk.get(`/api/admin/disputes?per_page=100&${query}`)).body.data as unknown as { id: string }[]).map(
        (row) => row.id,
      );
    expect(await list('')).toContain(id);
    expect(await list(`search=INV${number}`)).toEqual([id]);
    expect(await list('state=credited')).not.toContain(id);
    expect((await signInAs(server, { roles: ['fpg_ops'] }).then((one) => one.get('/api/admin/disputes'))).status).toBe(
      403,
    );
  });
});
