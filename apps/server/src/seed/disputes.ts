import type { ChargeLineWire, DisputeEvent, DisputeState } from '@waybill/contract';
import { contestDays } from '@waybill/contract';
import { addDays, type Currency } from '@waybill/freight';
import type { Tx } from '../core/database/database.ts';
import { partsOf, writeMemo } from '../modules/billing/disputes/index.ts';
import { creditInvoice } from '../modules/billing/ledger/index.ts';
import { staffNamed, type SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';

const dayMs = 86_400_000;
const accountant = { name: 'Ines Okafor', email: 'fpg.accounting@waybill.example' };
/** Days between two steps of a dispute. */
const stepDays = 2;

type Step = DisputeEvent['kind'] & (DisputeState | 'opened');
type Plan = {
  readonly state: DisputeState;
  readonly reason: 'weight' | 'fee' | 'class';
  readonly says: string;
  readonly answer?: 'partial' | 'denied';
};

/** Progress of the open disputes, oldest invoice first. */
const plans: readonly Plan[] = [
  {
    state: 'carrier_response',
    reason: 'fee',
    says: 'The truck came two hours early and waited by its own choice.',
    answer: 'partial',
  },
  { state: 'submitted_to_carrier', reason: 'fee', says: 'Nobody here ordered this. The receiver says so too.' },
  { state: 'open', reason: 'weight', says: 'The scale at our dock said 170 lb less. The photo follows.' },
];

/** Closed disputes, with the approximate age of their invoice in days. */
const endedPlans: readonly (Plan & { readonly age: number })[] = [
  {
    age: 64,
    state: 'closed',
    reason: 'weight',
    says: 'This pallet was weighed here before it left.',
    answer: 'denied',
  },
  { age: 47, state: 'upheld', reason: 'class', says: 'These are cabinets, not furniture set up.', answer: 'denied' },
  { age: 31, state: 'withdrawn', reason: 'fee', says: 'Was a lift-gate used at all? Our dock has one.' },
];

const asked = ['opened', 'submitted_to_carrier', 'carrier_response'] as const;
const stepsTo: Record<DisputeState, readonly Step[]> = {
  open: ['opened'],
  submitted_to_carrier: ['opened', 'submitted_to_carrier'],
  carrier_response: asked,
  credited: [...asked, 'credited'],
  upheld: [...asked, 'upheld'],
  closed: [...asked, 'upheld', 'closed'],
  withdrawn: ['opened', 'withdrawn'],
};

function wordsOf(step: Step, { says, answer }: Plan): string | null {
  if (step === 'opened') return says;
  if (step === 'submitted_to_carrier') return 'Sent with the bill of lading.';
  if (step === 'carrier_response') return answer === 'partial' ? 'They waive half of it.' : 'They stand by their bill.';
  if (step === 'credited') return 'Credited as the carrier agreed.';
  return step === 'upheld' ? 'The ticket of the carrier bears the bill out.' : null;
}

type Billed = {
  readonly id: string;
  readonly currency: string;
  readonly issued_on: string;
  readonly created_at: Date;
  readonly charges: unknown;
};

function invoicesOf(tx: Tx, accountId: string) {
  return tx
    .selectFrom('invoices')
    .innerJoin('invoice_versions', (join) =>
      join
        .onRef('invoice_versions.account_id', '=', 'invoices.account_id')
        .onRef('invoice_versions.invoice_id', '=', 'invoices.id')
        .onRef('invoice_versions.version', '=', 'invoices.version'),
    )
    .select([
      'invoices.id',
      'invoices.currency',
      'invoices.disputed',
      'invoices.issued_on',
      'invoices.created_at',
      'charges',
    ])
    .where('invoices.account_id', '=', accountId)
    .orderBy('invoices.number');
}

type Given = { readonly plan: Plan; readonly amount: number; readonly opened: Date };

async function write(tx: Tx, of: SeededAccount, row: Billed, { plan, amount, opened }: Given): Promise<string> {
  const newId = seededIds(`dispute/${row.id}`);
  const dispute = newId(opened);
  const opener = of.account.users[0]?.name ?? '';
  const steps = stepsTo[plan.state];
  const atOf = (step: number) => new Date(opened.getTime() + step * stepDays * dayMs);
  const decision = steps.findIndex((step) => step === 'credited' || step === 'upheld');
  const answered = steps.includes('carrier_response');
  await tx
    .insertInto('disputes')
    .values({
      account_id: of.id,
      id: dispute,
      invoice_id: row.id,
      request_hash: Buffer.alloc(32),
      state: plan.state,
      version: steps.length,
      reason: plan.reason,
      parts: JSON.stringify(partsOf(row.charges as ChargeLineWire[], row.currency as Currency)),
      amount,
      currency: row.currency,
      carrier_answer: answered ? (plan.answer ?? null) : null,
      carrier_amount: answered ? (plan.answer === 'partial' ? Math.round(amount / 2) : 0) : null,
      credited: plan.state === 'credited' ? Math.round(amount / 2) : null,
      decided_by: decision < 0 ? null : (await staffNamed(tx, accountant.email)).id,
      decided_at: decision < 0 ? null : atOf(decision),
      contest_until: addDays(row.issued_on, contestDays),
      opened_by: of.userIds[0] ?? '',
      opened_by_name: opener,
      created_at: opened,
      updated_at: atOf(steps.length - 1),
    })
    .execute();
  await tx
    .insertInto('dispute_events')
    .values(
      steps.map((step, index) => {
        const at = atOf(index);
        const own = step === 'opened' || step === 'withdrawn';
        return {
          account_id: of.id,
          dispute_id: dispute,
          id: newId(at),
          at,
          kind: step,
          by_kind: own ? 'customer' : 'staff',
          by_name: own ? opener : accountant.name,
          text: wordsOf(step, plan),
          mailed_at: at,
        };
      }),
    )
    .execute();
  return dispute;
}

/**
 * Credits part of a demo invoice after a dispute, with its credit memo, through the product code.
 * @param credited minor units; the customer asked for twice as much
 */
export async function seedCredited(tx: Tx, of: SeededAccount, invoiceId: string, credited: number): Promise<void> {
  const row = await invoicesOf(tx, of.id).where('invoices.id', '=', invoiceId).executeTakeFirstOrThrow();
  const opened = new Date(row.created_at.getTime() + dayMs);
  const says = 'Fewer crates left our dock than were billed.';
  const plan: Plan = { state: 'credited', reason: 'weight', says, answer: 'partial' };
  const dispute = await write(tx, of, row, { plan, amount: 2 * credited, opened });
  const at = new Date(opened.getTime() + stepsTo.credited.indexOf('credited') * stepDays * dayMs);
  const newId = seededIds(`credit_memo/${invoiceId}`);
  const event = { accountId: of.id, key: `dispute:${dispute}`, currency: row.currency as Currency, id: newId(at) };
  await creditInvoice(tx, event, invoiceId, { revenue_freight: credited }, at);
  const won = { account_id: of.id, id: dispute, invoice_id: invoiceId, currency: row.currency };
  await writeMemo(tx, won, credited, at, newId(at));
}

/** Adds the open disputes, for the invoices that are disputed. */
async function seedUnderWay(tx: Tx, of: SeededAccount, now: Date): Promise<void> {
  const rows = await invoicesOf(tx, of.id).where('invoices.disputed', '>', 0).execute();
  for (const [index, row] of rows.entries()) {
    const plan = plans[index % plans.length];
    if (plan === undefined) continue;
    const opened = new Date(
      Math.max(row.created_at.getTime(), now.getTime() - (12 - index * 3) * dayMs) + (9 + index * 2) * 3_600_000,
    );
    await write(tx, of, row, { plan, amount: row.disputed, opened });
  }
}

/** Adds disputes that were denied, of invoices paid afterwards. */
async function seedEnded(tx: Tx, of: SeededAccount, now: Date): Promise<void> {
  const paid = await invoicesOf(tx, of.id)
    .where('invoices.closed_at', 'is not', null)
    .where('invoices.shipment_id', 'is not', null)
    .execute();
  for (const { age, ...plan } of endedPlans) {
    const wanted = now.getTime() - age * dayMs;
    const [row] = paid.toSorted(
      (a, b) => Math.abs(a.created_at.getTime() - wanted) - Math.abs(b.created_at.getTime() - wanted),
    );
    if (row === undefined) continue;
    const [first] = partsOf(row.charges, row.currency as Currency);
    const opened = new Date(row.created_at.getTime() + dayMs);
    await write(tx, of, row, { plan, amount: first?.amount.amount ?? 1, opened });
  }
}

/** Adds a dispute to every disputed demo invoice, and some closed ones. */
export async function seedDisputes(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  for (const account of accounts) {
    await seedUnderWay(tx, account, now);
    if (account.account.key === 'building') await seedEnded(tx, account, now);
  }
}
