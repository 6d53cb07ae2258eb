import { instantOf } from '@waybill/carriers';
import type { Body, CarrierLoad, endpoints, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { speak } from '../../../core/speak.ts';
import { ingestEvents, type ReportedEvent } from '../../shipments/tracking/index.ts';
import { heldLoad } from './answer-load.ts';
import { assertOpens, carrierLoadWire, carrierSource, reportable } from './held-load.ts';
import type { LoadFacts } from './load-facts.ts';

type Given = {
  readonly params: Params<typeof endpoints.carrierLoads.checkCall>;
  readonly body: Body<typeof endpoints.carrierLoads.checkCall>;
};

/** Tolerated clock difference. */
const skewMs = 5 * 60_000;

/** City and state of an event. Pickups and deliveries default to the stop. */
function placeOf({ body }: Given, load: LoadFacts): Pick<ReportedEvent, 'city' | 'state'> {
  if (body.city !== null || body.state !== null) return { city: body.city, state: body.state?.toUpperCase() ?? null };
  if (body.what === 'picked_up') return { city: load.pickup.city, state: load.pickup.state };
  if (body.what === 'proof_of_delivery') return { city: load.delivery.city, state: load.delivery.state };
  return { city: null, state: null };
}

/**
 * Adds a carrier's check call to the tracking of the shipment as an event of our own. Duplicates are ignored.
 * @throws Refusal not_found, link_used, link_expired; conflict for an event that is not possible in the current state;
 * validation_failed for a time that is invalid, in the future, or before the carrier had the load
 */
export async function reportCall(ctx: Context, tx: Tx, given: Given): Promise<Outcome<{ data: CarrierLoad }>> {
  const { params, body } = given;
  const { row, load } = await heldLoad(tx, params.token);
  assertOpens(row, load, ctx.now());
  const occurred = instantOf(body.date, body.time, body.time_zone);
  if (occurred.getTime() > ctx.now().getTime() + skewMs) throw invalidField('time', 'invalid');
  // Times have minute precision, so a report can seem slightly older than its link.
  if (occurred.getTime() < row.sent_at.getTime() - skewMs) throw invalidField('date', 'invalid_date');
  const event: ReportedEvent = {
    occurred_at: occurred,
    time_zone: body.time_zone,
    ...placeOf(given, load),
    latitude: null,
    longitude: null,
    text: body.note ?? speak('en')(`rate_confirmations.events.${body.what}`),
    scheme: 'own',
    code: body.what,
    reason_code: null,
    source: carrierSource,
  };
  const key = { account_id: row.account_id, shipment_id: row.shipment_id };
  const allowed = reportable(row, load).includes(body.what);
  const { added, status } = await ingestEvents(tx, key, [event], ctx.now());
  const data = await carrierLoadWire(tx, row, ctx.now());
  if (added === 0) return unchanged({ data });
  // Checked after duplicates, so that repeating the last report is not refused.
  if (!allowed) throw new Refusal('conflict');
  return changed(
    { data },
    {
      subject: 'shipment',
      subjectId: row.shipment_id,
      accountId: row.account_id,
      before: { status: load.status },
      after: { status, event: body.what, at: occurred.toISOString(), carrier: row.carrier_name, text: event.text },
    },
  );
}
