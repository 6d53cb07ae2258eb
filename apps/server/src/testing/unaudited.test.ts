import { expect, it } from 'vitest';
import { tablesWritten } from './unaudited.ts';

it.each([
  ['insert into "addresses" ("id") values ($1)', ['addresses']],
  ['update "chats" set "read_at" = $1', ['chats']],
  ['UPDATE chats c SET read_at = now()', ['chats']],
  ['delete from "sessions" where "id" = $1', ['sessions']],
  [
    'WITH gone AS (DELETE FROM parts WHERE id = $1 RETURNING id) INSERT INTO part_versions SELECT id FROM gone',
    ['parts', 'part_versions'],
  ],
  ['select * from "shipments" for update', []],
  ['select * from "shipments" for update of "shipments" skip locked', []],
  ['select "updated_at" from "addresses"', []],
])('of %s are %j', (text, tables) => {
  expect(tablesWritten(text)).toEqual(tables);
});
