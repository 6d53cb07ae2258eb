import type { BodyInput, endpoints } from '@waybill/contract';

/** A typical address: a shop in Portland, Maine, with a contact and hours. */
export const ordinaryAddress = {
  company: 'Pine Street Hardware',
  contact_first_name: 'Maya',
  contact_last_name: 'Larsen',
  email: 'dock@pine-street.example',
  phone: '(207) 555-0142',
  street_lines: ['88 Pine Street', 'Rear dock'],
  city: 'Portland',
  state: 'ME',
  postal_code: '04101',
  country: 'US',
  site_type: 'business',
  limited_access: false,
  liftgate_recommended: true,
  opens_at: '08:00',
  closes_at: '16:30',
} as const satisfies Readonly<Record<string, unknown>> & {
  readonly [K in keyof BodyInput<typeof endpoints.addressBook.create>]?: unknown;
};
