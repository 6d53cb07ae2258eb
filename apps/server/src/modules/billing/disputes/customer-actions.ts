import { openDisputeStates, type Dispute } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addEvent, followDisputes, moveDispute, readDispute } from './dispute-row.ts';
import { disputeWire } from './dispute-wire.ts';
import { notifyCustomer, notifyAccounting } from './notify.ts';

type Answer = Promise<Outcome<{ data: Dispute }>>;
type About = { readonly params: { readonly id: string } };

/** A customer writes to staff about a dispute. @throws Refusal not_found */
export async function writeToStaff(
  ctx: Context,
  tx: Tx,
  { params, body }: About & { readonly body: { readonly text: string } },
): Answer {
  const row = await readDispute(tx, accountOf(ctx), params.id);
  const eventId = await addEvent(ctx, tx, row, 'message', body.text);
  await notifyAccounting(ctx, tx, row, 'disputes_message', eventId);
  const data = await disputeWire(tx, row);
  return changed({ data }, { subject: 'dispute', subjectId: row.id, after: { message: body.text.length } });
}

/**
 * Withdraws a dispute before it is decided; the disputed amount is due again. Idempotent.
 * @throws Refusal not_found, dispute_moved
 */
export async function withdrawDispute(ctx: Context, tx: Tx, { params }: About): Answer {
  const row = await readDispute(tx, accountOf(ctx), params.id);
  if (row.state === 'withdrawn') return unchanged({ data: await disputeWire(tx, row) });
  const moved = await moveDispute(ctx, tx, row, { states: openDisputeStates }, { state: 'withdrawn' });
  const eventId = await addEvent(ctx, tx, moved, 'withdrawn');
  await followDisputes(tx, row.account_id, row.invoice_id);
  await notifyAccounting(ctx, tx, moved, 'disputes_withdrawn', eventId);
  await notifyCustomer(ctx, tx, moved, 'dispute_withdrawn');
  const data = await disputeWire(tx, moved);
  return changed({ data }, { subject: 'dispute', subjectId: row.id, after: { state: 'withdrawn' } });
}
