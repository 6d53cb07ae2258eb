import {
  booksTimeZone,
  carrierBillBody,
  type CarrierBillBody,
  type ChargeLineWire,
  type ItemWire,
} from '@waybill/contract';
import { dayAt, type FreightClass, freightClasses } from '@waybill/freight';
import type { Tx } from '../core/database/database.ts';
import {
  quotedOf,
  ratedClasses,
  reRateOf,
  postBill,
  takeBill,
  type Dispute,
  type Quoted,
} from '../modules/billing/carrier-bills/index.ts';
import { billPlans, planLines, strayBill, type BillPlan } from './demo/bills.ts';
import { plainPdf } from './demo/scale-ticket.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';

const dayMs = 86_400_000;
/** A difference above the tolerance, in minor units. */
const clearly = 1500;
const accountant = 'Accounting Desk';
const poundsOf = ({ weight }: ItemWire): number => (weight.unit === 'lb' ? weight.value : weight.value / 0.45359237);

type Found = { readonly items: readonly ItemWire[]; readonly cost: readonly ChargeLineWire[] };

function higher(from: FreightClass | undefined, by: number): FreightClass | null {
  if (from === undefined) return null;
  return freightClasses[Math.min(freightClasses.indexOf(from) + by, freightClasses.length - 1)] ?? null;
}

/** The load as measured by the carrier, and its price by the tariff; null if there is no such rate. */
function foundBy(quoted: Quoted, plan: BillPlan): Found | null {
  const rate = reRateOf(quoted);
  const classes = ratedClasses(quoted);
  if (rate === null || classes.size < quoted.detail.items.length) return null;
  const items = quoted.detail.items.map((item, at): ItemWire => ({
    ...item,
    weight: { value: Math.round((poundsOf(item) * (100 + (plan.heavier ?? 0))) / 100), unit: 'lb' },
    freight_class: higher(classes.get(at), plan.higher ?? 0),
  }));
  const changed = plan.heavier !== undefined || plan.higher !== undefined;
  if (!changed) return { items, cost: quoted.cost?.lines ?? [] };
  const rated = rate({ items, accessorials: quoted.detail.accessorials });
  // With a minimum charge, more weight may not change the price.
  if (rated === null || rated.cost.total.amount < (quoted.cost?.amount ?? 0) + clearly) return null;
  return { items, cost: rated.cost.lines };
}

function billOf(
  quoted: Quoted,
  plan: BillPlan,
  { items, cost }: Found,
  scac: string,
  at: Date,
  number: number,
): CarrierBillBody {
  const lines = planLines(cost, plan);
  const weighed = plan.heavier !== undefined;
  return carrierBillBody.parse({
    scac,
    bill_number: String(77_120_400 + number * 37),
    pro_number: quoted.proNumber,
    bol_number: quoted.bolNumber,
    billed_on: dayAt(at, booksTimeZone),
    currency: quoted.currency,
    total: lines.reduce((sum, { amount }) => sum + amount, plan.more ?? 0),
    lines,
    weight_lb: weighed ? items.reduce((sum, item) => sum + poundsOf(item), 0) : null,
    items: items.map((item) => ({
      weight_lb: weighed ? poundsOf(item) : null,
      freight_class: plan.higher === undefined ? null : item.freight_class,
    })),
  });
}

async function addTicket(tx: Tx, billId: string, { items }: Found, newId: () => string, at: Date): Promise<void> {
  const net = Math.round(items.reduce((sum, item) => sum + poundsOf(item), 0));
  const lines = ['SCALE TICKET', dayAt(at, booksTimeZone), '', `GROSS ${net + 48} lb`, 'TARE 48 lb', `NET ${net} lb`];
  await tx
    .insertInto('carrier_bill_evidence')
    .values({
      id: newId(),
      bill_id: billId,
      kind: 'scale_ticket',
      name: 'scale-ticket.pdf',
      media_type: 'application/pdf',
      content: plainPdf(lines),
      created_at: at,
    })
    .execute();
}

const billRow = (tx: Tx, id: string) =>
  tx.selectFrom('carrier_bills').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Makes accounting's decision on a bill through the product code. */
