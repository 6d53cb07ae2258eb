import type { Body, DeskRequest, endpoints, SalesState } from '@waybill/contract';
import type { AuditFields } from '../../../core/audit.ts';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { deskPeople } from './desk-choices.ts';
import { addEvent, moveOrRefuse, readRequest, type RequestRow } from './request-row.ts';
import { deskWire } from './request-wire.ts';
import { notifyCustomer, notifyDesk } from './notify.ts';

type Answer = Promise<Outcome<{ data: DeskRequest }>>;
type About<B> = { readonly params: { readonly id: string }; readonly body: B };
type Desk = typeof endpoints.staffQuoteRequests;

async function deskOutcome(ctx: Context, tx: Tx, row: RequestRow, after: AuditFields): Answer {
  const data = await deskWire(tx, row, ctx.now());
  return changed({ data }, { subject: 'quote_request', subjectId: row.id, accountId: row.account_id, after });
}

const open: readonly SalesState[] = ['new', 'in_progress', 'answered'];

/** An unassigned request is new; an answered one keeps its state. */
function stateWith(row: RequestRow, ownerId: string | null): SalesState {
  if (row.state === 'answered') return 'answered';
  return ownerId === null ? 'new' : 'in_progress';
}

/**
 * Assigns a request to someone at the desk, or to no one. Of two people who take it at once, the second is refused.
 * @throws Refusal not_found, quote_request_moved; validation_failed for someone who is not at the desk
 */
export async function assignRequest(ctx: Context, tx: Tx, { params, body }: About<Body<Desk['assign']>>): Answer {
  const row = await readRequest(tx, null, params.id);
  if (row.owner_id === body.owner_id) {
    if (row.version !== body.version) throw new Refusal('quote_request_moved');
    return unchanged({ data: await deskWire(tx, row, ctx.now()) });
  }
  const owner = (await deskPeople(tx)).find(({ id }) => id === body.owner_id) ?? null;
  if (body.owner_id !== null && owner === null) throw invalidField('owner_id', 'invalid');
  const moved = await moveOrRefuse(
    ctx,
    tx,
    row,
    { states: open, version: body.version },
    {
      owner_id: owner?.id ?? null,
      owner_name: owner?.name ?? null,
      state: stateWith(row, body.owner_id),
    },
  );
  const eventId = await addEvent(ctx, tx, moved, 'assigned', owner?.name ?? null);
  if (owner !== null && row.state === 'new')
    await notifyCustomer(ctx, tx, moved, 'quote_request_taken_on', { params: { name: owner.name } });
  if (owner !== null && owner.id !== signedIn(ctx).userId) {
    await notifyDesk(ctx, tx, moved, 'sales_request_assigned', { eventId, by: signedIn(ctx).name });
  }
  return deskOutcome(ctx, tx, moved, { owner: owner?.name ?? null });
}

/** The desk's message to the customer. @throws Refusal not_found */
export async function writeToCustomer(ctx: Context, tx: Tx, { params, body }: About<Body<Desk['message']>>): Answer {
  const row = await readRequest(tx, null, params.id);
  await addEvent(ctx, tx, row, 'message', body.text);
  await notifyCustomer(ctx, tx, row, 'quote_request_message', {
    params: { name: signedIn(ctx).name },
    text: body.text,
  });
  return deskOutcome(ctx, tx, row, { message: body.text.length });
}
