import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database, type Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import {
  acceptCarrierBill,
  applyCredit,
  balanceOf,
  creditInvoice,
  creditOf,
  issueInvoice,
  openAmounts,
  placeHold,
  receivePayment,
  refundCredit,
  releaseHold,
  reverseJournal,
  trialBalance,
  writeOff,
} from './index.ts';

const at = new Date('2026-11-02T12:00:00Z');
let test: TestDatabase;
let database: Database;
let accountId: string;
let invoice: string;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, { connections: 8 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});
beforeEach(async () => {
  accountId = newId();
  invoice = newId();
  await database.staff.insertInto('accounts').values({ id: accountId, name: 'Books', created_at: at }).execute();
});

const write = <T>(work: (tx: Tx) => Promise<T>) => database.staff.transaction().execute(work);
const event = (key: string) => ({ accountId, key, currency: 'USD' as const });
const issue = (id: string, freight: number) =>
  write((tx) => issueInvoice(tx, event(`invoice:${id}`), id, { revenue_freight: freight }, at));
const pay = (key: string, amount: number, ids: readonly string[] = [invoice]) =>
  write((tx) => receivePayment(tx, event(key), amount, ids, at));
const open = async (id = invoice) => (await openAmounts(database.staff, accountId, [id])).get(id);
const credit = () => creditOf(database.staff, accountId, 'USD');
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code,
  );

describe('a payment', () => {
  it('lowers the balance, and the rest becomes credit [INV-08]', async () => {
    await issue(invoice, 57643);
    await pay('payment:1', 50000);
    expect([await open(), await credit()]).toEqual([7643, 0]);
    await pay('payment:2', 10000);
    expect([await open(), await credit()]).toEqual([0, 2357]);
  });

  it('counts once, however often it is posted, even concurrently [INV-08]', async () => {
    await issue(invoice, 10000);
    const told = await Promise.all(Array.from({ length: 12 }, () => pay('payment:same', 4000)));
    expect(told.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(new Set(told.map(({ journalId }) => journalId)).size).toBe(1);
    expect(await open()).toBe(6000);
  });

  it('that meets another at the same moment never takes an invoice below nothing [INV-08]', async () => {
    await issue(invoice, 10000);
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => pay(`payment:${key}`, 4000)));
    expect([await open(), await credit()]).toEqual([0, 6000]);
  });

  it('goes on several invoices in their order', async () => {
    const other = newId();
    await issue(invoice, 3000);
    await issue(other, 5000);
    await pay('payment:1', 6000, [other, invoice]);
    expect([await open(other), await open()]).toEqual([0, 2000]);
  });
});

describe('a credit', () => {
  it('lowers the invoice first; what was paid already is the customer’s, to use or to have back', async () => {
    await issue(invoice, 10000);
    await pay('payment:1', 8000);
    await write((tx) => creditInvoice(tx, event('credit:1'), invoice, { revenue_freight: 3000 }, at));
    expect([await open(), await credit()]).toEqual([0, 1000]);
    const other = newId();
    await issue(other, 400);
    await write((tx) => applyCredit(tx, event('apply:1'), { invoiceId: other, amount: 400 }, at));
    await write((tx) => refundCredit(tx, event('refund:1'), 600, at));
    expect([await open(other), await credit(), await balanceOf(database.staff, accountId, 'cash', 'USD')]).toEqual([
      0, 0, 7400,
    ]);
  });

  it('is never more than there is', async () => {
    await issue(invoice, 1000);
    await pay('payment:1', 1500);
    const over = { invoiceId: invoice, amount: 1 };
    expect(await refusal(write((tx) => refundCredit(tx, event('r'), 501, at)))).toBe('over_credit');
    expect(await refusal(write((tx) => applyCredit(tx, event('a'), over, at)))).toBe('over_balance');
    expect(await refusal(write((tx) => applyCredit(tx, event('a'), { ...over, amount: 501 }, at)))).toBe('over_credit');
    expect(await refusal(write((tx) => writeOff(tx, event('w'), over, at)))).toBe('over_balance');
    const much = { revenue_freight: 1001 };
    expect(await refusal(write((tx) => creditInvoice(tx, event('c'), invoice, much, at)))).toBe('over_earned');
  });
});

