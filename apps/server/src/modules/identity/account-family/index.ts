import type { AccountRef, MergedAccount } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';

/** Formats an account number: `A-10482`. */
export function accountNumber(number: number): string {
  return `A-${number}`;
}

/** An account with the number and name that staff see. */
export function refOf(row: { readonly id: string; readonly number: number; readonly name: string }): AccountRef {
  return { id: row.id, number: accountNumber(row.number), name: row.name };
}

type FamilyRow = {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly merged_at: Date | null;
};

/** The account first, then all accounts merged into it, directly or indirectly. @throws Refusal not_found */
async function familyRows(db: Db | Tx, accountId: string): Promise<[FamilyRow, ...FamilyRow[]]> {
  const { rows } = await sql<FamilyRow>`
    WITH RECURSIVE family AS (
      SELECT id, number, name, merged_at, 0 AS depth FROM accounts WHERE id = ${accountId}::uuid
      UNION ALL
      SELECT a.id, a.number, a.name, a.merged_at, family.depth + 1
      FROM accounts a JOIN family ON a.merged_into = family.id
    )
    SELECT id, number, name, merged_at FROM family ORDER BY depth, number
  `.execute(db);
  const [own, ...merged] = rows;
  if (own === undefined) throw new Refusal('not_found');
  return [own, ...merged];
}

/** The account first, then all accounts merged into it, directly or indirectly. @throws Refusal not_found */
export async function familyOf(db: Db | Tx, accountId: string): Promise<readonly AccountRef[]> {
  const rows = await familyRows(db, accountId);
  return rows.map(refOf);
}

/** Accounts merged into this one, directly or indirectly, latest first. @throws Refusal not_found */
export async function mergedInto(db: Db | Tx, accountId: string): Promise<MergedAccount[]> {
  const [, ...rows] = await familyRows(db, accountId);
  return rows
    .flatMap(({ merged_at: at, ...row }) => (at === null ? [] : [{ ...refOf(row), merged_at: at.toISOString() }]))
    .toSorted((one, other) => other.merged_at.localeCompare(one.merged_at) || one.id.localeCompare(other.id));
}
