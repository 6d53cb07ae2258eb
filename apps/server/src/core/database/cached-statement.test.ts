import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from './schema.gen.ts';
import { cachedStatement } from './cached-statement.ts';

const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

type Values = { readonly email: string; readonly limit: number };

function people() {
  const built: string[] = [];
  const statements = cachedStatement((on, shape: { readonly named: boolean }, at: Values) => {
    built.push(JSON.stringify(shape));
    const rows = on.selectFrom('users').select('id');
    return [(shape.named ? rows.where('email', '=', at.email) : rows).limit(at.limit)];
  });
  const sent = (named: boolean, values: Values) => {
    const [query] = statements(db, { named }, values);
    return [query.sql, query.parameters];
  };
  return { built, sent };
}

it('fills a statement of a known shape with the values of each call', () => {
  const { built, sent } = people();
  const text = 'select "id" from "users" where "email" = $1 limit $2';
  expect(sent(true, { email: 'ann@harbor.example', limit: 20 })).toEqual([text, ['ann@harbor.example', 20]]);
  expect(sent(true, { email: 'ben@harbor.example', limit: 5 })).toEqual([text, ['ben@harbor.example', 5]]);
  expect(built).toEqual(['{"named":true}']);
});

it('puts another shape together by itself', () => {
  const { built, sent } = people();
  sent(true, { email: 'ann@harbor.example', limit: 20 });
  expect(sent(false, { email: '', limit: 10 })).toEqual(['select "id" from "users" limit $1', [10]]);
  expect(built).toHaveLength(2);
});