async function decideOn(tx: Tx, id: string, { outcome }: BillPlan, at: Date, newId: () => string): Promise<void> {
  const bill = await billRow(tx, id);
  if (bill.state !== 'review') return;
  const said = { decided_by: accountant, decided_at: at, version: bill.version + 1 };
  const update = tx.updateTable('carrier_bills').where('id', '=', id);
  if (outcome === 'accepted') {
    const { booked } = await postBill(tx, bill, bill.total, true, at, newId);
    await update.set({ ...said, ...booked, state: 'accepted' }).execute();
  }
  if (outcome !== 'disputed' && outcome !== 'won') return;
  const open: Dispute = {
    reason: outcome === 'won' ? 'weight' : 'accessorial',
    amount: Math.max(1, bill.total - (bill.expected ?? 0)),
    note: 'Our bill of lading says otherwise; please send your papers.',
    opened_at: at.toISOString(),
    outcome: outcome === 'won' ? 'approved' : null,
    agreed: outcome === 'won' ? bill.expected : null,
  };
  const dispute = JSON.stringify(open);
  if (outcome === 'disputed') return void (await update.set({ ...said, dispute, state: 'disputed' }).execute());
  const { booked } = await postBill(tx, bill, bill.expected ?? bill.total, false, at, newId);
  await update.set({ ...said, ...booked, dispute, state: 'resolved' }).execute();
}

/** Delivered and billed shipments of an account, newest first. */
async function delivered(tx: Tx, accountId: string, now: Date) {
  return (
    tx
      .selectFrom('shipments')
      .innerJoin('invoices', (join) =>
        join
          .onRef('invoices.account_id', '=', 'shipments.account_id')
          .onRef('invoices.id', '=', 'shipments.invoice_id'),
      )
      .select(['shipments.id', 'shipments.scac', 'shipments.delivered_at'])
      .where('shipments.account_id', '=', accountId)
      .where('shipments.mode', '=', 'ltl')
      .where('shipments.status', '=', 'delivered')
      .where('invoices.disputed', '=', 0)
      // Keep past due invoices: a correction would move their due date.
      .where((of) =>
        of.or([of('invoices.closed_at', 'is not', null), of('invoices.due_on', '>=', dayAt(now, booksTimeZone))]),
      )
      // Open invoices first, so that a correction changes what is still owed.
      .orderBy((of) => of('invoices.closed_at', 'is not', null))
      .orderBy('shipments.created_at', 'desc')
      .orderBy('shipments.id')
      .execute()
  );
}

async function seedStray(tx: Tx, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 2 * dayMs);
  const newId = seededIds('carrier-bill/stray');
  const body = carrierBillBody.parse({ ...strayBill, scac: 'GSTF', billed_on: dayAt(at, booksTimeZone) });
  await takeBill(tx, body, { source: 'edi210', broughtBy: null, fileName: 'granite-210.edi' }, at, () => newId(at));
}

/**
 * Carrier bills of the first demo account in every state: within the tolerance, reweighed, reclassed, with an
 * unrequested accessorial, duplicate, disputed, preliminary, and unmatched. All are taken in and decided by the product
 * code.
 */
export async function seedCarrierBills(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const account = accounts.find((one) => one.account.key === 'building');
  if (account === undefined) return;
  const waiting = [...billPlans];
  for (const { id: shipmentId, scac, delivered_at: arrived } of await delivered(tx, account.id, now)) {
    const [plan] = waiting;
    if (plan === undefined) break;
    const quoted = await quotedOf(tx, account.id, shipmentId);
    const found = foundBy(quoted, plan);
    if (found === null) continue;
    waiting.shift();
    // A carrier does not bill before delivery.
    const earliest = (arrived?.getTime() ?? 0) + dayMs / 8;
    const at = new Date(Math.min(now.getTime(), Math.max(now.getTime() - plan.daysAgo * dayMs, earliest)));
    const ids = seededIds(`carrier-bill/${shipmentId}`);
    const newId = (): string => ids(at);
    const came = { source: plan.source, broughtBy: plan.source === 'edi210' ? null : accountant, fileName: null };
    const body = billOf(quoted, plan, found, scac, at, billPlans.length - waiting.length);
    const { taken } = await takeBill(tx, body, came, at, newId);
    if (plan.heavier !== undefined && plan.outcome !== 'announced') await addTicket(tx, taken.id, found, newId, at);
    await decideOn(tx, taken.id, plan, at, newId);
    if (plan.outcome === 'twice') {
      const again = { ...body, bill_number: `${body.bill_number}-R`, billed_on: dayAt(now, booksTimeZone) };
      await takeBill(tx, again, came, now, () => ids(now));
    }
  }
  await seedStray(tx, now);
}
