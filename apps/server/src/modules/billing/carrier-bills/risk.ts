import type { AdjustmentRisk, endpoints, Query } from '@waybill/contract';
import type { BillCause, Currency } from '@waybill/freight';
import type { Db } from '../../../core/database/database.ts';

/** Look-back period for corrections, in days. */
export const riskDays = 90;
const dayMs = 86_400_000;
const mostRead = 500;

function mostOften(causes: readonly string[]): BillCause | null {
  const counted = new Map<string, number>();
  for (const cause of causes) counted.set(cause, (counted.get(cause) ?? 0) + 1);
  const [most] = [...counted].toSorted(([, a], [, b]) => b - a);
  return (most?.[0] as BillCause | undefined) ?? null;
}

/** What an account was recently billed beyond its quotes, in its currency, and the share of similar loads. */
export async function adjustmentRiskOf(
  db: Db,
  accountId: string,
  { products, origin, destination }: Query<typeof endpoints.adjustments.risk>,
  now: Date,
): Promise<AdjustmentRisk> {
  const account = await db
    .selectFrom('accounts')
    .select('currency')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('invoice_adjustments as a')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.account_id', '=', 'a.account_id').onRef('i.id', '=', 'a.invoice_id'),
    )
    .selectAll('a')
    .select('i.number')
    .where('a.account_id', '=', accountId)
    .where('a.created_at', '>=', new Date(now.getTime() - riskDays * dayMs))
    .where('a.currency', '=', account.currency)
    .whereRef('a.billed', '>', 'a.quoted')
    .orderBy('a.created_at', 'desc')
    .limit(mostRead)
    .execute();
  const wanted = new Set(
    products
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );
  const ofProduct = rows.filter((row) => row.product_numbers.some((number) => wanted.has(number)));
  const ofLane = rows.filter((row) => row.origin_postal_code === origin && row.destination_postal_code === destination);
  const money = (amount: number) => ({ amount, currency: account.currency as Currency });
  const latest = ofProduct[0] ?? ofLane[0] ?? rows[0];
  return {
    count: rows.length,
    days: riskDays,
    total: money(rows.reduce((sum, { quoted, billed }) => sum + billed - quoted, 0)),
    cause: mostOften(rows.map(({ cause }) => cause)),
    same_product: ofProduct.length,
    same_lane: ofLane.length,
    latest:
      latest === undefined
        ? null
        : {
            invoice_id: latest.invoice_id,
            number: latest.number,
            amount: money(latest.billed - latest.quoted),
            facts: latest.facts,
          },
  };
}
