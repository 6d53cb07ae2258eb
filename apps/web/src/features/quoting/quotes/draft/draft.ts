import { countries, currencies, pickupChoices, pickupMethods, referenceTypes, requestable } from '@waybill/contract';
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
import * as v from 'valibot';

// The shape of what is typed and not yet sent: everything may still be missing. It is checked when it is read back,
// so that a draft of an older release is dropped rather than misread. It comes with the first view, so it is written
// in Valibot, of which a page takes no more than it uses; what is sent is checked by the contract.
const text = v.string();
const count = v.nullable(v.number());
const length = v.nullable(v.object({ value: v.number(), unit: v.picklist(lengthUnits) }));
const mass = v.nullable(v.object({ value: v.number(), unit: v.picklist(massUnits) }));

const hazmatDraft = v.object({
  id_number: text,
  proper_name: text,
  hazard_class: text,
  packing_group: v.picklist(['', 'I', 'II', 'III']),
  emergency_contact: text,
  emergency_phone: text,
});
export type HazmatDraft = v.InferOutput<typeof hazmatDraft>;

/** A line of a load as it is typed. */
export const itemDraft = v.object({
  /** Stays with the line when others are added or removed. */
  key: text,
  description: text,
  package_type: v.picklist(['', ...packageTypes]),
  quantity: count,
  pieces: count,
  length,
  width: length,
  height: length,
  weight: mass,
  freight_class: v.nullable(v.picklist(freightClasses)),
  /** The override that was answered with "keep", as `chosen/recommended`; another pair asks again. */
  kept: v.nullable(text),
  nmfc: text,
  sat: text,
  product_number: v.optional(text, ''),
  shipping_unit: v.optional(v.picklist(['', ...shippingUnits]), ''),
  asset_size: v.optional(v.picklist(['', ...assetSizes]), ''),
  /** Lines of one group stand on the unit of the first of them. */
  group: v.optional(text, ''),
  stackable: v.boolean(),
  condition: v.picklist(['new', 'used']),
  additional_handling: v.optional(v.boolean(), false),
  non_rectangular: v.optional(v.boolean(), false),
  hazardous: v.boolean(),
  hazmat: hazmatDraft,
  /** Weight and pieces of one unit of a line from the catalog, and which of its totals were typed by hand. */
  catalog: v.optional(
    v.nullable(
      v.object({
        weight: v.object({ value: v.number(), unit: v.picklist(massUnits) }),
        pieces: count,
        typed: v.array(v.picklist(['weight', 'pieces'])),
      }),
    ),
    null,
  ),
});
export type ItemDraft = v.InferOutput<typeof itemDraft>;

const noAdvice = { origin: null, destination: null };

/** An end of the way as it is typed. */
export const stopDraft = v.object({
  country: v.picklist(countries),
  postal_code: text,
  site_type: v.picklist(siteTypes),
});
export type StopDraft = v.InferOutput<typeof stopDraft>;

/** What an address of the book recommends for its end, and who it is. */
const advice = v.object({
  company: text,
  street: text,
  verified: v.boolean(),
  site_type: v.picklist(siteTypes),
  liftgate: v.boolean(),
});
export type Advice = v.InferOutput<typeof advice>;

export const quoteModes = ['ltl', 'parcel'] as const;
export type QuoteMode = (typeof quoteModes)[number];

const detailsDraft = v.object({
  /** Null leaves the choice to the load. */
  mode: v.optional(v.nullable(v.picklist(quoteModes)), null),
  origin: stopDraft,
  destination: stopDraft,
  /** Null takes the first day that carriers pick up. */
  pickup_date: v.nullable(text),
  items: v.pipe(v.array(itemDraft), v.minLength(1)),
  accessorials: v.array(v.picklist(requestable)),
  advice: v.optional(v.object({ origin: v.nullable(advice), destination: v.nullable(advice) }), noAdvice),
  /** Recommendations of addresses that were answered with "keep", as `origin.site_type=business`. */
  kept: v.optional(v.array(text), []),
  signature: v.optional(v.picklist(signatureOptions), 'none'),
  pickup_method: v.optional(v.picklist(pickupMethods), 'scheduled'),
  /** Minor units of `currency`. */
  value: count,
  currency: v.optional(v.picklist(currencies), 'USD'),
  insured: v.boolean(),
  client_reference: text,
});
export type DetailsDraft = v.InferOutput<typeof detailsDraft>;

const partyDraft = v.object({
  company: text,
  contact_first_name: text,
  contact_last_name: text,
  phone: text,
  email: text,
  street_lines: v.pipe(v.array(text), v.minLength(1)),
  city: text,
  state: text,
  postal_code: text,
  opens_at: text,
  closes_at: text,
  first_come_first_serve: v.boolean(),
  exterior_number: v.optional(text, ''),
  interior_number: v.optional(text, ''),
  neighborhood: v.optional(text, ''),
});
export type PartyDraft = v.InferOutput<typeof partyDraft>;

const bookingDraft = v.object({
  pickup: partyDraft,
  delivery: partyDraft,
  ready_at: text,
  references: v.array(v.object({ key: text, type: v.picklist(referenceTypes), number: text })),
  notes: text,
  hazmat_certified: v.boolean(),
  appointment_date: v.optional(text, ''),
  pickup_choice: v.optional(v.nullable(v.picklist(pickupChoices)), null),
  /** Residential ends of which it was said that the driver needs no lift-gate. */
  no_liftgate: v.optional(v.array(v.picklist(['pickup', 'delivery'])), []),
  /** Pay Now or Pay Later. */
  payment: v.optional(v.picklist(['now', 'later']), 'later'),
});
export type BookingDraft = v.InferOutput<typeof bookingDraft>;

const salesDraft = v.object({
  /** Made with the first try to send, so that sending again makes no second request. */
  id: v.nullable(text),
  name: text,
  email: text,
  phone: text,
  /** Null follows the day of the details. */
  pickup_date: v.nullable(text),
  notes: text,
  /** US cents. */
  target: count,
});
export type SalesDraft = v.InferOutput<typeof salesDraft>;

export const emptySales: SalesDraft = {
  id: null,
  name: '',
  email: '',
  phone: '',
  pickup_date: null,
  notes: '',
  target: null,
};

export const quoteDraft = v.object({
  /** Stays with the draft on every computer; a new quote has another one. */
  id: v.optional(v.pipe(text, v.uuid()), () => crypto.randomUUID()),
  details: detailsDraft,
  booking: bookingDraft,
  /** The rates shown: their quote, and the request they were asked with, as sent. */
  quoted: v.nullable(
    v.object({
      id: text,
      request: text,
      /** Sales offered them: they hold for the day agreed with them, whatever day that is. */
      offered: v.optional(v.boolean(), false),
    }),
  ),
  /** The rate chosen to book. */
  rate_id: v.nullable(text),
  /** Whether prices are shown and booked with insurance; null follows the request. */
  insured: v.nullable(v.boolean()),
  /** Id of a booking whose outcome is not known: whoever tries again must send the same one. */
  booking_id: v.nullable(text),
  /** Orders of a marketplace that it ships; they are told of it before it is booked. */
  orders: v.optional(v.array(v.object({ id: text, number: text })), []),
  /** What is typed for sales beside the details. */
  sales: v.optional(salesDraft, emptySales),
});
export type QuoteDraft = v.InferOutput<typeof quoteDraft>;
