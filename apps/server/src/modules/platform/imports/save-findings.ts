import type { Tx } from '../../../core/database/database.ts';
import { insertRows } from '../../../core/database/insert-rows.ts';
import { asJson } from '../../../core/database/json.ts';
import type { Examined } from './file/examine.ts';

type Key = { readonly accountId: string; readonly id: string };

/** Result of a check as columns of the upload. */
export function findingColumns({ rows, good, findings, plan }: Examined<unknown>) {
  const problems = findings.filter(({ verdict }) => verdict === 'problem');
  return {
    row_count: rows,
    good_count: good,
    problem_count: problems.length,
    duplicate_count: findings.length - problems.length,
    suggestion_count: problems.filter(({ suggested }) => suggested !== null).length,
    plan: JSON.stringify(plan),
  };
}

/** Replaces the rows that need attention. */
export async function saveFindings(tx: Tx, { accountId, id }: Key, { findings }: Examined<unknown>): Promise<void> {
  await tx.deleteFrom('import_rows').where('account_id', '=', accountId).where('import_id', '=', id).execute();
  const rows = findings.map((finding) => ({
    ...finding,
    account_id: accountId,
    import_id: id,
    problems: asJson(finding.problems),
    duplicate: asJson(finding.duplicate),
    suggested: asJson(finding.suggested),
  }));
  await insertRows(tx, 'import_rows', rows);
}
