import { createHash } from 'node:crypto';
import type { CarrierBillBody, CarrierBillState, TakenBill } from '@waybill/contract';
import { booksTimeZone } from '@waybill/contract';
import { addDays, bare, dayAt } from '@waybill/freight';
import type { AuditNote } from '../../../core/audit.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { allStorable } from '../../../core/storable.ts';
import { targetsOf, type Target } from '../../shipments/carrier-tracking/index.ts';
import { knownCarriers } from '../../carriers/scac-aliases/index.ts';
import { auditBill, type BillAudit } from './audit-bill.ts';
import { bookBill } from './book-bill.ts';
import { quotedOf } from './quoted.ts';
import { lockShipment, siblingsOf } from './siblings.ts';
import { billTerms, toleranceOf } from './terms.ts';

export type Came = {
  readonly source: 'form' | 'csv' | 'edi210' | 'pfc';
  readonly broughtBy: string | null;
  readonly fileName: string | null;
};

/** Fingerprint to detect the same bill from any source. A preliminary bill never equals the final one. */
function fingerprintOf(body: CarrierBillBody, source: Came['source']): Buffer {
  const { scac, bill_number: number, pro_number: pro, bol_number: bol, billed_on: on, currency, total } = body;
  const key = [source === 'pfc', scac, ...[number, pro, bol].map((one) => bare(one ?? '')), on, currency, total];
  return createHash('sha256')
    .update(JSON.stringify([...key, body.lines.map(({ kind, code, amount }) => [kind, code, amount]), body.items]))
    .digest();
}

/** The SCAC of the carrier that a bill names by any alias; unchanged if no carrier here has that name. */
async function scacOf(tx: Tx, written: string | null): Promise<string | null> {
  if (written === null) return null;
  return (await knownCarriers(tx)).find(written) ?? written;
}

/** Finds the shipment of a bill: by PRO number and carrier, else by BOL number, else by any of its numbers. */
async function targetOf(tx: Tx, body: CarrierBillBody): Promise<Target | null> {
  const asked = [
    ...(body.pro_number === null ? [] : [{ number: body.pro_number, scac: body.scac }]),
    ...(body.bol_number === null ? [] : [{ number: body.bol_number }]),
    ...(body.pro_number === null ? [] : [{ number: body.pro_number }]),
    ...(body.bill_number === null ? [] : [{ number: body.bill_number, scac: body.scac }]),
  ];
  return (await targetsOf(tx, asked)).find((target) => target !== null) ?? null;
}

/** Columns of a bill whose shipment is known. */
export type MatchedBill = {
  readonly state: CarrierBillState;
  readonly shipment_account: string;
  readonly shipment_id: string;
  readonly expected: number | null;
  readonly cause: string | null;
  readonly audit: string | null;
  /** The tolerance it was approved within, at that time. */
  readonly approved_under: string | null;
  readonly duplicate_of: string | null;
  readonly replaces: string | null;
  readonly posted: number | null;
  readonly journal_id: string | null;
};

type Bill = { readonly id: string; readonly body: CarrierBillBody; readonly source: string };

function stateOf(
  source: string,
  live: { readonly total: number } | null,
  body: CarrierBillBody,
  audit: BillAudit | null,
) {
  if (source === 'pfc') return live === null ? 'preliminary' : 'replaced';
  if (live !== null) return live.total === body.total ? 'duplicate' : 'review';
  return audit !== null && audit.withinTolerance ? 'approved' : 'review';
}

/**
 * Compares a bill with its shipment. A duplicate is marked and never paid, one within the tolerance is posted, any
 * other waits for staff. Preliminary charges are only compared.
 */
