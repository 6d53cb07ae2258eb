import type { CarrierBill, CarrierBillState, evidenceKinds } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { auditOf, billRowOf, billsWithNames, bodyOf, type BillColumns } from './bill-row.ts';
import { comparedLines } from './compared-lines.ts';
import { quotedOf, type Quoted } from './quoted.ts';
import { allowed, billTerms, toleranceOf } from './terms.ts';

/** The decisions available in each state. */
export function choicesOf({
  state,
  shipment_id: shipment,
  duplicate_of: duplicate,
}: Pick<BillColumns, 'state' | 'shipment_id' | 'duplicate_of'>): CarrierBill['choices'] {
  switch (state as CarrierBillState) {
    case 'unmatched':
      return ['match', 'duplicate'];
    case 'review':
      return shipment === null ? ['match'] : ['accept', 'dispute', ...(duplicate ? [] : (['duplicate'] as const))];
    case 'disputed':
      return ['resolve'];
    default:
      return [];
  }
}

/** A dispute as stored with the bill. */
export type Dispute = {
  readonly reason: NonNullable<CarrierBill['dispute']>['reason'];
  readonly amount: number;
  readonly note: string;
  readonly opened_at: string;
  readonly outcome: NonNullable<CarrierBill['dispute']>['outcome'];
  readonly agreed: number | null;
};

type Kind = (typeof evidenceKinds)[number];

async function evidenceOf(db: Db | Tx, billId: string): Promise<CarrierBill['evidence']> {
  const rows = await db
    .selectFrom('carrier_bill_evidence')
    .select(['id', 'kind', 'name', 'media_type', 'created_at', sql<number>`length(content)`.as('bytes')])
    .where('bill_id', '=', billId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, created_at: at, ...row }) => ({ ...row, kind: kind as Kind, created_at: at.toISOString() }));
}

async function otherBill(db: Db | Tx, id: string | null) {
  if (id === null) return null;
  return (
    (await db
      .selectFrom('carrier_bills')
      .select(['id', 'bill_number', 'received_at', 'state'])
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}

async function invoiceOf(db: Db | Tx, quoted: Quoted) {
  if (quoted.invoiceId === null) return null;
  const row = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'total', 'currency'])
    .where('account_id', '=', quoted.accountId)
    .where('id', '=', quoted.invoiceId)
    .executeTakeFirstOrThrow();
  return { id: row.id, number: row.number, total: { amount: row.total, currency: row.currency as Currency } };
}

const townOf = ({ city, state }: Quoted['detail']['pickup']): string => `${city}, ${state}`;

/** A bill with everything on its page. @throws Refusal not_found */
export async function showBill(db: Db | Tx, id: string): Promise<CarrierBill> {
  const row = await billsWithNames(db).where('carrier_bills.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const money = (amount: number) => ({ amount, currency: row.currency as Currency });
  const orNull = (amount: number | null) => (amount === null ? null : money(amount));
  const quoted =
    row.shipment_account === null || row.shipment_id === null
      ? null
      : await quotedOf(db, row.shipment_account, row.shipment_id);
  const [body, audit] = [bodyOf(row), auditOf(row)];
  const { tolerances } = await billTerms(db);
  const approvedUnder = row.approved_under;
  const tolerance = approvedUnder ?? toleranceOf(tolerances, audit?.cause ?? null);
  const [duplicate, replaced] = [await otherBill(db, row.duplicate_of), await otherBill(db, row.replaces)];
  const invoice = quoted === null ? null : await invoiceOf(db, quoted);
  const dispute = row.dispute as Dispute | null;
  const sold = quoted?.detail.charges.find(({ kind }) => kind === 'total')?.amount.amount ?? null;
  return {
    ...billRowOf(row),
    version: row.version,
    lines: comparedLines(audit === null ? null : (quoted?.cost?.lines ?? null), body, audit?.findings ?? []),
    findings: [...(audit?.findings ?? [])],
    facts: audit?.facts ?? { weight_lb: null, height_in: null, density: null, freight_class: null, miles: null },
    rerated: audit?.rerated ? { total: money(audit.rerated.total), matches: audit.rerated.matches } : null,
    tolerance: audit === null ? null : money(allowed(audit.expected, tolerance)),
    within_tolerance: audit?.withinTolerance ?? false,
    posted: orNull(row.posted),
    duplicate_of: duplicate && {
      id: duplicate.id,
      bill_number: duplicate.bill_number,
      received_at: duplicate.received_at.toISOString(),
    },
    replaces: replaced && {
      id: replaced.id,
      bill_number: replaced.bill_number,
      state: replaced.state as CarrierBillState,
    },
    shipment: quoted && {
      id: quoted.shipmentId,
      bol_number: quoted.bolNumber,
      pro_number: quoted.proNumber,
      origin: townOf(quoted.detail.pickup),
      destination: townOf(quoted.detail.delivery),
      invoice,
    },
    customer:
      audit === null || sold === null || audit.customer.total === (invoice?.total.amount ?? sold)
        ? null
        : { now: invoice?.total ?? money(sold), booked: money(sold), corrected: money(audit.customer.total) },
    evidence: await evidenceOf(db, id),
    dispute: dispute && { ...dispute, amount: money(dispute.amount), agreed: orNull(dispute.agreed) },
    decided_by: row.decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
    brought_by: row.brought_by,
    file_name: row.file_name,
    choices: choicesOf(row),
  };
}
