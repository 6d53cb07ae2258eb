import type { Body, endpoints, Params, Place, Rate, TruckloadAnswer, TruckloadConfirmation } from '@waybill/contract';
import { deskHours } from '@waybill/freight';
import { changed, runCommand, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { consume } from '../../../core/limits.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';
import { equipmentIn } from './request-wire.ts';
import { linkState, type LinkRow } from './offer-link-rows.ts';
import { ratesOf } from './rates-of.ts';
import { addEvent, endOffers, moveRequest, readRequest, type RequestRow } from './request-row.ts';
import { contactOf } from './send-link.ts';
import { notifyCustomer, notifyDesk } from './notify.ts';
import { stopsOf } from './truckload-stops.ts';

type Confirmations = (typeof endpoints)['truckloadConfirmations'];
type Followed = { readonly params: Params<Confirmations['show']> };
type Said = Followed & { readonly body: Body<Confirmations['answer']> };

/** Reads of mailed links per IP and minute. Tokens cannot be guessed in any case. */
export const linkLimit = { name: 'mailed-link', points: 60, seconds: 60 } as const;

async function linkOf(db: Db | Tx, token: string): Promise<LinkRow> {
  const link = await db
    .selectFrom('offer_links')
    .selectAll()
    .where('token_hash', '=', secretHash(token))
    .executeTakeFirst();
  if (link === undefined) throw new Refusal('not_found');
  return link;
}

/** @throws Refusal link_used, link_expired for a link that is no longer valid */
function assertOpen(link: LinkRow, row: RequestRow, now: Date): void {
  const state = linkState(link, row, now);
  if (state === 'confirmed' || state === 'declined') throw new Refusal('link_used');
  if (state !== 'open') throw new Refusal('link_expired');
}

function cityOf(end: unknown): TruckloadConfirmation['origin'] {
  const {
    place,
    country,
    postal_code: code,
  } = end as {
    readonly place: Place | null;
    readonly country: Place['country'];
    readonly postal_code: string;
  };
  return place === null ? { city: code, state: '', country } : { city: place.city, state: place.state, country };
}

/**
 * The offers that a mailed link asks to confirm.
 * @throws Refusal not_found, link_used, link_expired, too_many_attempts
 */
export async function showConfirmation(
  ctx: Context,
  { params }: Followed,
  { request }: Wire,
): Promise<{ data: TruckloadConfirmation }> {
  await consume(ctx.services, { ...linkLimit, key: request.ip });
  const link = await linkOf(ctx.db, params.token);
  const row = await readRequest(ctx.db, link.account_id, link.request_id);
  assertOpen(link, row, ctx.now());
  const quote = await ctx.db
    .selectFrom('quotes')
    .innerJoin('accounts', 'accounts.id', 'quotes.account_id')
    .select(['quotes.pickup_date', 'quotes.request', 'quotes.load', 'accounts.name'])
    .where('quotes.account_id', '=', link.account_id)
    .where('quotes.id', '=', link.quote_id)
    .executeTakeFirstOrThrow();
  const said = await ctx.db
    .selectFrom('quote_request_events')
    .select('text')
    .where('account_id', '=', link.account_id)
    .where('request_id', '=', link.request_id)
    .where('kind', '=', 'answered')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const load = quote.load;
  const { items, truckload } = quote.request;
  const offers = await ratesOf(ctx.db, link);
  return {
    data: {
      number: row.number,
      company: quote.name,
      contact_name: link.name,
      origin: cityOf(row.origin),
      destination: cityOf(row.destination),
      stops: stopsOf(truckload ?? null),
      pickup_date: quote.pickup_date,
      time_zone: row.origin.place?.time_zone ?? deskHours.zone,
      truckload: truckload ?? null,
      equipment: equipmentIn(row),
      units: load.units,
      weight_lb: load.weight_lb,
      commodities: items.map(({ description }) => description),
      text: said?.text ?? null,
      offers: offers.map((rate) => ({
        rate_id: rate.id,
        service: rate.service.name,
        transit_days: rate.transit_days,
        delivery_date: rate.delivery_date,
        charges: rate.charges,
        total: rate.total_without_insurance,
      })),
      expires_at: link.expires_at.toISOString(),
    },
  };
}

function chosenOf(offers: readonly Rate[], rateId: string | null): Rate {
  const only = offers.length === 1 ? offers[0] : undefined;
  const rate = rateId === null ? only : offers.find(({ id }) => id === rateId);
  if (rate === undefined) throw invalidField('rate_id', rateId === null ? 'required' : 'invalid');
  return rate;
}

type Held = { readonly link: LinkRow; readonly row: RequestRow };

/** Locks a link and its request, so that a concurrent answer by any way sees the result of the first. */
async function held(tx: Tx, token: string): Promise<Held> {
  const found = await linkOf(tx, token);
  const row = await tx
    .selectFrom('quote_requests')
    .selectAll()
    .where('account_id', '=', found.account_id)
    .where('id', '=', found.request_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { link: await linkOf(tx, token), row };
}

async function settle(ctx: Context, tx: Tx, { link, row }: Held, said: Said['body']) {
  const by = { kind: 'customer', name: said.name } as const;
  if (said.decision === 'confirm') {
    const rate = chosenOf(await ratesOf(tx, link), said.rate_id);
    const accepted = { accepted_rate_id: rate.id, accepted_by: said.name, accepted_at: ctx.now() };
    const from = { states: ['answered'], offersHold: true } as const;
    const moved = await moveRequest(ctx, tx, row, from, { state: 'accepted', ...accepted });
    if (moved === undefined) throw new Refusal('link_expired');
    const params = { carrier: rate.carrier.name };
    const eventId = await addEvent(ctx, tx, moved, 'accepted', rate.carrier.name, by);
    await notifyDesk(ctx, tx, moved, 'sales_request_confirmed', { eventId, by: said.name, params });
    await notifyCustomer(ctx, tx, moved, 'quote_request_confirmed', { params: { name: said.name } });
    return moved;
  }
  const moved = await moveRequest(ctx, tx, row, { states: ['answered'] }, { state: 'declined' });
  if (moved === undefined) throw new Refusal('link_expired');
  await endOffers(ctx, tx, moved);
  const eventId = await addEvent(ctx, tx, moved, 'declined', said.reason, by);
  await notifyDesk(ctx, tx, moved, 'sales_request_declined', { eventId, by: said.name });
  await notifyCustomer(ctx, tx, moved, 'quote_request_declined', { params: { name: said.name }, text: said.reason });
  return moved;
}

async function answerLink(ctx: Context, tx: Tx, { params, body }: Said): Promise<Outcome<{ data: TruckloadAnswer }>> {
  const both = await held(tx, params.token);
  assertOpen(both.link, both.row, ctx.now());
  const moved = await settle(ctx, tx, both, body);
  await tx
    .updateTable('offer_links')
    .set({ decision: body.decision, answered_by: body.name, answered_at: ctx.now() })
    .where('token_hash', '=', both.link.token_hash)
    .execute();
  const { decision, name } = body;
  return changed(
    { data: { decision, number: moved.number, name, at: ctx.now().toISOString() } },
    {
      subject: 'quote_request',
      subjectId: moved.id,
      accountId: moved.account_id,
      after: { state: moved.state, by: name, contact: contactOf(moved).email },
    },
  );
}

/** Like `answerConfirmation` without a rate limit. */
export async function answerByLink(ctx: Context, given: Said): Promise<{ data: TruckloadAnswer }> {
  return runCommand(ctx, 'truckload.confirmation_answered', (tx) => answerLink(ctx, tx, given));
}

/**
 * Confirms or declines offers by the mailed link, once. Of two concurrent answers, by this link or by someone in the
 * account, the second is refused.
 * @throws Refusal not_found, link_used, link_expired, too_many_attempts, validation_failed
 */
export async function answerConfirmation(
  ctx: Context,
  given: Said,
  { request }: Wire,
): Promise<{ data: TruckloadAnswer }> {
  await consume(ctx.services, { ...linkLimit, key: request.ip });
  return answerByLink(ctx, given);
}
