import type { BillFacts, BillFindingWire, InvoiceVariance } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { billingDay } from '../../../core/billing-day.ts';
import type { ShipmentDetail } from '../../shipments/shipments/index.ts';

type Product = InvoiceVariance['product'];
type Address = InvoiceVariance['address'];

/** The product of a single-item load, with the carrier's measurements per unit. */
async function productOf(db: Db, accountId: string, { items }: ShipmentDetail, facts: BillFacts): Promise<Product> {
  const [only] = items;
  // With several items it is unknown which one differs.
  if (only === undefined || items.length > 1 || only.product_number === null) return null;
  const { weight_lb: weight, height_in: height, freight_class: freightClass } = facts;
  if (weight === null && height === null && freightClass === null) return null;
  const row = await db
    .selectFrom('products')
    .select(['id', 'description', 'product_number'])
    .where('account_id', '=', accountId)
    .where('product_number', '=', only.product_number)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const billed = weight?.billed ?? null;
  return {
    ...row,
    weight_lb: billed === null ? null : Math.round((billed / only.quantity) * 100) / 100,
    height_in: height?.billed ?? null,
    freight_class: freightClass?.billed ?? null,
  };
}

/** The actual site type, by the accessorial that was added for it. */
const sites = [
  ['RESDEL', 'delivery', 'residential'],
  ['RESPU', 'pickup', 'residential'],
  ['LTDDEL', 'delivery', 'limited_access'],
  ['LTDPU', 'pickup', 'limited_access'],
] as const;

async function addressOf(
  db: Db,
  accountId: string,
  detail: ShipmentDetail,
  findings: readonly BillFindingWire[],
): Promise<Address> {
  const site = sites.find(([code]) => findings.some((one) => one.code === code && one.amount > 0));
  if (site === undefined) return null;
  const [, end, siteType] = site;
  const party = detail[end];
  const row = await db
    .selectFrom('addresses')
    .select(['id', 'company'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('postal_code', '=', party.postal_code)
    .where(sql<boolean>`lower(street_lines[1]) = lower(${party.street_lines[0] ?? ''})`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row === undefined ? null : { ...row, site_type: siteType };
}

async function versionsOf(db: Db, accountId: string, invoiceId: string, wanted: readonly number[]) {
  const rows = await db
    .selectFrom('invoice_versions')
    .select(['version', 'charges', 'created_at'])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .where('version', 'in', [...wanted])
    .execute();
  return new Map(rows.map((row) => [row.version, row.charges]));
}

async function evidenceOf(db: Db, accountId: string, invoiceId: string): Promise<InvoiceVariance['evidence']> {
  const rows = await db
    .selectFrom('invoice_evidence')
    .select(['id', 'kind', 'name', 'media_type', 'created_at', sql<number>`length(content)`.as('bytes')])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, created_at: at, ...row }) => ({
    ...row,
    kind: kind as InvoiceVariance['evidence'][number]['kind'],
    created_at: at.toISOString(),
  }));
}

/** The latest correction of an invoice by a carrier bill; null if there is none. @throws Refusal not_found */
export async function showVariance(db: Db, accountId: string, invoiceId: string): Promise<InvoiceVariance | null> {
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', invoiceId)
    .executeTakeFirst();
  if (invoice === undefined) throw new Refusal('not_found');
  const row = await db
    .selectFrom('invoice_adjustments as a')
    .innerJoin('shipments as s', (join) =>
      join.onRef('s.account_id', '=', 'a.account_id').onRef('s.id', '=', 'a.shipment_id'),
    )
    .selectAll('a')
    .select(['s.carrier_name', 's.detail', 's.created_at as booked_at'])
    .where('a.account_id', '=', accountId)
    .where('a.invoice_id', '=', invoiceId)
    .orderBy('a.version', 'desc')
    .executeTakeFirst();
  if (row === undefined) return null;
  const money = (amount: number) => ({ amount, currency: row.currency as Currency });
  const versions = await versionsOf(db, accountId, invoiceId, [1, row.version]);
  const findings = row.findings;
  const facts = row.facts;
  const detail = row.detail;
  return {
    version: row.version,
    quoted: money(row.quoted),
    billed: money(row.billed),
    quoted_charges: versions.get(1) ?? [],
    billed_charges: versions.get(row.version) ?? [],
    findings,
    facts,
    cause: row.cause as InvoiceVariance['cause'],
    rerated: row.rerated,
    carrier_name: row.carrier_name,
    quoted_on: billingDay(row.booked_at),
    billed_on: billingDay(row.created_at),
    contest_until: row.contest_until,
    evidence: await evidenceOf(db, accountId, invoiceId),
    product: await productOf(db, accountId, detail, facts),
    address: await addressOf(db, accountId, detail, findings),
  };
}
