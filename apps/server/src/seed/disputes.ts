import type { ChargeLineWire, DisputeEvent, DisputeState } from '@waybill/contract';
import { contestDays } from '@waybill/contract';
import { addDays, type Currency } from '@waybill/freight';
import type { Tx } from '../core/database/database.ts';
import { partsOf } from '../modules/disputes/index.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';

const dayMs = 86_400_000;
const accountant = 'Ines Okafor';
type Plan = { readonly state: DisputeState; readonly reason: 'weight' | 'fee'; readonly says: string };

/** How far the demo's disputes have come, the oldest invoice first. */
const plans: readonly Plan[] = [
  { state: 'carrier_response', reason: 'fee', says: 'The truck came two hours early and waited by its own choice.' },
  { state: 'submitted_to_carrier', reason: 'fee', says: 'Nobody here ordered this. The receiver says so too.' },
  { state: 'open', reason: 'weight', says: 'The scale at our dock said 170 lb less. The photo follows.' },
];
const history: readonly DisputeEvent['kind'][] = ['opened', 'submitted_to_carrier', 'carrier_response'];
const states = ['open', 'submitted_to_carrier', 'carrier_response'];

async function disputedInvoices(tx: Tx, accountId: string) {
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
    .where('invoices.disputed', '>', 0)
    .orderBy('invoices.number')
    .execute();
}

/** Gives every demo invoice that is in dispute the dispute that it is in, with what was said so far. */
export async function seedDisputes(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  for (const { id: accountId, account, userIds } of accounts) {
    const opener = account.users[0];
    for (const [index, row] of (await disputedInvoices(tx, accountId)).entries()) {
      const plan = plans[index % plans.length];
      if (plan === undefined || opener === undefined) continue;
      const newId = seededIds(`dispute/${row.id}`);
      const opened = new Date(
        Math.max(row.created_at.getTime(), now.getTime() - (12 - index * 3) * dayMs) + (9 + index * 2) * 3_600_000,
      );
      const dispute = newId(opened);
      const parts = partsOf(row.charges as unknown as ChargeLineWire[], row.currency as Currency);
      const answered = plan.state === 'carrier_response';
      await tx
        .insertInto('disputes')
        .values({
          account_id: accountId,
          id: dispute,
          invoice_id: row.id,
          request_hash: Buffer.alloc(32),
          state: plan.state,
          version: states.indexOf(plan.state) + 1,
          reason: plan.reason,
          parts: JSON.stringify(parts),
          amount: row.disputed,
          currency: row.currency,
          carrier_answer: answered ? 'partial' : null,
          carrier_amount: answered ? Math.round(row.disputed / 2) : null,
          contest_until: addDays(row.issued_on, contestDays),
          opened_by: userIds[0] ?? '',
          opened_by_name: opener.name,
          created_at: opened,
          updated_at: opened,
        })
        .execute();
      for (const [day, kind] of history.slice(0, states.indexOf(plan.state) + 1).entries()) {
        const at = new Date(opened.getTime() + day * 2 * dayMs);
        const said = ['', 'Sent with the bill of lading.', 'They waive half of it.'][day] ?? null;
        await tx
          .insertInto('dispute_events')
          .values({
            account_id: accountId,
            dispute_id: dispute,
            id: newId(at),
            at,
            kind,
            by_kind: day === 0 ? 'customer' : 'staff',
            by_name: day === 0 ? opener.name : accountant,
            text: day === 0 ? plan.says : said,
            mailed_at: at,
          })
          .execute();
      }
    }
  }
}
