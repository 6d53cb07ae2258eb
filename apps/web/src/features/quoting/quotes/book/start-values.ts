import type { KnownParty, Place, Quote, User } from '@waybill/contract';
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

/** What is known of a party; what it lacks is as given. */
export function partyOf(known: KnownParty, own: Partial<PartyDraft> = {}): Partial<PartyDraft> {
  const { contact_first_name: first, contact_last_name: last, opens_at: opens, closes_at: closes } = known;
  return {
    ...own,
    company: known.company,
    ...(first !== null && { contact_first_name: first, contact_last_name: last ?? '' }),
    phone: known.phone ?? '',
    email: known.email ?? own.email ?? '',
    street_lines: known.street_lines.length === 0 ? [''] : [...known.street_lines],
    exterior_number: known.exterior_number ?? '',
    interior_number: known.interior_number ?? '',
    neighborhood: known.neighborhood ?? '',
    ...(opens !== null && { opens_at: opens }),
    ...(closes !== null && { closes_at: closes }),
  };
}

/**
 * What a booking begins with: everything typed before, and everything that is known already.
 * @param meant who ships and who receives, where the account knows
 */
export function startValues(
  draft: BookingDraft,
  quote: Quote,
  rateId: string,
  insured: boolean,
  user: User,
  meant: Readonly<Record<'pickup' | 'delivery', KnownParty | null>> = { pickup: null, delivery: null },
): BookingValues {
  const own = ownParty(user);
  const atPickup = meant.pickup ? partyOf(meant.pickup, own) : quote.request.origin.site_type === 'business' ? own : {};
  return {
    ...draft,
    quote_id: quote.id,
    rate_id: rateId,
    insured,
    // Who said that the boxes are brought is not asked again.
    pickup_choice: draft.pickup_choice ?? (quote.request.pickup_method === 'drop_off' ? 'drop_off' : null),
    // Most shippers have a PO number.
    references: draft.references.length > 0 ? draft.references : [{ key: newKey(), type: 'po_number', number: '' }],
    pickup: partyAt(draft.pickup, quote.origin, atPickup),
    delivery: partyAt(draft.delivery, quote.destination, meant.delivery ? partyOf(meant.delivery) : {}),
  };
}

/** The part of the form that is kept with the draft. */
export function savedValues(values: BookingValues): BookingDraft {
  const { quote_id: _quote, rate_id: _rate, insured: _insured, pickup, delivery, ...others } = values;
  const { country: _pickup, ...pickupParty } = pickup;
  const { country: _delivery, ...deliveryParty } = delivery;
  return { ...others, pickup: pickupParty, delivery: deliveryParty };
}
