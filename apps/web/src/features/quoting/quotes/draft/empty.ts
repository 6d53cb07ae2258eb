import {
  emptySales,
  type BookingDraft,
  type DetailsDraft,
  type HazmatDraft,
  type ItemDraft,
  type PartyDraft,
  type QuoteDraft,
  type QuoteMode,
  type StopDraft,
} from './draft.ts';
import { newKey } from '../../../../lib/new-key.ts';

export const emptyHazmat: HazmatDraft = {
  id_number: '',
  proper_name: '',
  hazard_class: '',
  packing_group: '',
  emergency_contact: '',
  emergency_phone: '',
};

export function emptyItem(mode: QuoteMode | null = null): ItemDraft {
  return {
    key: newKey(),
    description: '',
    package_type: mode === 'parcel' ? 'boxes' : 'pallets',
    quantity: 1,
    pieces: null,
    length: null,
    width: null,
    height: null,
    weight: null,
    freight_class: null,
    kept: null,
    nmfc: '',
    sat: '',
    product_number: '',
    shipping_unit: '',
    asset_size: '',
    group: '',
    stackable: false,
    condition: 'new',
    additional_handling: false,
    non_rectangular: false,
    hazardous: false,
    hazmat: emptyHazmat,
    catalog: null,
  };
}

/** What a person's settings say about every new quote. */
export type DraftDefaults = { readonly mode?: QuoteMode | null; readonly currency?: DetailsDraft['currency'] };

const emptyStop: StopDraft = { country: 'US', postal_code: '', site_type: 'business' };

export function emptyDetails(reference = '', begin: DraftDefaults = {}): DetailsDraft {
  const { mode = null, currency = 'USD' } = begin;
  return {
    mode,
    origin: emptyStop,
    destination: emptyStop,
    pickup_date: null,
    items: [emptyItem(mode)],
    accessorials: [],
    advice: { origin: null, destination: null },
    kept: [],
    signature: 'none',
    pickup_method: 'scheduled',
    value: null,
    currency,
    insured: false,
    client_reference: reference,
  };
}

/** Hours that most docks keep; they can be changed. */
export const emptyParty: PartyDraft = {
  company: '',
  contact_first_name: '',
  contact_last_name: '',
  phone: '',
  email: '',
  street_lines: [''],
  city: '',
  state: '',
  postal_code: '',
  opens_at: '08:00',
  closes_at: '17:00',
  first_come_first_serve: false,
  exterior_number: '',
  interior_number: '',
  neighborhood: '',
};

export const emptyBooking: BookingDraft = {
  pickup: emptyParty,
  delivery: emptyParty,
  ready_at: '08:00',
  references: [],
  notes: '',
  hazmat_certified: false,
  appointment_date: '',
  pickup_choice: null,
  no_liftgate: [],
  payment: 'later',
};

/** A new draft, for the customer's own reference when one is in the address. */
export function emptyDraft(reference = '', begin: DraftDefaults = {}): QuoteDraft {
  return {
    id: newKey(),
    details: emptyDetails(reference, begin),
    booking: emptyBooking,
    quoted: null,
    rate_id: null,
    insured: null,
    booking_id: null,
    orders: [],
    sales: emptySales,
  };
}
