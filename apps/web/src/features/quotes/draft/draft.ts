import { accessorialCode, fields, pickupChoices, pickupMethods, referenceTypes } from '@waybill/contract';
import {
  assetSizes,
  freightClasses,
  lengthUnits,
  massUnits,
  packageTypes,
  shippingUnits,
  signatureOptions,
  siteTypes,
} from '@waybill/freight';
import { z } from 'zod';

// The shape of what is typed and not yet sent: everything may still be missing. It is checked when it is read back,
// so that a draft of an older release is dropped rather than misread.
const text = z.string();
const count = z.number().nullable();
const length = z.object({ value: z.number(), unit: z.enum(lengthUnits) }).nullable();
const mass = z.object({ value: z.number(), unit: z.enum(massUnits) }).nullable();

const hazmatDraft = z.object({
  id_number: text,
  proper_name: text,
  hazard_class: text,
  packing_group: z.enum(['', 'I', 'II', 'III']),
  emergency_contact: text,
  emergency_phone: text,
});
export type HazmatDraft = z.infer<typeof hazmatDraft>;

const itemDraft = z.object({
  /** Stays with the line when others are added or removed. */
  key: text,
  description: text,
  package_type: z.enum(['', ...packageTypes]),
  quantity: count,
  pieces: count,
  length,
  width: length,
  height: length,
  weight: mass,
  freight_class: z.enum(freightClasses).nullable(),
  /** The override that was answered with "keep", as `chosen/recommended`; another pair asks again. */
  kept: text.nullable(),
  nmfc: text,
  sat: text,
  product_number: text.default(''),
  shipping_unit: z.enum(['', ...shippingUnits]).default(''),
  asset_size: z.enum(['', ...assetSizes]).default(''),
  /** Lines of one group stand on the unit of the first of them. */
  group: text.default(''),
  stackable: z.boolean(),
  condition: z.enum(['new', 'used']),
  additional_handling: z.boolean().default(false),
  non_rectangular: z.boolean().default(false),
  hazardous: z.boolean(),
  hazmat: hazmatDraft,
});
export type ItemDraft = z.infer<typeof itemDraft>;

const noAdvice = { origin: null, destination: null };

const stopDraft = z.object({ country: fields.country, postal_code: text, site_type: z.enum(siteTypes) });
export type StopDraft = z.infer<typeof stopDraft>;

/** What an address of the book recommends for its end, and who it is. */
const advice = z.object({
  company: text,
  street: text,
  verified: z.boolean(),
  site_type: z.enum(siteTypes),
  liftgate: z.boolean(),
});
export type Advice = z.infer<typeof advice>;

export const quoteModes = ['ltl', 'parcel'] as const;
export type QuoteMode = (typeof quoteModes)[number];

const detailsDraft = z.object({
  /** Null leaves the choice to the load. */
  mode: z.enum(quoteModes).nullable().default(null),
  origin: stopDraft,
  destination: stopDraft,
  /** Null takes the first day that carriers pick up. */
  pickup_date: text.nullable(),
  items: z.array(itemDraft).min(1),
  accessorials: z.array(accessorialCode),
  advice: z.object({ origin: advice.nullable(), destination: advice.nullable() }).default(noAdvice),
  /** Recommendations of addresses that were answered with "keep", as `origin.site_type=business`. */
  kept: z.array(text).default([]),
  signature: z.enum(signatureOptions).default('none'),
  pickup_method: z.enum(pickupMethods).default('scheduled'),
  /** Minor units of `currency`. */
  value: count,
  currency: fields.currency.default('USD'),
  insured: z.boolean(),
  client_reference: text,
});
export type DetailsDraft = z.infer<typeof detailsDraft>;

const partyDraft = z.object({
  company: text,
  contact_first_name: text,
  contact_last_name: text,
  phone: text,
  email: text,
  street_lines: z.array(text).min(1),
  city: text,
  state: text,
  postal_code: text,
  opens_at: text,
  closes_at: text,
  first_come_first_serve: z.boolean(),
  exterior_number: text.default(''),
  interior_number: text.default(''),
  neighborhood: text.default(''),
});
export type PartyDraft = z.infer<typeof partyDraft>;

const bookingDraft = z.object({
  pickup: partyDraft,
  delivery: partyDraft,
  ready_at: text,
  references: z.array(z.object({ key: text, type: z.enum(referenceTypes), number: text })),
  notes: text,
  hazmat_certified: z.boolean(),
  appointment_date: text.default(''),
  pickup_choice: z.enum(pickupChoices).nullable().default(null),
  /** Residential ends of which it was said that the driver needs no lift-gate. */
  no_liftgate: z.array(z.enum(['pickup', 'delivery'])).default([]),
});
export type BookingDraft = z.infer<typeof bookingDraft>;

const salesDraft = z.object({
  /** Made with the first try to send, so that sending again makes no second request. */
  id: text.nullable(),
  name: text,
  email: text,
  phone: text,
  /** Null follows the day of the details. */
  pickup_date: text.nullable(),
  notes: text,
  /** US cents. */
  target: count,
});
export type SalesDraft = z.infer<typeof salesDraft>;

export const emptySales: SalesDraft = {
  id: null,
  name: '',
  email: '',
  phone: '',
  pickup_date: null,
  notes: '',
  target: null,
};

export const quoteDraft = z.object({
  /** Stays with the draft on every computer; a new quote has another one. */
  id: z.uuid().default(() => crypto.randomUUID()),
  details: detailsDraft,
  booking: bookingDraft,
  /** The rates shown: their quote, and the request they were asked with, as sent. */
  quoted: z
    .object({
      id: text,
      request: text,
      /** Sales offered them: they hold for the day agreed with them, whatever day that is. */
      offered: z.boolean().default(false),
    })
    .nullable(),
  /** The rate chosen to book. */
  rate_id: text.nullable(),
  /** Whether prices are shown and booked with insurance; null follows the request. */
  insured: z.boolean().nullable(),
  /** Id of a booking whose outcome is not known: whoever tries again must send the same one. */
  booking_id: text.nullable(),
  /** What is typed for sales beside the details. */
  sales: salesDraft.default(emptySales),
});
export type QuoteDraft = z.infer<typeof quoteDraft>;
