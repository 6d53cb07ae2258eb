// A million random operations on the books, done by the product and by a small model beside it: invoices, payments, credits,
// refunds, write-offs, carrier bills, holds and reversals, some told twice and some that must be refused.
import { sql } from 'kysely';
import { openDatabase, type Database, type Db, type Tx } from '../../apps/server/src/core/database/database.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import { balanceOf, creditOf, openAmounts } from '../../apps/server/src/modules/billing/ledger/index.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import { randomFrom } from '../measure/random.ts';
import type { Conditions } from '../measure/runner.ts';
import { makeSite } from '../outside/site.ts';
import { act, type Customer } from './ledger/act.ts';
import { ModelBooks } from './ledger/model.ts';

const currencies = ['USD', 'CAD', 'MXN'] as const;
const workers = 3;
const customersEach = 8;
/** Operations between two looks at the whole books. */
const round = 1000;

async function customersOf(db: Db): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let made = 0; made < customersEach; made += 1) {
    const accountId = newId();
    await db.insertInto('accounts').values({ id: accountId, name: 'Books', created_at: new Date() }).execute();
    for (const currency of currencies) {
      const model = new ModelBooks();
      customers.push({ accountId, currency, model, recent: [], events: [], again: null, count: 0 });
    }
  }
  return customers;
}

/** How many of a customer's balances are not what the model has. */
async function wrongBalances(tx: Tx, { accountId, currency, model, recent }: Customer): Promise<number> {
  const open = await openAmounts(tx, accountId, recent);
  const pairs: (readonly [number, number])[] = [
    [await creditOf(tx, accountId, currency), model.credit],
    [await balanceOf(tx, accountId, 'card_holds', currency), model.held],
    [await balanceOf(tx, accountId, 'cash', currency), model.cash],
    ...recent.map((id) => [open.get(id) ?? 0, model.invoices.get(id)?.open ?? 0] as const),
  ];
  return pairs.filter(([ours, theirs]) => ours !== theirs).length;
}

type Found = { differences: number; unbalanced: number; looks: number };

async function sumsToZero(db: Db): Promise<boolean> {
  const { rows } = await sql<{ total: number }>`
    SELECT sum(amount)::bigint AS total FROM journal_lines GROUP BY currency`.execute(db);
  return rows.every(({ total }) => total === 0);
}

async function work(
  database: Database,
  customers: readonly Customer[],
  operations: number,
  random: () => number,
  found: Found,
): Promise<void> {
  for (let done = 0; done < operations; done += round) {
    await database.staff.transaction().execute(async (tx) => {
      const touched = new Set<Customer>();
      for (let step = 0; step < Math.min(round, operations - done); step += 1) {
        const customer = customers[Math.floor(random() * customers.length)];
        if (customer === undefined) throw new Error('No customer');
        touched.add(customer);
        if (await act(customer, random, tx)) found.differences += 1;
      }
      for (const customer of touched) found.differences += await wrongBalances(tx, customer);
    });
    found.looks += 1;
    if (!(await sumsToZero(database.staff))) found.unbalanced += 1;
  }
}

export async function* measure({ seed, smoke, note }: Conditions): AsyncGenerator<Figure> {
  const operations = smoke ? 3000 : 1_000_000;
  const site = await makeSite({ carriers: [] });
  const database = openDatabase(site.url, { connections: workers + 1 });
  const found: Found = { differences: 0, unbalanced: 0, looks: 0 };
  const timer = setInterval(() => note(`${found.looks * round} operations, ${found.differences} differences`), 15_000);
  try {
    const share = Math.ceil(operations / workers / round) * round;
    const began = performance.now();
    await Promise.all(
      Array.from({ length: workers }, async (_, worker) =>
        work(database, await customersOf(database.staff), share, randomFrom(seed * 1000 + worker), found),
      ),
    );
    const named = (name: string, unit: string) => ({ name: `ledger ${name}`, unit, seed });
    note(`${((found.looks * round * 1000) / (performance.now() - began)).toFixed(0)} operations a second`);
    yield absolute(named('operations', 'operations'), found.looks * round, 'at least', operations);
    yield absolute(named('differences from the model', 'differences'), found.differences, 'at most', 0);
    yield absolute(named('sums over the whole books that are not zero', 'sums'), found.unbalanced, 'at most', 0);
    yield absolute(named('sums over the whole books', 'sums'), found.looks, 'at least', operations / round);
  } finally {
    clearInterval(timer);
    await database.close();
    await site.stop();
  }
}
