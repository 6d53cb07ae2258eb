import { addDays, dayAt } from '@waybill/freight';
import { insertRows } from '../core/database/insert-rows.ts';
import type { Tx } from '../core/database/database.ts';
import { demoStaff } from './demo/accounts.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';
import { asJson } from '../core/database/json.ts';

const dayMs = 86_400_000;
const salesAdmin = 'Dana Whitlock';

/** Rules in addition to the general margin. They are narrow, so that a typical load still uses the general one. */
async function putMargins(tx: Tx, accountId: string, now: Date): Promise<void> {
  const newId = seededIds('margins');
  const from = addDays(dayAt(now, 'UTC'), -90);
  const carrier = await tx
    .selectFrom('carriers')
    .select('id')
    .where('active', '=', true)
    .orderBy('name')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rule = (changes: object) => ({
    account_id: accountId,
    id: newId(now),
    mode: 'ltl',
    origin_state: null,
    destination_state: null,
    carrier_id: null,
    percent_bp: 1_200,
    flat_amount: 0,
    least_amount: 0,
    effective_from: from,
    effective_until: null,
    ...changes,
  });
  await insertRows(tx, 'margin_rules', [
    rule({ origin_state: 'ME', destination_state: 'FL', percent_bp: 1_600, least_amount: 4_000 }),
    rule({ origin_state: 'WA', carrier_id: carrier.id, percent_bp: 1_100, flat_amount: 750 }),
    rule({ mode: 'truckload', origin_state: 'WA', destination_state: 'TX', percent_bp: 900, least_amount: 15_000 }),
    rule({ effective_from: addDays(dayAt(now, 'UTC'), 40), percent_bp: 1_300, least_amount: 2_500 }),
  ]);
}

async function blockOne(tx: Tx, accountId: string, now: Date): Promise<void> {
  const carrier = await tx
    .selectFrom('carriers')
    .select('id')
    .where('active', '=', true)
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('account_blocked_carriers')
    .values({
      account_id: accountId,
      carrier_id: carrier.id,
      reason: 'Two claims are open between them.',
      blocked_by: salesAdmin,
      blocked_at: new Date(now.getTime() - 12 * dayMs),
    })
    .execute();
}

/** Role history: someone who joined operations, someone with early features, and someone invited this week. */
async function putRoleHistory(tx: Tx, now: Date): Promise<void> {
  const newId = seededIds('roles');
  const people = await tx.selectFrom('users').select(['id', 'email']).where('account_id', 'is', null).execute();
  const idOf = new Map(people.map(({ email, id }) => [email, id]));
  const boss = demoStaff[0]?.email ?? '';
  const entry = (
    days: number,
    action: string,
    subject: readonly [string, string],
    before: object | null,
    after: object,
  ) => {
    const at = new Date(now.getTime() - days * dayMs);
    return {
      id: newId(at),
      account_id: null,
      at,
      actor_kind: 'user',
      actor_id: idOf.get(boss) ?? null,
      actor_label: boss,
      action,
      subject_type: subject[0],
      subject_id: subject[1],
      before: asJson(before),
      after: asJson(after),
      request_id: 'demo',
    };
  };
  const sent = new Date(now.getTime() - 2 * dayMs);
  const invited = { id: newId(sent), email: 'noor.haddad@waybill.example', roles: ['fpg_ops'] };
  const ends = new Date(Math.floor((sent.getTime() + 7 * dayMs) / 1000) * 1000);
  await insertRows(tx, 'staff_invitations', [
    { ...invited, invited_by: demoStaff[0]?.name ?? '', created_at: sent, sent_at: sent, expires_at: ends },
  ]);
  const who = (email: string): readonly [string, string] => ['user_roles', idOf.get(email) ?? ''];
  await insertRows(tx, 'audit_entries', [
    entry(
      61,
      'roles.changed',
      who('fpg.ops@waybill.example'),
      { roles: ['fpg_ops', 'fpg_sales'] },
      {
        roles: ['fpg_ops'],
        reason: 'Works for operations alone since the desk was split.',
      },
    ),
    entry(
      24,
      'roles.changed',
      who('fpg.feature@waybill.example'),
      { roles: ['fpg_sales'] },
      {
        roles: ['fpg_sales', 'fpg_feature'],
        reason: 'Tries new pages before the others.',
      },
    ),
    entry(2, 'staff.invited', ['staff_invitation', invited.id], null, {
      email: invited.email,
      roles: invited.roles,
      reason: 'Joins the operations desk next week.',
    }),
  ]);
}

/** Margins and blocked carriers of demo accounts, and the role history of the staff. */
export async function seedAccountTerms(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  for (const { id, account } of accounts) {
    if (account.key === 'building') await putMargins(tx, id, now);
    if (account.key === 'furniture') await blockOne(tx, id, now);
  }
  await putRoleHistory(tx, now);
}
