import {
  mostTriedShipments,
  triedDays,
  type AccountMargins,
  type ChargeLineWire,
  type MarginRuleInput,
  type TriedShipment,
} from '@waybill/contract';
import { modes } from '@waybill/freight';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { marginRows, type MarginRow } from './read-margins.ts';

const dayMs = 86_400_000;

/** A rule as staff edit it. */
export function ruleWire(row: MarginRow): MarginRuleInput {
  return {
    id: row.id,
    mode: modes.find((mode) => mode === row.mode) ?? null,
    origin_state: row.origin_state,
    destination_state: row.destination_state,
    carrier_id: row.carrier_id,
    percent_bp: row.percent_bp,
    flat: row.flat_amount,
    least: row.least_amount,
    effective_from: row.effective_from,
    effective_until: row.effective_until,
  };
}

type Tried = Omit<TriedShipment, 'booked_at' | 'fixed' | 'fuel_bp' | 'fuel_bearing'> & {
  readonly booked_at: Date;
  readonly charges: readonly ChargeLineWire[];
};

/** The parts of a cost that the engine needs to sell it to the cent. */
function partsOf(cost: number, charges: readonly ChargeLineWire[]) {
  const freight = charges.find(({ kind }) => kind === 'freight')?.amount.amount ?? cost;
  const fuel = charges.find(({ kind }) => kind === 'fuel');
  if (fuel?.basis.type !== 'fuel') return { fixed: cost - freight, fuel_bp: 0, fuel_bearing: 0 };
  const { basisPoints, base = freight } = fuel.basis;
  return { fixed: cost - freight - fuel.amount.amount, fuel_bp: Math.round(basisPoints), fuel_bearing: base - freight };
}

/** Recent shipments in a currency with known cost, and the customer's price without insurance. */
async function triedOn(db: Db | Tx, accountId: string, currency: string, now: Date) {
  const since = new Date(now.getTime() - triedDays * dayMs);
  const from = sql`
    FROM shipments s
    JOIN shipment_costs c ON c.account_id = s.account_id AND c.shipment_id = s.id AND c.currency = ${currency}
    WHERE s.account_id = ${accountId}::uuid AND s.created_at >= ${since} AND s.status <> 'canceled'`;
  const { rows } = await sql<Tried>`
    SELECT s.id, s.bol_number, s.mode, s.origin_state, s.destination_state, s.carrier_id, s.carrier_name,
      s.created_at AS booked_at, c.amount AS cost, c.charges,
      coalesce((SELECT (charge -> 'amount' ->> 'amount')::bigint FROM jsonb_array_elements(s.detail -> 'charges') AS charge
        WHERE charge ->> 'kind' = 'without_insurance' LIMIT 1), s.total_amount) AS sold
    ${from} ORDER BY s.created_at DESC, s.id DESC LIMIT ${mostTriedShipments}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*) AS total ${from}`.execute(db);
  return {
    shipments: rows.map(({ charges, ...row }): TriedShipment => ({
      ...row,
      ...partsOf(row.cost, charges),
      booked_at: row.booked_at.toISOString(),
    })),
    shipments_in_all: counted.rows[0]?.total ?? 0,
  };
}

/** Who last changed the rules. */
async function changedLast(db: Db | Tx, accountId: string): Promise<AccountMargins['changed']> {
  const row = await db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .select(['audit_entries.at', 'audit_entries.actor_label', 'users.name'])
    .where('subject_type', '=', 'account_margins')
    .where('subject_id', '=', accountId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { at: row.at.toISOString(), by: row.name ?? row.actor_label };
}

/**
 * Margins of an account, and recent shipments to try a change on.
 * @throws Refusal not_found
 */
export async function showMargins(ctx: Context, db: Db | Tx, accountId: string): Promise<AccountMargins> {
  const account = await db
    .selectFrom('accounts')
    .select(['margin_bp', 'margin_version', 'currency'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account === undefined) throw new Refusal('not_found');
  const rows = await marginRows(db, accountId);
  const named = await db.selectFrom('carriers').select(['id', 'name', 'scac', 'active']).orderBy('name').execute();
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    version: account.margin_version,
    general_bp: account.margin_bp,
    list_bp: ctx.services.company.current.listMarginBp,
    currency: account.currency as AccountMargins['currency'],
    rules: rows.map((row) => ({ ...ruleWire(row), carrier_name: names.get(row.carrier_id ?? '') ?? null })),
    carriers: named.filter(({ active }) => active).map(({ id, name, scac }) => ({ id, name, scac })),
    ...(await triedOn(db, accountId, account.currency, ctx.now())),
    changed: await changedLast(db, accountId),
  };
}
