import { approvedDays, type BillTermsBody, type BillTermsWire } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import { changed, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { billTerms, type BillTerms } from './terms.ts';

const dayMs = 86_400_000;
type Approved = BillTermsWire['approved'];

/** Bills that were approved automatically despite a difference, by cause. */
async function approvedSince(db: Db | Tx, since: Date): Promise<Approved> {
  const { rows } = await sql<{
    cause: Approved[number]['cause'];
    currency: Currency;
    count: number;
    over: number;
    under: number;
  }>`
    SELECT cause, currency, count(*)::int AS count,
      coalesce(sum(total - expected) FILTER (WHERE total > expected), 0)::bigint AS over,
      coalesce(sum(expected - total) FILTER (WHERE total < expected), 0)::bigint AS under
    FROM carrier_bills WHERE state = 'approved' AND received_at >= ${since} AND total <> expected
    GROUP BY cause, currency ORDER BY over DESC, cause
  `.execute(db);
  return rows.map(({ over, under, currency, ...row }) => ({
    ...row,
    currency,
    over: { amount: over, currency },
    under: { amount: under, currency },
  }));
}

const written = ({ version, tolerances: { usual, byCause } }: BillTerms) => ({
  version,
  usual: { amount: usual.amount, basis_points: usual.basisPoints },
  causes: [...byCause].map(([cause, { amount, basisPoints }]) => ({
    cause: cause as BillTermsWire['causes'][number]['cause'],
    amount,
    basis_points: basisPoints,
  })),
});

/** The tolerances, and what was approved within them. */
export async function showTerms(db: Db | Tx, now: Date): Promise<BillTermsWire> {
  return {
    ...written(await billTerms(db)),
    approved: await approvedSince(db, new Date(now.getTime() - approvedDays * dayMs)),
  };
}

/**
 * Sets the tolerances for future bills. Past approvals stay.
 * @throws Refusal conflict when someone else changed them in between
 */
export async function setTerms(
  ctx: Context,
  tx: Tx,
  { body: { version, usual, causes } }: { readonly body: BillTermsBody },
): Promise<Outcome<{ data: BillTermsWire }>> {
  const before = written(await billTerms(tx));
  const { numUpdatedRows: set } = await tx
    .updateTable('carrier_bill_terms')
    .set({ tolerance_amount: usual.amount, tolerance_bp: usual.basis_points, version: version + 1 })
    .where('version', '=', version)
    .executeTakeFirst();
  if (set === 0n) throw new Refusal('conflict');
  await tx.deleteFrom('carrier_bill_tolerances').execute();
  if (causes.length > 0)
    await tx
      .insertInto('carrier_bill_tolerances')
      .values(causes.map(({ cause, amount, basis_points: bp }) => ({ cause, amount, bp })))
      .execute();
  const data = await showTerms(tx, ctx.now());
  const after = { usual: data.usual, causes: data.causes };
  return changed(
    { data },
    {
      subject: 'carrier_bill_terms',
      subjectId: null,
      before: { usual: before.usual, causes: before.causes },
      after,
    },
  );
}
