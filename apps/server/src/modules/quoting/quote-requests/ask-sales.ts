import { createHash } from 'node:crypto';
import { toLoadItem, type AskSales, type Body, type endpoints, type SalesRequest } from '@waybill/contract';
import { deskHours, FreightError, prepareLoad, zoned } from '@waybill/freight';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, authorOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { findPlace } from '../../platform/places/index.ts';
import { loadWire } from '../quotes/index.ts';
import { addEvent, readRequest } from './request-row.ts';
import { saveRequest, kindOf } from './save-request.ts';
import { showRequest } from './request-wire.ts';
import { notifyDesk } from './notify.ts';

type Answer = Reply<{ data: SalesRequest }>;

/** One end of a lane with its place. Mexican codes have no place; any other code must be known. */
function endOf(end: 'origin' | 'destination', request: AskSales) {
  const stop = request[end];
  const place = findPlace(stop.country, stop.postal_code);
  if (place === null && stop.country !== 'MX') throw invalidField(`${end}.postal_code`, 'unknown_postal_code');
  return { ...stop, place };
}

/** Measures a load. @throws Refusal validation_failed for the item with impossible values */
function loadOf({ items }: AskSales) {
  try {
    return loadWire(prepareLoad(items.map((line, index) => toLoadItem(line, String(index + 1)))).totals);
  } catch (error) {
    if (!(error instanceof FreightError)) throw error;
    throw invalidField(error.field.replace(/\[(\d+)\]/g, '.$1'), 'invalid');
  }
}

/** The request already sent with this id. @throws Refusal idempotency_key_reused */
export async function earlier(ctx: Context, tx: Tx, id: string, hash: Buffer): Promise<Outcome<Answer> | null> {
  const row = await tx
    .selectFrom('quote_requests')
    .select('request_hash')
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (!hash.equals(row.request_hash)) throw new Refusal('idempotency_key_reused');
  return unchanged(reply(200, await showRequest(tx, accountOf(ctx), id, ctx.now())));
}

async function keep(ctx: Context, tx: Tx, body: AskSales, hash: Buffer): Promise<boolean> {
  const { id, contact, notes, target_price: target, reasons, parties, ...request } = body;
  const [origin, destination] = [endOf('origin', body), endOf('destination', body)];
  const { date: today } = zoned(ctx.now().getTime(), origin.place?.time_zone ?? deskHours.zone);
  if (request.pickup_date < today) throw invalidField('pickup_date', 'date_before_today');
  const load = loadOf(body);
  return saveRequest(ctx, tx, {
    id,
    hash,
    kind: kindOf(origin.country !== destination.country, load.units),
    request,
    origin,
    destination,
    load,
    contact,
    reasons,
    parties,
    notes,
    target,
  });
}

/**
 * Sends a load to the sales desk. Idempotent by an id from the browser.
 * @throws Refusal idempotency_key_reused for an id that was used for something else; validation_failed
 */
export async function askSales(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body<typeof endpoints.quoteRequests.ask> },
): Promise<Outcome<Answer>> {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest();
  const known = await earlier(ctx, tx, body.id, hash);
  if (known !== null) return known;
  if (!(await keep(ctx, tx, body, hash))) {
    const first = await earlier(ctx, tx, body.id, hash);
    if (first === null) throw new Refusal('idempotency_key_reused');
    return first;
  }
  const row = await readRequest(tx, accountOf(ctx), body.id);
  const eventId = await addEvent(ctx, tx, row, 'asked', row.notes);
  await notifyDesk(ctx, tx, row, 'sales_request_new', { eventId, by: authorOf(ctx).name });
  return changed(reply(201, await showRequest(tx, accountOf(ctx), body.id, ctx.now())), {
    subject: 'quote_request',
    subjectId: body.id,
    after: { number: row.number },
  });
}
