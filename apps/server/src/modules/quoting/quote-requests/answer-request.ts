import type { Body, DeskOffer, DeskRequest, endpoints, Place, Quote } from '@waybill/contract';
import { dayAt, zoned } from '@waybill/freight';
import { changed, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField } from '../../../core/refusal.ts';
import { saveOfferedQuote, type OfferedRate } from '../quotes/index.ts';
import { namedCarrier } from './named-carrier.ts';
import { addEvent, endOffers, moveOrRefuse, readRequest, type RequestRow } from './request-row.ts';
import { deskWire } from './request-wire.ts';
import { contactOf, mailLink } from './send-link.ts';
import { notifyCustomer } from './notify.ts';

type Given = {
  readonly params: { readonly id: string };
  readonly body: Body<typeof endpoints.staffQuoteRequests.answer>;
};

/** Maximum validity of offers. */
const mostDays = 60;
const dayMs = 86_400_000;

async function offeredRates(
  tx: Tx,
  accountId: string,
  offers: readonly DeskOffer[],
  now: Date,
): Promise<OfferedRate[]> {
  const rates: OfferedRate[] = [];
  for (const [index, offer] of offers.entries()) {
    rates.push({
      carrier: await namedCarrier(tx, accountId, offer, { at: `offers.${index}.`, now }),
      service: offer.service,
      transitDays: offer.transit_days,
      lines: offer.lines.map((line) => ({ ...line, code: `carrier_${line.kind}` })),
      cost: offer.cost,
      insurance: offer.insurance,
      liability: offer.liability,
    });
  }
  return rates;
}

function placeOf(row: RequestRow, end: 'origin' | 'destination'): Place {
  const { place } = row[end] as { readonly place: Place | null };
  if (place === null) throw invalidField(`${end}.postal_code`, 'unknown_postal_code');
  return place;
}

function assertTimes({ body }: Given, origin: Place, now: Date): Date {
  const until = new Date(body.expires_at);
  if (until <= now) throw invalidField('expires_at', 'date_before_today');
  const last = new Date(now.getTime() + mostDays * dayMs);
  if (until > last) throw invalidField('expires_at', 'too_big', { max: dayAt(last, origin.time_zone) });
  if (body.pickup_date < zoned(now.getTime(), origin.time_zone).date) {
    throw invalidField('pickup_date', 'date_before_today');
  }
  return until;
}

/** Miles of a truckload, including its stops. */
async function milesOf(tx: Tx, { account_id: accountId, truckload_quote_id: id }: RequestRow) {
  if (id === null) return {};
  const { miles } = await tx
    .selectFrom('quotes')
    .select('miles')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { miles };
}

/** The reasons why there was no online price stay with the quote as warnings. */
function minded(row: RequestRow): Quote['findings'] {
  return row.reasons.map((reason) => ({ ...reason, severity: 'warned' }));
}

/**
 * Answers a request with offers, which become a quote that the account can book. Answering again replaces them. When
 * two people answer at once, the second is refused.
 * @throws Refusal not_found, quote_request_moved, validation_failed
 */
export async function answerRequest(ctx: Context, tx: Tx, given: Given): Promise<Outcome<{ data: DeskRequest }>> {
  const { params, body } = given;
  const now = ctx.now();
  const { userId, name } = signedIn(ctx);
  const row = await readRequest(tx, null, params.id);
  const [origin, destination] = [placeOf(row, 'origin'), placeOf(row, 'destination')];
  const until = assertTimes(given, origin, now);
  const taken = row.owner_id === null ? { owner_id: userId, owner_name: name } : {};
  const seen = { states: ['new', 'in_progress', 'answered', 'expired'], version: body.version } as const;
  const moved = await moveOrRefuse(ctx, tx, row, seen, {
    ...taken,
    state: 'answered',
    offers_until: until,
    answered_at: now,
  });
  await endOffers(ctx, tx, row);
  const { id: quoteId } = await saveOfferedQuote(ctx, tx, {
    accountId: row.account_id,
    createdBy: row.created_by,
    offeredBy: userId,
    request: { ...row.request, pickup_date: body.pickup_date },
    origin,
    destination,
    load: row.load,
    findings: minded(row),
    ...(await milesOf(tx, row)),
    expiresAt: until,
    offers: await offeredRates(tx, row.account_id, body.offers, now),
  });
  await tx
    .updateTable('quote_requests')
    .set({ quote_id: quoteId })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  await addEvent(ctx, tx, moved, 'answered', body.text);
  if (row.kind === 'truckload') await mailLink(ctx, tx, { ...moved, quote_id: quoteId }, contactOf(moved));
  await notifyCustomer(ctx, tx, moved, 'quote_request_answered', {
    params: { count: body.offers.length },
    text: body.text,
  });
  const data = await deskWire(tx, { ...moved, quote_id: quoteId }, now);
  return changed(
    { data },
    {
      subject: 'quote_request',
      subjectId: row.id,
      accountId: row.account_id,
      after: { quote_id: quoteId, offers: body.offers.length, until: until.toISOString() },
    },
  );
}
