import type { Dock, Place, Quote, User } from '@waybill/contract';
import { newKey } from '../../../../lib/new-key.ts';
import type { BookingDraft, PartyDraft } from '../draft/draft.ts';
import { emptyParty } from '../draft/empty.ts';

/** What the form of a booking holds: the draft, and what it is about. */
export type BookingValues = {
  quote_id: string;
  rate_id: string;
  insured: boolean;
  pickup: PartyDraft & { country: Place['country'] };
  delivery: PartyDraft & { country: Place['country'] };
  ready_at: string;
  references: BookingDraft['references'];
  notes: string;
  hazmat_certified: boolean;
  appointment_date: string;
  pickup_choice: BookingDraft['pickup_choice'];
  no_liftgate: BookingDraft['no_liftgate'];
  payment: BookingDraft['payment'];
};

/** One end with what is known of it. What was typed for another postal code does not belong here. */
export function partyAt(typed: PartyDraft, place: Place, known: Partial<PartyDraft> = {}): BookingValues['pickup'] {
  const party = typed.postal_code === place.postal_code ? typed : { ...emptyParty, ...known };
  return {
    ...party,
    city: party.city || place.city,
    state: party.state || place.state,
    postal_code: place.postal_code,
    country: place.country,
  };
}

/** The person and company that ship, as far as their account says; a pickup at a business is usually their own. */
export function ownParty(user: User): Partial<PartyDraft> {
  const [first = '', ...others] = user.name.split(' ');
  return {
    company: user.account?.name ?? '',
    contact_first_name: first,
    contact_last_name: others.join(' '),
    email: user.email,
  };
}

/** The same with what is known of the dock there; what the dock lacks stays the person's. */
function dockParty(user: User, dock: Dock | null): Partial<PartyDraft> {
  const own = ownParty(user);
  if (dock === null) return own;
  const { contact_first_name: first, contact_last_name: last, opens_at: opens, closes_at: closes } = dock;
  return {
    ...own,
    company: dock.company,
    ...(first !== null && { contact_first_name: first, contact_last_name: last ?? '' }),
    phone: dock.phone ?? '',
    email: dock.email ?? own.email ?? '',
    street_lines: dock.street_lines.length === 0 ? [''] : [...dock.street_lines],
    exterior_number: dock.exterior_number ?? '',
    interior_number: dock.interior_number ?? '',
    neighborhood: dock.neighborhood ?? '',
    ...(opens !== null && { opens_at: opens }),
    ...(closes !== null && { closes_at: closes }),
  };
}

/**
 * What a booking begins with: everything typed before, and everything that is known already.
 * @param dock who ships from the pickup, where the account knows
 */
export function startValues(
  draft: BookingDraft,
  quote: Quote,
  rateId: string,
  insured: boolean,
  user: User,
  dock: Dock | null = null,
): BookingValues {
  const own = quote.request.origin.site_type === 'business' || dock !== null ? dockParty(user, dock) : {};
  return {
    ...draft,
    quote_id: quote.id,
    rate_id: rateId,
    insured,
    // Who said that the boxes are brought is not asked again.
    pickup_choice: draft.pickup_choice ?? (quote.request.pickup_method === 'drop_off' ? 'drop_off' : null),
    // Most shippers have a PO number.
    references: draft.references.length > 0 ? draft.references : [{ key: newKey(), type: 'po_number', number: '' }],
    pickup: partyAt(draft.pickup, quote.origin, own),
    delivery: partyAt(draft.delivery, quote.destination),
  };
}

/** The part of the form that is kept with the draft. */
export function savedValues(values: BookingValues): BookingDraft {
  const { quote_id: _quote, rate_id: _rate, insured: _insured, pickup, delivery, ...others } = values;
  const { country: _pickup, ...pickupParty } = pickup;
  const { country: _delivery, ...deliveryParty } = delivery;
  return { ...others, pickup: pickupParty, delivery: deliveryParty };
}
