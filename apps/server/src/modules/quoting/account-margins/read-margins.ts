import { modes, noMargin, type Margins, type ScopedMarginRule } from '@waybill/freight';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { MarginRules } from '../../../core/database/schema.gen.ts';

export type MarginRow = Selectable<MarginRules>;

/** Margin rules of an account, sorted by start date. */
export function marginRows(db: Db | Tx, accountId: string): Promise<MarginRow[]> {
  return db
    .selectFrom('margin_rules')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('effective_from')
    .orderBy('id')
    .execute();
}

function ruleOf(row: MarginRow): ScopedMarginRule {
  return {
    id: row.id,
    percentBp: row.percent_bp,
    flat: row.flat_amount,
    floor: row.least_amount,
    cap: null,
    scope: {
      accountId: null,
      originState: row.origin_state,
      destinationState: row.destination_state,
      carrier: row.carrier_id,
      mode: modes.find((mode) => mode === row.mode) ?? null,
    },
    effectiveFrom: row.effective_from,
    effectiveUntil: row.effective_until,
  };
}

/**
 * Margins of an account for rating; null when nobody has entered one.
 * @param listBp the list margin, for an account without a margin of its own
 * @throws if the account does not exist
 */
export async function accountMargins(db: Db | Tx, accountId: string, listBp: number | null): Promise<Margins | null> {
  const { margin_bp: own } = await db
    .selectFrom('accounts')
    .select('margin_bp')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const percentBp = own ?? listBp;
  if (percentBp === null) return null;
  const rows = await marginRows(db, accountId);
  return { rules: rows.map(ruleOf), fallback: { ...noMargin, id: own === null ? 'list' : 'account', percentBp } };
}
