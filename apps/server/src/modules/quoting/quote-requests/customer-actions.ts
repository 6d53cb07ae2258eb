import type { NoticeKind, SalesRequest, SalesState } from '@waybill/contract';
import { answerDue } from '@waybill/freight';
import { changed, type Outcome } from '../../../core/command.ts';
import { accountOf, authorOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addEvent, endOffers, moveOrRefuse, readRequest, type RequestRow } from './request-row.ts';
import { showRequest } from './request-wire.ts';
import { notifyDesk } from './notify.ts';

type Answer = Promise<Outcome<{ data: SalesRequest }>>;
type About = { readonly params: { readonly id: string } };
type Said = About & { readonly body: { readonly text: string } };
type MaySay = About & { readonly body: { readonly text: string | null } };
type Kind = 'message' | 'change_asked' | 'declined' | 'withdrawn';

async function told(ctx: Context, tx: Tx, row: RequestRow, kind: Kind, text: string | null): Answer {
  const eventId = await addEvent(ctx, tx, row, kind, text);
  const news: Extract<NoticeKind, `sales_request_${Kind}`> = `sales_request_${kind}`;
  await notifyDesk(ctx, tx, row, news, { eventId, by: authorOf(ctx).name });
  const answer = await showRequest(tx, row.account_id, row.id, ctx.now());
  return changed(answer, { subject: 'quote_request', subjectId: row.id, after: { state: answer.data.state } });
}

/** A customer's message to the desk. @throws Refusal not_found */
export async function writeToDesk(ctx: Context, tx: Tx, { params, body }: Said): Answer {
  const row = await readRequest(tx, accountOf(ctx), params.id);
  return told(ctx, tx, row, 'message', body.text);
}

const reopened: readonly SalesState[] = ['answered', 'declined', 'expired'];

/**
 * Asks for another offer: reopens the request with a new due time, and makes the current offers unbookable.
 * @throws Refusal not_found, quote_request_moved
 */
export async function askForChange(ctx: Context, tx: Tx, { params, body }: Said): Answer {
  const row = await readRequest(tx, accountOf(ctx), params.id);
  const moved = await moveOrRefuse(
    ctx,
    tx,
    row,
    { states: reopened },
    {
      state: row.owner_id === null ? 'new' : 'in_progress',
      due_at: answerDue(ctx.now()),
      quote_id: null,
      offers_until: null,
    },
  );
  await endOffers(ctx, tx, row);
  return told(ctx, tx, moved, 'change_asked', body.text);
}

/** Declines the offers. @throws Refusal not_found, quote_request_moved */
export async function declineOffers(ctx: Context, tx: Tx, { params, body }: MaySay): Answer {
  const row = await readRequest(tx, accountOf(ctx), params.id);
  const moved = await moveOrRefuse(ctx, tx, row, { states: ['answered'] }, { state: 'declined' });
  await endOffers(ctx, tx, moved);
  return told(ctx, tx, moved, 'declined', body.text);
}

/** Withdraws a request that is not booked. @throws Refusal not_found, quote_request_moved */
export async function withdrawRequest(ctx: Context, tx: Tx, { params }: About): Answer {
  const row = await readRequest(tx, accountOf(ctx), params.id);
  const open: readonly SalesState[] = ['new', 'in_progress', 'answered'];
  const moved = await moveOrRefuse(ctx, tx, row, { states: open }, { state: 'withdrawn' });
  await endOffers(ctx, tx, moved);
  return told(ctx, tx, moved, 'withdrawn', null);
}