describe('a mistake', () => {
  it('is taken back by a reversal, once', async () => {
    await issue(invoice, 1000);
    const paid = await pay('payment:1', 700);
    await write((tx) => reverseJournal(tx, event('back:1'), paid.journalId, at));
    expect(await open()).toBe(1000);
    expect(await refusal(write((tx) => reverseJournal(tx, event('back:2'), paid.journalId, at)))).toBe(
      'reversed_already',
    );
  });

  it('cannot be reversed after later postings depend on it', async () => {
    const issued = await issue(invoice, 1000);
    const paid = await pay('payment:1', 1200);
    expect(await refusal(write((tx) => reverseJournal(tx, event('b1'), issued.journalId, at)))).toBe('has_payments');
    await write((tx) => refundCredit(tx, event('refund'), 200, at));
    expect(await refusal(write((tx) => reverseJournal(tx, event('b2'), paid.journalId, at)))).toBe('over_credit');
    const held = await write((tx) => placeHold(tx, event('hold'), 500, at));
    expect(await refusal(write((tx) => reverseJournal(tx, event('b3'), held.journalId, at)))).toBe('not_reversible');
    expect(await refusal(write((tx) => releaseHold(tx, event('release'), 501, at)))).toBe('over_held');
  });

  it('of telling one event with two sets of figures is refused', async () => {
    await issue(invoice, 1000);
    const again = write((tx) => issueInvoice(tx, event(`invoice:${invoice}`), invoice, { revenue_freight: 1001 }, at));
    await expect(again).rejects.toThrow('with other figures');
  });
});

describe('the books themselves', () => {
  const journal = (id: string) =>
    sql`INSERT INTO journals (account_id, id, kind, key, currency, posted_at)
        VALUES (${accountId}, ${id}, 'carrier_billed', ${id}, 'USD', ${at})`;
  const line = (id: string, at_: number, amount: number, currency = 'USD') =>
    sql`INSERT INTO journal_lines (account_id, journal_id, line, ledger, currency, amount)
        VALUES (${accountId}, ${id}, ${at_}, 'transport_cost', ${currency}, ${amount})`;

  it.each([
    ['no lines', []],
    ['one line', [5]],
    ['lines that do not come to nothing', [5, -4]],
  ])('refuse a journal with %s', async (_, amounts) => {
    const id = newId();
    const posting = write(async (tx) => {
      await journal(id).execute(tx);
      for (const [index, amount] of amounts.entries()) await line(id, index, amount).execute(tx);
    });
    await expect(posting).rejects.toMatchObject({ code: '23514', constraint: 'journal_balances' });
  });

  it('refuse a line that slips in after an early check, or after the journal was written', async () => {
    const id = newId();
    const early = write(async (tx) => {
      await journal(id).execute(tx);
      await line(id, 0, 5).execute(tx);
      await line(id, 1, -5).execute(tx);
      await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(tx);
      await sql`SET CONSTRAINTS ALL DEFERRED`.execute(tx);
      await line(id, 2, 7).execute(tx);
    });
    await expect(early).rejects.toMatchObject({ code: '23514' });
    await issue(invoice, 1000);
    const { id: there } = await database.staff
      .selectFrom('journals')
      .select('id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    await expect(write((tx) => line(there, 7, 5).execute(tx))).rejects.toMatchObject({ code: '23001' });
  });

  it('refuse a second currency inside a journal', async () => {
    const id = newId();
    const mixed = write(async (tx) => {
      await journal(id).execute(tx);
      await line(id, 0, 5).execute(tx);
      await line(id, 1, -5, 'CAD').execute(tx);
    });
    await expect(mixed).rejects.toMatchObject({ code: '23503' });
  });

  it('are never changed: not by customers, not by staff, not by the owner of the database', async () => {
    await issue(invoice, 1000);
    const customer = database.account(accountId);
    const changes = [
      sql`UPDATE journal_lines SET amount = 1`,
      sql`DELETE FROM journal_lines`,
      sql`DELETE FROM journals`,
    ];
    for (const change of changes) {
      for (const db of [customer, database.staff]) {
        await expect(change.execute(db)).rejects.toMatchObject({ code: '42501' });
      }
    }
    const owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
    await expect(owner.query('DELETE FROM journal_lines')).rejects.toThrow('append only');
    await owner.end();
  });

  it('cannot be written with a customer’s rights, and show a customer no costs', async () => {
    await issue(invoice, 1000);
    await write((tx) => acceptCarrierBill(tx, event('bill:1'), 800, at));
    const customer = database.account(accountId);
    await expect(journal(newId()).execute(customer)).rejects.toMatchObject({ code: '42501' });
    const seen = await customer.selectFrom('journal_lines').select(['ledger', 'amount']).execute();
    expect(seen).toEqual([{ ledger: 'receivable', amount: 1000 }]);
    const stranger = database.account(newId());
    expect(await stranger.selectFrom('journal_lines').select('ledger').execute()).toEqual([]);
  });

  it('balance in every currency', async () => {
    await issue(invoice, 1000);
    await pay('payment:1', 1234);
    const sums = await trialBalance(database.staff);
    for (const currency of ['USD', 'CAD', 'MXN']) {
      expect(sums.filter((row) => row.currency === currency).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }
  });
});