export async function matchToShipment(
  tx: Tx,
  bill: Bill,
  key: { readonly account_id: string; readonly shipment_id: string },
  now: Date,
  ids: () => string = newId,
): Promise<MatchedBill> {
  const { body } = bill;
  await lockShipment(tx, key.shipment_id);
  const { live, announced } = await siblingsOf(tx, bill.id, key);
  if (announced.length > 0) {
    await tx.updateTable('carrier_bills').set({ state: 'replaced' }).where('id', 'in', announced).execute();
  }
  const quoted = await quotedOf(tx, key.account_id, key.shipment_id);
  const { tolerances } = await billTerms(tx);
  const again = bill.source !== 'pfc' && live !== null && live.total === body.total;
  const audit = auditBill(quoted, body, tolerances, again ? 'duplicate' : undefined);
  const state = stateOf(bill.source, live, body, audit);
  const booked =
    state === 'approved'
      ? await bookBill(
          tx,
          { id: bill.id, accountId: key.account_id, currency: quoted.currency, amount: body.total, replaces: null },
          now,
          ids,
        )
      : { posted: null, journal_id: null };
  return {
    state,
    shipment_account: key.account_id,
    shipment_id: key.shipment_id,
    expected: audit?.expected ?? null,
    cause: audit?.cause ?? (audit === null ? 'unexplained' : null),
    approved_under:
      state === 'approved' && audit !== null ? JSON.stringify(toleranceOf(tolerances, audit.cause)) : null,
    audit: audit === null ? null : JSON.stringify(audit),
    duplicate_of: state === 'duplicate' ? (live?.id ?? null) : null,
    replaces: state === 'review' ? (live?.id ?? null) : null,
    ...booked,
  };
}

/** Numbers that a bill can be searched by. */
function numbersOf({ bill_number: number, pro_number: pro, bol_number: bol }: CarrierBillBody): string[] {
  return [...new Set([number, pro, bol].flatMap((one) => (one === null ? [] : [bare(one)])))].filter(Boolean);
}

/**
 * Takes in a bill from any source: stores it, matches it to a shipment, compares it, and settles it if no decision is
 * needed. The same bill again returns the existing one.
 * @param ids generates the ids of the bill and its journal
 */
export async function takeBill(
  tx: Tx,
  given: CarrierBillBody,
  { source, broughtBy, fileName }: Came,
  now: Date,
  ids: () => string = newId,
): Promise<{ readonly taken: TakenBill; readonly note: AuditNote | null }> {
  const body = { ...allStorable(given), scac: await scacOf(tx, given.scac) };
  const id = ids();
  const { contestDays } = await billTerms(tx);
  const fingerprint = fingerprintOf(body, source);
  const added = await tx
    .insertInto('carrier_bills')
    .values({
      id,
      state: 'unmatched',
      source,
      fingerprint,
      scac: body.scac,
      bill_number: body.bill_number,
      pro_number: body.pro_number,
      bol_number: body.bol_number,
      billed_on: body.billed_on,
      currency: body.currency,
      total: body.total,
      body: JSON.stringify(body),
      contest_until: addDays(dayAt(now, booksTimeZone), contestDays),
      search_numbers: numbersOf(body),
      received_at: now,
      brought_by: broughtBy,
      file_name: fileName,
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  const facts = {
    bill_number: body.bill_number,
    pro_number: body.pro_number,
    total: { amount: body.total, currency: body.currency },
  };
  if (added === undefined) {
    const known = await tx
      .selectFrom('carrier_bills')
      .select(['id', 'state'])
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirstOrThrow();
    return { taken: { ...facts, id: known.id, state: known.state as CarrierBillState, again: true }, note: null };
  }
  const target = await targetOf(tx, body);
  const settled = target === null ? null : await matchToShipment(tx, { id, body, source }, target, now, ids);
  if (settled !== null) await tx.updateTable('carrier_bills').set(settled).where('id', '=', id).execute();
  const state = settled?.state ?? 'unmatched';
  return {
    taken: { ...facts, id, state, again: false },
    note: {
      subject: 'carrier_bill',
      subjectId: id,
      accountId: settled?.shipment_account ?? null,
      after: { state, source, ...facts },
    },
  };
}
