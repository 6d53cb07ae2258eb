import { bare } from '@waybill/freight';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { stateColumn } from './account-columns.ts';
import { creditConditions, type ResolvedQuery } from './find-by-credit.ts';

/** Greater than every character that a word can continue with. */
const last = '\u{10ffff}';
const shortestNumber = 3;
const shortestPhone = 7;
/** Maximum number of documents looked at per number; numbers are rare. */
const mostDocuments = 100;

/** Parses a search into words as they are indexed, digits of a phone number, and a document number. */
export function wordsOf(search: string): { words: string[]; phone: string; number: string } {
  const parts = search.toLowerCase().split(/\s+/);
  const words = parts.flatMap((part) => (part.includes('@') ? [part] : part.split(/[^\p{L}\p{N}]+/u)));
  const digits = search.replaceAll(/\D/g, '');
  const isPhone = digits.length >= shortestPhone && !/[\p{L}@]/u.test(search);
  const number = bare(search);
  return {
    words: words.filter((word) => word !== ''),
    phone: isPhone ? digits.slice(-10) : '',
    number: number.length >= shortestNumber && /\d/.test(number) ? number : '',
  };
}

const beginsWith = (word: string): RawBuilder<unknown> =>
  sql`SELECT account_id FROM account_words WHERE word >= ${word} AND word < ${word + last}`;

/** Accounts that match all words, or the phone, or a shipment or invoice number, each by an index. */
function searched(search: string): RawBuilder<SqlBool> {
  const { words, phone, number } = wordsOf(search);
  const sources = [
    ...(words.length === 0 ? [] : [sql`(${sql.join(words.map(beginsWith), sql` INTERSECT `)})`]),
    ...(phone === '' ? [] : [sql`(${beginsWith(phone)})`]),
    ...(number === ''
      ? []
      : [
          sql`(SELECT account_id FROM shipments WHERE search_numbers @> ARRAY[${number}]::text[] LIMIT ${mostDocuments})`,
          sql`(SELECT account_id FROM invoices WHERE search_numbers @> ARRAY[${number}]::text[] LIMIT ${mostDocuments})`,
        ]),
  ];
  if (sources.length === 0) return sql`false`;
  // As an array, so that the planner reads the accounts by id whatever number of rows it expects.
  return sql`accounts.id = ANY(ARRAY(SELECT account_id FROM (${sql.join(sources, sql` UNION `)}) AS found))`;
}

function conditions(asked: ResolvedQuery): RawBuilder<SqlBool>[] {
  const { search, state, terms, owner } = asked;
  return [
    ...creditConditions(asked),
    ...(search ? [searched(search)] : []),
    ...(state === undefined ? [] : [sql<SqlBool>`${stateColumn} = ${state}`]),
    ...(terms === undefined ? [] : [sql<SqlBool>`accounts.terms_days = ${terms}`]),
    ...(owner === undefined
      ? []
      : [
          owner === 'none'
            ? sql<SqlBool>`accounts.sales_owner IS NULL`
            : sql<SqlBool>`accounts.sales_owner = ${owner}::uuid`,
        ]),
  ];
}

/** Accounts that match the filters. */
export function matching(db: Db, asked: ResolvedQuery) {
  let rows = db.selectFrom('accounts').where('accounts.house', '=', false);
  for (const condition of conditions(asked)) rows = rows.where(condition);
  return rows;
}

const columns = {
  name: sql`lower(accounts.name)`,
  number: sql`accounts.number`,
  terms_days: sql`accounts.terms_days`,
  credit_limit: sql`accounts.credit_limit`,
} as const;

const isDown = (sort: ResolvedQuery['sort']): boolean => sort.startsWith('-');

/** The expression that a list is sorted by. */
export function sortKey(sort: ResolvedQuery['sort']): RawBuilder<unknown> {
  return columns[(isDown(sort) ? sort.slice(1) : sort) as keyof typeof columns];
}

/** ORDER BY for rows with a `sortKey`. Accounts without a limit come last. */
export function inOrder(
  sort: ResolvedQuery['sort'],
  key: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return isDown(sort) ? sql`${key} DESC NULLS LAST, ${id} DESC` : sql`${key} NULLS LAST, ${id}`;
}

/** ORDER BY of a list of accounts. */
export function ordered(sort: ResolvedQuery['sort']): RawBuilder<unknown> {
  return inOrder(sort, sortKey(sort), sql`accounts.id`);
}
