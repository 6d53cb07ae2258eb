import type { MoneyWire, RateConfirmation } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { Refusal } from '../../../core/refusal.ts';

export type ConfirmationRow = Omit<Selectable<DB['rate_confirmations']>, 'paper'>;

const columns = [
  'account_id',
  'id',
  'shipment_id',
  'number',
  'request_hash',
  'state',
  'carrier_id',
  'carrier_name',
  'scac',
  'contact_name',
  'email',
  'cost',
  'currency',
  'instructions',
  'language',
  'token_hash',
  'sent_by',
  'sent_by_id',
  'sent_at',
  'expires_at',
  'answered_by',
  'answered_at',
  'reason',
  'driver',
  'mailed_at',
] as const;

/** All columns except the PDF, which is read only to be sent. */
export const confirmations = (db: Db | Tx) => db.selectFrom('rate_confirmations').select(columns);

/** A rate confirmation of any account. @throws Refusal not_found */
export async function readConfirmation(db: Db | Tx, id: string): Promise<ConfirmationRow> {
  const row = await confirmations(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** The PDF as mailed. */
export async function paperOf(db: Db | Tx, { account_id: accountId, id }: ConfirmationRow): Promise<Buffer> {
  const { paper } = await db
    .selectFrom('rate_confirmations')
    .select('paper')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return paper;
}

/** Current state of a confirmation. An unanswered one expires. */
export function confirmationState(row: ConfirmationRow, now: Date): RateConfirmation['state'] {
  return row.state === 'sent' && row.expires_at <= now ? 'expired' : (row.state as RateConfirmation['state']);
}

/** A rate confirmation as the desk sees it. */
export function confirmationWire(row: ConfirmationRow, now: Date): RateConfirmation {
  return {
    id: row.id,
    number: row.number,
    state: confirmationState(row, now),
    carrier: { id: row.carrier_id, name: row.carrier_name, scac: row.scac },
    contact_name: row.contact_name,
    email: row.email,
    cost: { amount: row.cost, currency: row.currency as MoneyWire['currency'] },
    instructions: row.instructions,
    sent_by: row.sent_by,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    answered_by: row.answered_by,
    answered_at: row.answered_at?.toISOString() ?? null,
    reason: row.reason,
    driver: row.driver,
  };
}
