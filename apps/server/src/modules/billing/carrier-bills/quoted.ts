import type { ChargeLineWire, QuoteRequest } from '@waybill/contract';
import { noMargin, type Currency, type LtlTariff, type MarginRule } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { ShipmentDetail } from '../../shipments/shipments/index.ts';

/** A shipment with the quoted carrier cost and customer price. */
export type Quoted = {
  readonly accountId: string;
  readonly shipmentId: string;
  readonly bolNumber: string;
  readonly proNumber: string | null;
  readonly carrierName: string;
  readonly currency: Currency;
  readonly detail: ShipmentDetail;
  readonly pickupDate: string;
  readonly serviceName: string;
  readonly invoiceId: string | null;
  /** The margin of the quoted rate, or the account's current one if it was not stored. */
  readonly margin: MarginRule;
  /** The carrier's quote; null if it was not stored. */
  readonly cost: { readonly amount: number; readonly lines: readonly ChargeLineWire[] } | null;
  /** The rate request; null for a shipment without a quote. */
  readonly request: QuoteRequest | null;
  /** The tariff it was rated with, if stored here. */
  readonly tariff: LtlTariff | null;
};

/** The tariff of the quoted rate, else the carrier's tariff in force on the pickup day. */
async function tariffOf(
  db: Db | Tx,
  shipment: {
    readonly account_id: string;
    readonly quote_id: string | null;
    readonly carrier_id: string;
    readonly service_name: string;
    readonly pickup_date: string;
  },
): Promise<LtlTariff | null> {
  const { rows } = await sql<{ definition: LtlTariff }>`
    SELECT t.definition FROM tariffs t
    LEFT JOIN quote_rates r ON r.tariff_id = t.id AND r.account_id = ${shipment.account_id}::uuid
      AND r.quote_id = ${shipment.quote_id}::uuid AND r.detail -> 'service' ->> 'name' = ${shipment.service_name}
    WHERE t.carrier_id = ${shipment.carrier_id}::uuid
      AND (r.id IS NOT NULL OR (t.effective_from <= ${shipment.pickup_date}::date
        AND coalesce(t.effective_until, 'infinity') >= ${shipment.pickup_date}::date))
    ORDER BY r.id IS NULL, t.effective_from DESC, t.version DESC LIMIT 1
  `.execute(db);
  return rows[0]?.definition ?? null;
}

/** The margin rule of the quoted rate; null for rates from before rules were stored. */
async function marginOf(db: Db | Tx, shipment: Parameters<typeof tariffOf>[1]): Promise<MarginRule | null> {
  if (shipment.quote_id === null) return null;
  const { rows } = await sql<{ margin: MarginRule | null }>`
    SELECT c.margin FROM quote_rates r
    JOIN rate_costs c ON c.account_id = r.account_id AND c.quote_id = r.quote_id AND c.rate_id = r.id
    WHERE r.account_id = ${shipment.account_id}::uuid AND r.quote_id = ${shipment.quote_id}::uuid
      AND r.carrier_id = ${shipment.carrier_id}::uuid AND r.detail -> 'service' ->> 'name' = ${shipment.service_name}
    LIMIT 1
  `.execute(db);
  return rows[0]?.margin ?? null;
}

/** The quote of a shipment, from everything stored about it. @throws if the shipment does not exist */
export async function quotedOf(db: Db | Tx, accountId: string, shipmentId: string): Promise<Quoted> {
  const row = await db
    .selectFrom('shipments')
    .innerJoin('accounts', 'accounts.id', 'shipments.account_id')
    .leftJoin('quotes', (join) =>
      join.onRef('quotes.account_id', '=', 'shipments.account_id').onRef('quotes.id', '=', 'shipments.quote_id'),
    )
    .leftJoin('shipment_costs', (join) =>
      join
        .onRef('shipment_costs.account_id', '=', 'shipments.account_id')
        .onRef('shipment_costs.shipment_id', '=', 'shipments.id'),
    )
    .select([
      'shipments.account_id',
      'shipments.bol_number',
      'shipments.pro_number',
      'shipments.carrier_id',
      'shipments.carrier_name',
      'shipments.currency',
      'shipments.detail',
      'shipments.pickup_date',
      'shipments.service_name',
      'shipments.invoice_id',
      'shipments.quote_id',
      'accounts.margin_bp',
      'quotes.request',
      'shipment_costs.amount as cost_amount',
      'shipment_costs.currency as cost_currency',
      'shipment_costs.charges as cost_charges',
    ])
    .where('shipments.account_id', '=', accountId)
    .where('shipments.id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  const kept = row.cost_amount !== null && row.cost_currency === row.currency;
  return {
    accountId,
    shipmentId,
    bolNumber: row.bol_number,
    proNumber: row.pro_number,
    carrierName: row.carrier_name,
    currency: row.currency as Currency,
    detail: row.detail,
    pickupDate: row.pickup_date,
    serviceName: row.service_name,
    invoiceId: row.invoice_id,
    margin: (await marginOf(db, row)) ?? { ...noMargin, id: 'account', percentBp: row.margin_bp ?? 0 },
    cost: kept ? { amount: row.cost_amount ?? 0, lines: row.cost_charges as readonly ChargeLineWire[] } : null,
    request: row.request as QuoteRequest | null,
    tariff: await tariffOf(db, row),
  };
}
