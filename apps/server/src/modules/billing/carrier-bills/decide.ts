import { dayAt } from '@waybill/freight';
import type { Body, CarrierBill, endpoints } from '@waybill/contract';
import { booksTimeZone } from '@waybill/contract';
import type { AuditNote } from '../../../core/audit.ts';
import { changed, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { targetsOf } from '../../shipments/carrier-tracking/index.ts';
import { bodyOf, type BillColumns } from './bill-row.ts';
import { postBill } from './post-bill.ts';
import { choicesOf, showBill, type Dispute } from './show-bill.ts';
import { lockShipment } from './siblings.ts';
import { matchToShipment } from './take-bill.ts';
import { notifyOfCorrection } from './notify-of-correction.ts';

type Group = typeof endpoints.carrierBills;
type Asked<N extends 'match' | 'accept' | 'dispute' | 'resolve' | 'duplicate'> = {
  readonly params: { readonly id: string };
  readonly body: Body<Group[N]>;
};
type One = { readonly data: CarrierBill };
type Change = {
  readonly state?: string;
  readonly dispute?: string;
  readonly posted?: number | null;
  readonly journal_id?: string | null;
};

/**
 * Locks a bill in the state that the user saw. When two people decide at once, the second gets carrier_bill_moved.
 * @throws Refusal not_found, carrier_bill_moved
 */
async function seenBill(
  tx: Tx,
  id: string,
  version: number,
  choice: CarrierBill['choices'][number],
): Promise<BillColumns> {
  const before = await tx.selectFrom('carrier_bills').select('shipment_id').where('id', '=', id).executeTakeFirst();
  if (before === undefined) throw new Refusal('not_found');
  if (before.shipment_id !== null) await lockShipment(tx, before.shipment_id);
  const row = await tx
    .selectFrom('carrier_bills')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.version !== version || !choicesOf(row).includes(choice)) throw new Refusal('carrier_bill_moved');
  return row;
}

/** Saves a decision and who made it. */
async function decided(
  ctx: Context,
  tx: Tx,
  bill: BillColumns,
  change: Change & Record<string, unknown>,
  further: readonly (AuditNote | null)[] = [],
): Promise<Outcome<One>> {
  await tx
    .updateTable('carrier_bills')
    .set({ ...change, version: bill.version + 1, decided_by: signedIn(ctx).name, decided_at: ctx.now() })
    .where('id', '=', bill.id)
    .execute();
  const note: AuditNote = {
    subject: 'carrier_bill',
    subjectId: bill.id,
    accountId: bill.shipment_account,
    before: { state: bill.state },
    after: { state: change.state ?? bill.state, posted: change.posted ?? null },
  };
  const notes = [note, ...further.filter((one) => one !== null)];
  return changed({ data: await showBill(tx, bill.id) }, notes);
}

/** Matches a bill to a shipment by hand. It is then compared and settled like an automatic match. */
export async function matchBill(ctx: Context, tx: Tx, { params, body }: Asked<'match'>): Promise<Outcome<One>> {
  const bill = await seenBill(tx, params.id, body.version, 'match');
  const [target] = await targetsOf(tx, [{ number: body.number }]);
  if (!target) throw invalidField('number', 'invalid');
  const settled = await matchToShipment(
    tx,
    { id: bill.id, body: bodyOf(bill), source: bill.source },
    target,
    ctx.now(),
  );
  return decided(ctx, tx, { ...bill, shipment_account: target.account_id }, settled);
}

/** Accepts a bill. @throws Refusal not_found, carrier_bill_moved; 422 when its currency differs from the quote */
export async function acceptBill(ctx: Context, tx: Tx, { params, body }: Asked<'accept'>): Promise<Outcome<One>> {
  const bill = await seenBill(tx, params.id, body.version, 'accept');
  const { booked, corrected } = await postBill(tx, bill, bill.total, body.pass_on, ctx.now());
  if (corrected !== null) await notifyOfCorrection(ctx, tx, corrected.correction);
  return decided(ctx, tx, bill, { state: 'accepted', ...booked }, [corrected?.note ?? null]);
}

/** Disputes a bill with the carrier. @throws Refusal 422 for more than the bill, or after the time limit */
export async function disputeBill(ctx: Context, tx: Tx, { params, body }: Asked<'dispute'>): Promise<Outcome<One>> {
  const bill = await seenBill(tx, params.id, body.version, 'dispute');
  if (body.amount > bill.total) throw invalidField('amount', 'too_big', { max: bill.total / 100 });
  if (dayAt(ctx.now(), booksTimeZone) > bill.contest_until) throw invalidField('reason', 'invalid_date');
  const kept: Dispute = {
    reason: body.reason,
    amount: body.amount,
    note: body.note,
    opened_at: ctx.now().toISOString(),
    outcome: null,
    agreed: null,
  };
  return decided(ctx, tx, bill, { state: 'disputed', dispute: JSON.stringify(kept) });
}

/** The amount owed after the carrier's answer. @throws Refusal 422 for an invalid partial amount */
function agreedOf({ total }: BillColumns, kept: Dispute, { outcome, agreed }: Body<Group['resolve']>): number {
  if (outcome === 'denied') return total;
  if (outcome === 'approved') return total - kept.amount;
  if (agreed === null) throw invalidField('agreed', 'required');
  if (agreed >= total) throw invalidField('agreed', 'too_big', { max: (total - 1) / 100 });
  return agreed;
}

/**
 * Records the carrier's answer to a dispute: granted, partly granted, or denied. In each case the final amount can be
 * passed on to the customer.
 */
export async function resolveBill(ctx: Context, tx: Tx, { params, body }: Asked<'resolve'>): Promise<Outcome<One>> {
  const bill = await seenBill(tx, params.id, body.version, 'resolve');
  const kept = bill.dispute as Dispute;
  const agreed = agreedOf(bill, kept, body);
  const dispute = JSON.stringify({ ...kept, outcome: body.outcome, agreed } satisfies Dispute);
  // Nothing is owed for a bill that was withdrawn completely.
  if (agreed <= 0) return decided(ctx, tx, bill, { state: 'resolved', dispute });
  const { booked, corrected } = await postBill(tx, bill, agreed, body.pass_on, ctx.now());
  if (corrected !== null) await notifyOfCorrection(ctx, tx, corrected.correction);
  return decided(ctx, tx, bill, { state: 'resolved', dispute, ...booked }, [corrected?.note ?? null]);
}

/** Rejects a bill as a duplicate; nothing is paid for it. */
export async function rejectDuplicate(
  ctx: Context,
  tx: Tx,
  { params, body }: Asked<'duplicate'>,
): Promise<Outcome<One>> {
  const bill = await seenBill(tx, params.id, body.version, 'duplicate');
  return decided(ctx, tx, bill, { state: 'duplicate', duplicate_of: bill.replaces, replaces: null });
}
