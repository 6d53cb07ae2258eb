import type { AuditNote } from '../../../core/audit.ts';
import type { Tx } from '../../../core/database/database.ts';
import { correctInvoice, invoiceShipment } from '../invoices/index.ts';
import type { BillAudit } from './audit-bill.ts';
import type { BillColumns } from './bill-row.ts';
import { quotedOf, type Quoted } from './quoted.ts';
import type { Correction } from './notify-of-correction.ts';

/** Id of the shipment's invoice. An unbilled shipment is billed as booked first. */
async function invoiceIdOf(tx: Tx, quoted: Quoted, now: Date): Promise<string> {
  if (quoted.invoiceId !== null) return quoted.invoiceId;
  await invoiceShipment(tx, quoted.accountId, quoted.shipmentId, now);
  const { invoiceId } = await quotedOf(tx, quoted.accountId, quoted.shipmentId);
  if (invoiceId === null) throw new Error(`${quoted.bolNumber} cannot be billed`);
  return invoiceId;
}

const sum = (lines: Quoted['detail']['charges']): number =>
  lines.find(({ kind }) => kind === 'total')?.amount.amount ?? 0;

/** The part of a correction that became customer credit because it was already paid, in minor units. */
async function creditedBy(tx: Tx, accountId: string, key: string): Promise<number> {
  const { credited } = await tx
    .selectFrom('journals as j')
    .innerJoin('journal_lines as l', (join) =>
      join.onRef('l.account_id', '=', 'j.account_id').onRef('l.journal_id', '=', 'j.id'),
    )
    .select((of) => of.cast<number>(of.fn.coalesce(of.fn.sum('l.amount'), of.lit(0)), 'bigint').as('credited'))
    .where('j.account_id', '=', accountId)
    .where('j.key', '=', key)
    .where('l.ledger', '=', 'customer_credit')
    .executeTakeFirstOrThrow();
  return -credited;
}

/**
 * Corrects the customer's invoice after a carrier bill: quoted and new amounts, causes, the carrier's facts and proof.
 * The carrier's cost is not shown to the customer.
 * @returns audit note and what to tell the customer; null when the invoice does not change
 */
export async function correctCustomer(
  tx: Tx,
  bill: BillColumns,
  quoted: Quoted,
  audit: BillAudit,
  now: Date,
  ids: () => string,
): Promise<{ readonly note: AuditNote; readonly correction: Correction } | null> {
  const { accountId, shipmentId, detail } = quoted;
  const invoiceId = await invoiceIdOf(tx, quoted, now);
  const cause = audit.cause ?? 'unexplained';
  const key = `carrier_bill:${bill.id}:customer`;
  const corrected = await correctInvoice(
    tx,
    {
      accountId,
      invoiceId,
      charges: audit.customer.charges,
      reason: { code: cause, params: {} },
      key,
    },
    now,
    ids,
  );
  if (corrected === null) return null;
  const { version, before, total } = corrected;
  await tx
    .insertInto('invoice_adjustments')
    .values({
      account_id: accountId,
      invoice_id: invoiceId,
      version,
      bill_id: bill.id,
      shipment_id: shipmentId,
      quoted: sum(detail.charges),
      billed: total,
      currency: quoted.currency,
      cause,
      findings: JSON.stringify(audit.customer.findings),
      facts: JSON.stringify(audit.facts),
      rerated: audit.rerated?.matches ?? false,
      product_numbers: detail.items.flatMap((item) => (item.product_number === null ? [] : [item.product_number])),
      origin_postal_code: detail.pickup.postal_code,
      destination_postal_code: detail.delivery.postal_code,
      contest_until: bill.contest_until,
      created_at: now,
    })
    .execute();
  await tx
    .insertInto('invoice_evidence')
    .columns(['account_id', 'invoice_id', 'id', 'version', 'kind', 'name', 'media_type', 'content', 'created_at'])
    .expression((of) =>
      of
        .selectFrom('carrier_bill_evidence')
        .select([
          of.cast<string>(of.val(accountId), 'uuid').as('account_id'),
          of.cast<string>(of.val(invoiceId), 'uuid').as('invoice_id'),
          'id',
          of.cast<number>(of.val(version), 'smallint').as('version'),
          'kind',
          'name',
          'media_type',
          'content',
          'created_at',
        ])
        .where('bill_id', '=', bill.id),
    )
    .execute();
  return {
    note: {
      subject: 'invoice',
      subjectId: invoiceId,
      accountId,
      before: { total: before },
      after: { total, version, cause },
    },
    correction: {
      accountId,
      invoiceId,
      before,
      total,
      credited: await creditedBy(tx, accountId, key),
      cause,
      contestUntil: bill.contest_until,
    },
  };
}
