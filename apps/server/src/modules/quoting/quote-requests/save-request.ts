import type { AskSales, Place, SalesKind, SalesRequest, StatedRequest } from '@waybill/contract';
import { answerDue, defaultLtlGates } from '@waybill/freight';
import { sql } from 'kysely';
import { accountOf, authorOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { assertActive } from '../../identity/settings/index.ts';

type End = StatedRequest['origin'] & { readonly place: Place | null };

export type NewRequest = Pick<AskSales, 'id' | 'contact' | 'reasons' | 'parties' | 'notes'> & {
  readonly hash: Buffer;
  readonly kind: SalesKind;
  readonly request: StatedRequest;
  readonly origin: End;
  readonly destination: End;
  readonly load: SalesRequest['load'];
  readonly target: AskSales['target_price'];
  readonly equipment?: string | null;
  readonly truckloadQuoteId?: string;
};

/** Kind of a request: cross-border first, then loads too large for an online quote. */
export function kindOf(crossBorder: boolean, units: number): SalesKind {
  if (crossBorder) return 'cross_border';
  return units >= defaultLtlGates.palletsNoOnlineQuote ? 'pallets' : 'other';
}

async function nextNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ number: number }>`SELECT nextval('quote_request_numbers') AS number`.execute(tx);
  return `R-${rows[0]?.number ?? 0}`;
}

/** Inserts a request of the signed-in account. @returns false when its id is taken */
export async function saveRequest(ctx: Context, tx: Tx, given: NewRequest): Promise<boolean> {
  await assertActive(tx, accountOf(ctx));
  const { request, target } = given;
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('quote_requests')
    .values({
      account_id: accountOf(ctx),
      id: given.id,
      number: await nextNumber(tx),
      request_hash: given.hash,
      state: 'new',
      mode: request.mode,
      kind: given.kind,
      equipment: given.equipment ?? null,
      truckload_quote_id: given.truckloadQuoteId ?? null,
      created_by: authorOf(ctx).userId,
      created_at: ctx.now(),
      updated_at: ctx.now(),
      due_at: answerDue(ctx.now()),
      contact: JSON.stringify(given.contact),
      pickup_date: request.pickup_date,
      origin: JSON.stringify(given.origin),
      destination: JSON.stringify(given.destination),
      load: JSON.stringify(given.load),
      request: JSON.stringify(request),
      reasons: JSON.stringify(given.reasons),
      parties: given.parties === null ? null : JSON.stringify(given.parties),
      notes: given.notes,
      target_amount: target?.amount ?? null,
      currency: target?.currency ?? request.shipment_value.currency,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n;
}
