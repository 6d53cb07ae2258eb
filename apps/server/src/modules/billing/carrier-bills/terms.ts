import type { BillCause, Tolerance } from '@waybill/freight';
import type { Db, Tx } from '../../../core/database/database.ts';

/** Tolerated differences: one for each cause that has its own, and one for all others. */
export type Tolerances = { readonly usual: Tolerance; readonly byCause: ReadonlyMap<BillCause, Tolerance> };
export type BillTerms = {
  readonly version: number;
  readonly tolerances: Tolerances;
  readonly contestDays: number;
};

/** Tolerances, and the days within which a bill can be disputed (180 by 49 USC 13710(a)(3)(B)). */
export async function billTerms(db: Db | Tx): Promise<BillTerms> {
  const row = await db.selectFrom('carrier_bill_terms').selectAll().executeTakeFirstOrThrow();
  const own = await db.selectFrom('carrier_bill_tolerances').selectAll().orderBy('cause').execute();
  return {
    version: row.version,
    tolerances: {
      usual: { amount: row.tolerance_amount, basisPoints: row.tolerance_bp },
      byCause: new Map(own.map(({ cause, amount, bp }) => [cause as BillCause, { amount, basisPoints: bp }])),
    },
    contestDays: row.contest_days,
  };
}

/** The tolerance of a bill, by its main cause. */
export function toleranceOf({ usual, byCause }: Tolerances, cause: BillCause | null): Tolerance {
  return (cause === null ? undefined : byCause.get(cause)) ?? usual;
}

/** How far a bill may exceed its quote, in minor units: the smaller of the amount and the share. */
export function allowed(expected: number, { amount, basisPoints }: Tolerance): number {
  return Math.min(amount, Math.floor((expected * basisPoints) / 10_000));
}
