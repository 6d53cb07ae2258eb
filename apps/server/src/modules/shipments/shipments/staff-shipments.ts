import { endpoints, type ChargeLineWire, type Params, type Query } from '@waybill/contract';
import { billingDay } from '../../../core/billing-day.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { pageBody } from '../../../core/page.ts';
import { listShipments, shipmentRowOf } from './list-shipments.ts';
import { showShipment } from './show-shipment.ts';

const { list, show } = endpoints.staffShipments;

async function accountNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Shipments of all accounts, with account names. */
export async function listForStaff(ctx: Context, { query }: { readonly query: Query<typeof list> }) {
  const { account_id: accountId = null, mode, carrier_id, owner_id } = query;
  const scope = { as: 'staff', accountId, mode, carrier_id, owner_id } as const;
  const { rows, total } = await listShipments(ctx.db, scope, query, billingDay(ctx.now()));
  const names = await accountNames(
    ctx.db,
    rows.map((row) => row.account_id),
  );
  const body = rows.map((row) => ({
    ...shipmentRowOf(row),
    account: { id: row.account_id, name: names.get(row.account_id) ?? '' },
  }));
  return pageBody(body, total, query, list.path);
}

/** Carriers that shipments went with, and people who sell to accounts: what staff narrow the list by. */
export async function shipmentChoices(ctx: Context) {
  const carriers = await ctx.db.selectFrom('carriers').select(['id', 'name']).orderBy('name').execute();
  const owners = await ctx.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', (of) =>
      of
        .selectFrom('accounts')
        .select('sales_owner')
        .where('sales_owner', 'is not', null)
        .$castTo<{ sales_owner: string }>(),
    )
    .orderBy('name')
    .execute();
  return { data: { carriers, owners } };
}

async function costOf(db: Db, accountId: string, id: string, sold: number) {
  const cost = await db
    .selectFrom('shipment_costs')
    .select(['amount', 'currency', 'charges'])
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', id)
    .executeTakeFirst();
  if (cost === undefined) return null;
  const currency = cost.currency as 'USD' | 'CAD' | 'MXN';
  return {
    total: { amount: cost.amount, currency },
    margin: { amount: sold - cost.amount, currency },
    charges: cost.charges,
  };
}

/** The customer's price without insurance, the basis of the margin. */
function soldWithoutInsurance(charges: readonly ChargeLineWire[]): number {
  return charges.find(({ kind }) => kind === 'without_insurance')?.amount.amount ?? 0;
}

/** A shipment of any account with its cost. */
export async function showForStaff(ctx: Context, { params }: { readonly params: Params<typeof show> }) {
  const found = await showShipment(ctx.db, null, params.id, ctx.services.publicUrl, '/api/admin/shipments');
  const { account_id: accountId, shipment } = found;
  const names = await accountNames(ctx.db, [accountId]);
  // A canceled shipment is neither sold nor owed.
  const cost =
    shipment.status === 'canceled'
      ? null
      : await costOf(ctx.db, accountId, shipment.id, soldWithoutInsurance(shipment.charges));
  return { data: { ...shipment, account: { id: accountId, name: names.get(accountId) ?? '' }, cost } };
}
