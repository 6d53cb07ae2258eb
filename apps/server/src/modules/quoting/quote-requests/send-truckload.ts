import { createHash } from 'node:crypto';
import {
  offerServices,
  type Body,
  type endpoints,
  type Params,
  type SalesRequest,
  type TruckloadQuote,
} from '@waybill/contract';
import { firmLimits } from '@waybill/freight';
import { sql } from 'kysely';
import { changed, type Outcome } from '../../../core/command.ts';
import { accountOf, authorOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { newId } from '../../../core/ids.ts';
import { Refusal } from '../../../core/refusal.ts';
import { saveOfferedQuote } from '../quotes/index.ts';
import { showTruckload } from '../truckload-quotes/index.ts';
import { earlier } from './ask-sales.ts';
import { saveRequest } from './save-request.ts';
import { addEvent, readRequest, type RequestRow } from './request-row.ts';
import { showRequest } from './request-wire.ts';
import { notifyDesk } from './notify.ts';

type Answer = Reply<{ data: SalesRequest }>;
type Given = {
  readonly params: Params<typeof endpoints.truckload.send>;
  readonly body: Body<typeof endpoints.truckload.send>;
};

/** Liability of a firm price in US cents: the usual cargo insurance of carriers. */
const liability = firmLimits.mostValue;

/** @throws Refusal quote_changed for a price that is not firm, quote_expired for an expired one */
function assertFirm(quote: TruckloadQuote): NonNullable<TruckloadQuote['estimate']> {
  if (quote.estimate?.kind !== 'firm') throw new Refusal('quote_changed');
  if (quote.state === 'expired') throw new Refusal('quote_expired');
  return quote.estimate;
}

/** The house as the carrier of a firm price until a real carrier is found. */
async function ownCarrier(ctx: Context, tx: Tx) {
  const { rows } = await sql<{ id: string }>`SELECT own_truckload_carrier(${newId()}, ${ctx.now()}) AS id`.execute(tx);
  return tx
    .selectFrom('carriers')
    .select(['id', 'name', 'scac'])
    .where('id', '=', rows[0]?.id ?? '')
    .executeTakeFirstOrThrow();
}

/** Offers the firm price at once. Staff have approved such prices in advance, so no answer of the desk is needed. */
async function offerFirm(ctx: Context, tx: Tx, row: RequestRow, quote: TruckloadQuote): Promise<void> {
  const estimate = assertFirm(quote);
  const amountOf = (kind: 'freight' | 'fuel') =>
    estimate.charges.find((line) => line.kind === kind)?.amount.amount ?? 0;
  const carrier = await ownCarrier(ctx, tx);
  const fuel = amountOf('fuel');
  const { id: quoteId } = await saveOfferedQuote(ctx, tx, {
    accountId: row.account_id,
    createdBy: row.created_by,
    offeredBy: quote.id,
    request: quote.request,
    origin: quote.origin,
    destination: quote.destination,
    miles: quote.miles,
    load: { pieces: quote.load.units, ...quote.load },
    findings: [],
    expiresAt: new Date(quote.expires_at),
    truckloadId: quote.id,
    offers: [
      {
        carrier,
        // Equipment is part of the request. In the service name it would not be translated.
        service: offerServices.truckload,
        transitDays: estimate.transit_days,
        lines: [
          { kind: 'freight', code: 'carrier_freight', text: 'Line haul', amount: amountOf('freight') },
          ...(fuel === 0 ? [] : [{ kind: 'fuel', code: 'carrier_fuel', text: 'Fuel', amount: fuel } as const]),
        ],
        // A placeholder; the actual cost is copied inside the database.
        cost: estimate.total.amount,
        insurance: null,
        liability,
      },
    ],
  });
  await tx
    .updateTable('quote_requests')
    .set({ state: 'answered', quote_id: quoteId, offers_until: new Date(quote.expires_at), answered_at: ctx.now() })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  await addEvent(ctx, tx, row, 'answered', null, { kind: 'system', name: 'Waybill' });
}

/** Locks the quote. @throws Refusal not_found; conflict when it was sent under another id */
async function heldQuote(ctx: Context, tx: Tx, id: string): Promise<TruckloadQuote> {
  const row = await tx
    .selectFrom('truckload_quotes')
    .select('quote_request_id')
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  if (row.quote_request_id !== null) throw new Refusal('conflict');
  return showTruckload(tx, accountOf(ctx), id, ctx.now());
}

/**
 * Sends a truckload quote to the sales desk, or accepts its firm price. Idempotent by id; a quote is sent once.
 * @throws Refusal not_found, conflict, quote_changed, quote_expired, idempotency_key_reused, validation_failed
 */
export async function sendTruckload(ctx: Context, tx: Tx, { params, body }: Given): Promise<Outcome<Answer>> {
  const hash = createHash('sha256')
    .update(JSON.stringify([params.id, body]))
    .digest();
  const known = await earlier(ctx, tx, body.id, hash);
  if (known !== null) return known;
  const quote = await heldQuote(ctx, tx, params.id);
  const { request } = quote;
  const kept = await saveRequest(ctx, tx, {
    id: body.id,
    hash,
    kind: 'truckload',
    request,
    origin: { ...request.origin, place: quote.origin },
    destination: { ...request.destination, place: quote.destination },
    load: quote.load,
    contact: body.contact,
    reasons: quote.findings,
    parties: body.parties,
    notes: body.notes,
    target: body.target_price,
    equipment: request.truckload?.equipment.name ?? null,
    truckloadQuoteId: quote.id,
  });
  if (!kept) throw new Refusal('idempotency_key_reused');
  await tx
    .updateTable('truckload_quotes')
    .set({ quote_request_id: body.id })
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', quote.id)
    .execute();
  const row = await readRequest(tx, accountOf(ctx), body.id);
  const eventId = await addEvent(ctx, tx, row, 'asked', row.notes);
  if (body.at_firm_price) await offerFirm(ctx, tx, row, quote);
  else await notifyDesk(ctx, tx, row, 'sales_request_new', { eventId, by: authorOf(ctx).name });
  return changed(reply(201, await showRequest(tx, accountOf(ctx), body.id, ctx.now())), {
    subject: 'quote_request',
    subjectId: body.id,
    after: { number: row.number, truckload: quote.number, at_firm_price: body.at_firm_price },
  });
}
