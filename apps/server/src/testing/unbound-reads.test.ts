import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Compilable,
} from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '../core/database/schema.gen.ts';
import { isViolation, unboundOf } from './unbound-reads.ts';

const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const ids = new Map([
  ['payments', new Set(['id'])],
  ['bookings', new Set(['id', 'quote_id'])],
  ['quotes', new Set(['id'])],
  ['shipments', new Set(['id', 'quote_id'])],
]);
const [account, id] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];
const wrong = (query: Compilable) =>
  unboundOf(query.compile())
    .filter((one) => isViolation(one, ids))
    .map(({ table, column }) => `${table}.${column}`);
const payment = db.selectFrom('payments').select('state');
const booked = (query: ReturnType<typeof joined>) => query.where('q.id', '=', id);
const joined = () =>
  db
    .selectFrom('bookings as b')
    .innerJoin('quotes as q', (join) =>
      join.onRef('q.account_id', '=', 'b.account_id').onRef('q.id', '=', 'b.quote_id'),
    )
    .select('q.mode');

it.each([
  ['a read by the id alone', payment.where('id', '=', id), ['payments.id']],
  ['a read of several', payment.where('id', 'in', [id]), ['payments.id']],
  ['an update', db.updateTable('payments').set({ state: 'paid' }).where('id', '=', id), ['payments.id']],
  ['a deletion', db.deleteFrom('payments').where('id', '=', id), ['payments.id']],
  [
    'the id among alternatives',
    payment.where((is) => is.or([is('id', '=', id), is('state', '=', 'x')])),
    ['payments.id'],
  ],
  ['a join whose accounts meet and are nobody’s', booked(joined()), ['quotes.id']],
  [
    'a join by the id alone',
    db
      .selectFrom('bookings as b')
      .innerJoin('quotes as q', 'q.id', 'b.quote_id')
      .select('q.mode')
      .where('b.account_id', '=', account),
    ['quotes.id'],
  ],
  [
    'a query within another one',
    db
      .selectFrom('carriers')
      .select('id')
      .where('id', 'in', db.selectFrom('bookings').select('id').where('quote_id', '=', id)),
    ['bookings.quote_id'],
  ],
  [
    'an update of what may be read by the id alone',
    db.updateTable('shipments').set({ status: 'x' }).where('id', '=', id),
    ['shipments.id'],
  ],
])('finds %s', (_, query, found) => {
  expect(wrong(query)).toEqual(found);
});

it('finds a statement that is written as text', () => {
  const query = sql`UPDATE payments SET state = 'paid' WHERE id = ${id}`.compile(db);
  expect(unboundOf(query).filter((one) => isViolation(one, ids))).toMatchObject([{ table: 'payments', column: 'id' }]);
});

it.each([
  ['the account and the id', payment.where('id', '=', id).where('account_id', '=', account)],
  ['the account of one of two tables that meet by it', booked(joined()).where('b.account_id', '=', account)],
  [
    'an id whose table guards against the ids of other accounts',
    db.selectFrom('shipments').select('status').where('id', '=', id),
  ],
  ['no id', payment.where('state', '=', 'open')],
  [
    'the account of the query around it',
    db
      .selectFrom('bookings as b')
      .select('b.id')
      .where('b.account_id', '=', account)
      .where((is) =>
        is.exists(
          is
            .selectFrom('quotes as q')
            .select('q.id')
            .whereRef('q.account_id', '=', 'b.account_id')
            .whereRef('q.id', '=', 'b.quote_id'),
        ),
      ),
  ],
  ['the account in a fragment', payment.where(sql<boolean>`(account_id, id) IN (SELECT 1, 2)`).where('id', '=', id)],
])('takes %s', (_, query) => {
  expect(wrong(query)).toEqual([]);
});
