import { countedUpTo, type AccountRef } from '@waybill/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { familyOf } from '../../../identity/account-family/index.ts';

/** The accounts whose records are listed: one account and those merged into it. */
export type Family = {
  /** Condition that a column of account ids is one of them. */
  readonly has: (column: string) => RawBuilder<boolean>;
  /** The merged account of a row; null for the account itself. */
  readonly of: (accountId: string) => AccountRef | null;
};
export type At = { readonly page: number; readonly per_page: number };
export type Listed<R> = { readonly rows: R[]; readonly total: number };

/** @throws Refusal not_found */
export async function readFamily(ctx: Context, accountId: string): Promise<Family> {
  const all = await familyOf(ctx.db, accountId);
  const ids = all.map(({ id }) => id);
  return {
    // A single account keeps the index order.
    has: (column) =>
      ids.length === 1 ? sql`${sql.ref(column)} = ${accountId}::uuid` : sql`${sql.ref(column)} = ANY(${ids}::uuid[])`,
    of: (id) => (id === accountId ? null : (all.find((one) => one.id === id) ?? null)),
  };
}

/**
 * One page of a table's rows, and their number up to the limit of lists.
 * @param from tables and condition, without the word FROM
 */
export async function pageOf<R>(
  ctx: Context,
  at: At,
  parts: {
    readonly columns: RawBuilder<unknown>;
    readonly from: RawBuilder<unknown>;
    readonly order: RawBuilder<unknown>;
  },
): Promise<Listed<R>> {
  const { columns, from, order } = parts;
  const { rows } = await sql<R>`SELECT ${columns} FROM ${from} ORDER BY ${order}
    LIMIT ${at.per_page} OFFSET ${(at.page - 1) * at.per_page}`.execute(ctx.db);
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM (SELECT FROM ${from}
    LIMIT ${countedUpTo + 1}) AS counted`.execute(ctx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
