import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { writeInvoice } from '../invoices/index.ts';
import { applyCredit, BooksRefuse, creditInvoice, receivePayment, refundCredit, writeOff } from '../ledger/index.ts';
import { readStatement } from './read-statement.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, { connections: 4 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const event = fc.record({
  /** Hours after September 1, 2026. */
  hour: fc.integer({ min: 0, max: 24 * 60 }),
  kind: fc.constantFrom('bill', 'pay', 'credit', 'apply', 'refund', 'write_off'),
  currency: fc.constantFrom('USD' as const, 'CAD' as const, 'MXN' as const),
  amount: fc.integer({ min: 1, max: 500_000 }),
  on: fc.nat(5),
});

type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** Posts the events that the books allow; refused ones leave the books unchanged. */
async function post(accountId: string, events: readonly Event[]): Promise<void> {
  const issued: { id: string; currency: string }[] = [];
  for (const [index, { hour, kind, currency, amount, on }] of events.toSorted((a, b) => a.hour - b.hour).entries()) {
    const at = new Date(Date.parse('2026-09-01T00:00:00Z') + hour * 3_600_000 + index);
    const told = { accountId, key: `${kind}:${index}`, currency };
    const own = issued.filter((one) => one.currency === currency);
    const invoice = own[on % Math.max(1, own.length)]?.id ?? '';
    const part = { invoiceId: invoice, amount };
    const charge = {
      code: 'freight',
      kind: 'discount',
      label: '',
      basis: { type: 'sum' },
      amount: { amount, currency },
    };
    await database.staff
      .transaction()
      .execute(async (tx) => {
        if (kind === 'bill') {
          const written = await writeInvoice(
            tx,
            {
              accountId,
              type: 'other',
              shipmentId: null,
              bolNumber: null,
              numbers: [],
              city: 'Chicago',
              state: 'IL',
              currency,
              termsDays: 15,
              charges: [charge as never],
            },
            at,
          );
          issued.push({ id: written.id, currency });
        } else if (kind === 'pay')
          await receivePayment(
            tx,
            told,
            amount,
            own.map(({ id }) => id),
            at,
          );
        else if (kind === 'refund') await refundCredit(tx, told, amount, at);
        else if (invoice === '') return;
        else if (kind === 'credit') await creditInvoice(tx, told, invoice, { revenue_freight: amount }, at);
        else if (kind === 'apply') await applyCredit(tx, told, part, at);
        else await writeOff(tx, told, part, at);
      })
      .catch((error: unknown) => {
        if (!(error instanceof BooksRefuse)) throw error;
      });
  }
}

it('opening balance and movements add up to the closing balance, in each currency, for any events and period [INV-08]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 1, maxLength: 25 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 30 }),
      async (events, first, last) => {
        const accountId = newId();
        const created_at = new Date('2026-08-01T00:00:00Z');
        await database.staff.insertInto('accounts').values({ id: accountId, name: 'Books', created_at }).execute();
        await post(accountId, events);
        const two = (day: number) => String(day).padStart(2, '0');
        const [from, middle, to] = [`2026-09-${two(first)}`, '2026-09-30', `2026-10-${two(last)}`];
        const db = database.account(accountId);
        const [one, next, both] = await Promise.all([
          readStatement(db, accountId, { from, to: middle }),
          readStatement(db, accountId, { from: '2026-10-01', to }),
          readStatement(db, accountId, { from, to }),
        ]);
        for (const { opening, billed, paid, credited, closing, movements, aging, credit } of both.currencies) {
          const { currency } = opening;
          const moved = movements.reduce((sum, { amount }) => sum + amount.amount, 0);
          expect(opening.amount + moved).toBe(closing.amount);
          expect(opening.amount + billed.amount + paid.amount + credited.amount).toBe(closing.amount);
          expect(movements.at(-1)?.balance ?? closing).toEqual(closing);
          // The closing balance is either on invoices or customer credit.
          expect(aging.reduce((sum, { amount }) => sum + amount.amount, 0) - credit.amount).toBe(closing.amount);
          expect(movements.every(({ amount }) => amount.currency === currency)).toBe(true);
          // One statement continues the previous one, and both together equal one over all days.
          const [before, after] = [one, next].map(({ currencies }) =>
            currencies.find((account) => account.closing.currency === currency),
          );
          expect(before?.closing.amount ?? 0).toBe(after?.opening.amount ?? 0);
          expect((before?.movements.length ?? 0) + (after?.movements.length ?? 0)).toBe(movements.length);
        }
        // At the end, the statement must equal balances computed independently.
        const end = await readStatement(db, accountId, { from: '2026-01-01', to: '2026-12-31' });
        const books = await database.staff
          .selectFrom('journal_lines')
          .select((of) => ['currency', of.cast<number>(of.fn.sum('amount'), 'bigint').as('amount')])
          .where('account_id', '=', accountId)
          .where('ledger', 'in', ['receivable', 'customer_credit'])
          .groupBy('currency')
          .execute();
        expect(Object.fromEntries(end.currencies.map(({ closing }) => [closing.currency, closing.amount]))).toEqual(
          Object.fromEntries(books.map(({ currency, amount }) => [currency, amount])),
        );
      },
    ),
    { numRuns: 20 },
  );
});
