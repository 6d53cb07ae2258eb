import { instantOf } from '@waybill/carriers';
import type { Body, DeskView, endpoints, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { ingestEvents, type ReportedEvent } from '../../shipments/tracking/index.ts';
import { aboutOf, detailOf, keyOf, lockedShipment } from './locked-shipment.ts';
import { showDesk } from './show-desk.ts';

type Asked<V extends 'addEvent' | 'setStatus'> = {
  readonly params: Params<(typeof endpoints)['shipmentDesk'][V]>;
  readonly body: Body<(typeof endpoints)['shipmentDesk'][V]>;
};
type Answered = Promise<Outcome<{ data: DeskView }>>;

/** Source of events reported by staff, shown with them. */
export const staffSource = 'staff';

/** Tolerated clock difference. */
const skewMs = 5 * 60_000;

const same = (one: string | null, other: string): boolean => one?.trim().toLowerCase() === other.toLowerCase();

/**
 * Adds an event that staff know of, e.g. from a call, to the carrier's tracking. Both determine the status in the same
 * way. Duplicates are ignored.
 * @throws an invalid field for a time that is invalid or in the future
 */
export async function addStaffEvent(ctx: Context, tx: Tx, { params, body }: Asked<'addEvent'>): Answered {
  const row = await lockedShipment(tx, params.id);
  const occurred = instantOf(body.date, body.time, body.time_zone);
  if (occurred.getTime() > ctx.now().getTime() + skewMs) throw invalidField('time', 'invalid');
  const { origin, destination } = detailOf(row);
  const at = [origin, destination].find(({ city, state }) => same(body.city, city) && same(body.state, state));
  const event: ReportedEvent = {
    occurred_at: occurred,
    time_zone: body.time_zone,
    city: body.city,
    state: body.state?.toUpperCase() ?? null,
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
    text: body.text ?? '',
    scheme: 'own',
    code: body.what,
    reason_code: null,
    source: staffSource,
  };
  const { added, status } = await ingestEvents(tx, keyOf(row), [event], ctx.now());
  const data = await showDesk(ctx, tx, row.id);
  if (added === 0) return unchanged({ data });
  const after = { status, event: body.what, at: occurred.toISOString(), text: body.text };
  return changed({ data }, { ...aboutOf(row), before: { status: row.status }, after });
}

/**
 * Corrects the status by hand. Saved as an event, so that later reports of the carrier continue from it.
 * @throws Refusal conflict when the status is not the one that was shown
 */
export async function setStatus(ctx: Context, tx: Tx, { params, body }: Asked<'setStatus'>): Answered {
  const row = await lockedShipment(tx, params.id);
  if (row.status === body.status) return unchanged({ data: await showDesk(ctx, tx, row.id) });
  if (row.status !== body.seen) throw new Refusal('conflict');
  const event: ReportedEvent = {
    occurred_at: ctx.now(),
    time_zone: detailOf(row).origin.time_zone,
    city: null,
    state: null,
    latitude: null,
    longitude: null,
    text: body.reason,
    scheme: 'own',
    code: `set_${body.status}`,
    reason_code: null,
    source: staffSource,
  };
  const { status } = await ingestEvents(tx, keyOf(row), [event], ctx.now());
  const after = { status, reason: body.reason, by: signedIn(ctx).name };
  return changed({ data: await showDesk(ctx, tx, row.id) }, { ...aboutOf(row), before: { status: row.status }, after });
}
