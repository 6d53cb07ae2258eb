import type { Rebooking } from '@waybill/contract';
import { firstBookableLtlPickup, parcelClosures, parcelPickup, zoned, type ZonedTime } from '@waybill/freight';
import type { Context } from '../../../../core/context.ts';
import { oldBooking, type OldBooking } from './old-booking.ts';
import { requestedOptions, isBooked, rebookBar } from './rebook-bar.ts';
import { replacedBy, replacementOf } from './replacements.ts';

type Place = Rebooking['old'];

const placeOf = ({ id, number, carrier, shipment }: OldBooking): Place => ({
  id,
  number,
  carrier,
  status: (shipment?.status ?? null) as Place['status'],
});

const isLive = (place: Place | null): boolean => place !== null && place.status !== null && place.status !== 'canceled';

/** The original pickup day, or the first later one that can still be booked. */
async function dayOf(ctx: Context, old: OldBooking, local: ZonedTime): Promise<string> {
  const asked = await requestedOptions(ctx.db, old);
  const fetched = asked?.mode === 'parcel' && old.settled.pickup_choice === 'scheduled';
  const first =
    asked?.mode === 'ltl'
      ? firstBookableLtlPickup(local)
      : fetched
        ? parcelPickup(local.date, local.minutes, { holidays: parcelClosures }).date
        : local.date;
  return old.pickupDate < first ? first : old.pickupDate;
}

/** Whether a booking can be rebooked, and what replaces it. @throws Refusal not_found */
export async function showRebooking(ctx: Context, id: string): Promise<Rebooking> {
  const old = await oldBooking(ctx.db, id);
  const by = await replacementOf(ctx.db, old.accountId, id);
  const replaced = await replacedBy(ctx.db, old.accountId, id);
  const own = placeOf(old);
  const local = zoned(ctx.now().getTime(), old.zone);
  return {
    old: own,
    cancels: isBooked(old),
    bar: await rebookBar(ctx.services, ctx.db, old, ctx.now()),
    replaced_by: by === null ? null : { id: by.id, number: by.number, carrier: by.carrier, status: by.status },
    replaces: replaced === null ? null : placeOf(await oldBooking(ctx.db, replaced)),
    both_live: isLive(own) && isLive(by),
    price: old.price,
    insured: old.settled.insured,
    on_card: old.onCard,
    pickup_date: await dayOf(ctx, old, local),
    today: local.date,
  };
}
