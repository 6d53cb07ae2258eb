import { chanceOf } from '@waybill/carriers';
import { bookingRequest, type Place } from '@waybill/contract';
import type { Tx } from '../core/database/database.ts';
import { writeAudit } from '../core/audit.ts';
import type { Context, Services } from '../core/context.ts';
import { contextInNameOf } from '../core/sessions/impersonated-context.ts';
import { drawBolNumber, requestHash } from '../modules/booking/bookings/index.ts';
import { partyAt } from './demo/parties.ts';
import { consignees, warehouses, type DemoSite } from './demo/sites.ts';
import { demoOwner } from './demo-owner.ts';
import { once } from './once.ts';
import { seededIds } from './seeded-ids.ts';
import { asJson } from '../core/database/json.ts';

const key = 'building';
const minuteMs = 60_000;
/** The house carrier booked over a connection without idempotency keys and look-up. */
const bookedOutside = 'GSTF';
const said = 'Answered 503';

type Chosen = {
  readonly desk: { readonly accountId: string; readonly userId: string };
  readonly connectionId: string;
  readonly rate: { readonly quote_id: string; readonly id: string; readonly amount: number; readonly currency: string };
  readonly from: DemoSite;
  readonly to: DemoSite;
};

function siteOf(sites: readonly DemoSite[], place: unknown): DemoSite | undefined {
  const { postal_code: postalCode } = place as Place;
  return sites.find((site) => site.postalCode === postalCode);
}

/** An open quote with a rate of that carrier, and the person who would book it; null if there is none. */
async function choose(tx: Tx, sentAt: Date): Promise<Chosen | null> {
  const desk = await demoOwner(tx, key);
  const connection = await tx
    .selectFrom('carrier_connections')
    .innerJoin('carriers', 'carriers.id', 'carrier_connections.carrier_id')
    .select(['carrier_connections.id', 'carriers.id as carrier_id'])
    .where('carriers.scac', '=', bookedOutside)
    .executeTakeFirst();
  if (desk === null || connection === undefined) return null;
  const rates = await tx
    .selectFrom('quotes')
    .innerJoin('quote_rates', (join) =>
      join.onRef('quote_rates.account_id', '=', 'quotes.account_id').onRef('quote_rates.quote_id', '=', 'quotes.id'),
    )
    .select(['quotes.id as quote_id', 'quote_rates.id', 'origin', 'destination', 'amount', 'quote_rates.currency'])
    .where('quotes.account_id', '=', desk.accountId)
    .where('quote_rates.carrier_id', '=', connection.carrier_id)
    .where('booked_at', 'is', null)
    .where('saved_at', 'is', null)
    .where('quotes.created_at', '<', sentAt)
    .where('expires_at', '>', sentAt)
    .orderBy('quotes.created_at', 'desc')
    .orderBy('quotes.id')
    .execute();
  for (const rate of rates) {
    const [from, to] = [siteOf(warehouses[key], rate.origin), siteOf(consignees, rate.destination)];
    if (from !== undefined && to !== undefined) {
      return { desk, connectionId: connection.id, rate, from, to };
    }
  }
  return null;
}

function requestOf({ rate, from, to }: Chosen) {
  const chance = chanceOf('unknown-booking');
  return bookingRequest.parse({
    quote_id: rate.quote_id,
    rate_id: rate.id,
    insured: false,
    pickup: partyAt(from, chance),
    delivery: partyAt(to, chance),
    ready_at: '10:00',
    references: [{ type: 'po_number', number: 'PO-48213' }],
  });
}

async function put(ctx: Context, tx: Tx, chosen: Chosen, sentAt: Date): Promise<void> {
  const id = seededIds('unknown-booking')(sentAt);
  const request = requestOf(chosen);
  const reference = await drawBolNumber(tx);
  await tx
    .insertInto('bookings')
    .values({
      account_id: chosen.desk.accountId,
      id,
      request_hash: requestHash(request),
      state: 'unknown',
      quote_id: request.quote_id,
      rate_id: request.rate_id,
      reference,
      connection_id: chosen.connectionId,
      request: asJson(request),
      amount: chosen.rate.amount,
      currency: chosen.rate.currency,
      claimed_by: chosen.desk.userId,
      created_at: sentAt,
      sent_at: sentAt,
      unknown_since: sentAt,
      updated_at: sentAt,
      reason: said,
      needs_staff: true,
    })
    .execute();
  const then: Context = { ...ctx, now: () => sentAt };
  const claimed = { reference, quote_id: request.quote_id, rate_id: request.rate_id };
  await writeAudit(then, tx, 'booking.claimed', { subject: 'booking', subjectId: id, after: claimed });
  const unknown = { reason: said, needs_staff: true };
  await writeAudit(then, tx, 'booking.unknown', { subject: 'booking', subjectId: id, after: unknown });
}

/**
 * Adds one booking that only the demo staff can resolve, once: its carrier answered with an error, and supports neither
 * idempotency keys nor look-ups.
 */
export async function seedUnknownBooking(services: Services, now: Date): Promise<void> {
  await once(services.database.staff, 'unknown_booking', now, async (tx) => {
    const sentAt = new Date(now.getTime() - 40 * minuteMs);
    const chosen = await choose(tx, sentAt);
    if (chosen === null) return;
    const ctx = await contextInNameOf(services, 'demo', chosen.desk);
    if (ctx !== null) await put(ctx, tx, chosen, sentAt);
  });
}
