import {
  emptySales,
  type BookingDraft,
  type DetailsDraft,
  type HazmatDraft,
  type ItemDraft,
  type PartyDraft,
  type QuoteDraft,
  type StopDraft,
} from './draft.ts';

/** A key that is unique in this browser; it never leaves it. */
export function newKey(): string {
  return crypto.randomUUID();
}

export const emptyHazmat: HazmatDraft = {
  id_number: '',
  proper_name: '',
  hazard_class: '',
  packing_group: '',
  emergency_contact: '',
  emergency_phone: '',
};

export function emptyItem(): ItemDraft {
  return {
    key: newKey(),
    description: '',
    package_type: 'pallets',
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
    stackable: false,
    condition: 'new',
    additional_handling: false,
    non_rectangular: false,
    hazardous: false,
    hazmat: emptyHazmat,
  };
}

const emptyStop: StopDraft = { country: 'US', postal_code: '', site_type: 'business' };

export function emptyDetails(reference = ''): DetailsDraft {
  return {
    origin: emptyStop,
    destination: emptyStop,
    pickup_date: null,
    items: [emptyItem()],
    accessorials: [],
    value: null,
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
};

export const emptyBooking: BookingDraft = {
  pickup: emptyParty,
  delivery: emptyParty,
  ready_at: '08:00',
  references: [],
  notes: '',
  hazmat_certified: false,
  disclaimer_accepted: false,
};

/** A new draft, for the customer's own reference when one is in the address. */
export function emptyDraft(reference = ''): QuoteDraft {
  return {
    details: emptyDetails(reference),
    booking: emptyBooking,
    quoted: null,
    rate_id: null,
    insured: null,
    booking_id: null,
    sales: emptySales,
  };
}
