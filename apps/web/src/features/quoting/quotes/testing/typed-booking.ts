import type { BookingDraft } from '../draft/draft.ts';
import { emptyBooking, emptyParty } from '../draft/empty.ts';

const party = {
  ...emptyParty,
  company: 'Maple Kiln Ceramics',
  contact_first_name: 'Dana',
  contact_last_name: 'Whitfield',
  phone: '603-555-0142',
  email: 'dana@maplekiln.example',
  street_lines: ['100 Sample Street'],
};
/** A booking that lacks nothing but the click. */
export const typedBooking: BookingDraft = {
  ...emptyBooking,
  pickup: { ...party, city: 'Manchester', state: 'NH', postal_code: '03103' },
  delivery: { ...party, company: 'Sample Renovation Site', city: 'Chicago', state: 'IL', postal_code: '60647' },
};
