import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { party, reference } from '../booking/bookings.ts';
import { loadParties, salesKinds, salesRequest, salesRequestRow, salesStates } from './quote-requests.ts';
import { truckloadQuote } from './truckload.ts';

const tag = 'Admin';

const person = z.object({ id: f.id, name: z.string() });

/** A request as the desk lists it. */
export const deskRow = salesRequestRow.extend({
  account: person,
  owner: person.nullable(),
  target_price: f.money.nullable(),
});
export type DeskRow = z.infer<typeof deskRow>;

/** What a carrier said it would take the load for. Only staff see it. */
export const carrierOffer = z.object({
  id: f.id,
  carrier: z.object({ id: f.id.nullable(), name: z.string(), scac: z.string() }),
  cost: f.money,
  transit_days: z.int().nullable(),
  /** Until when the carrier holds it. */
  valid_until: f.instant.nullable(),
  note: z.string().nullable(),
  by: z.string(),
  at: f.instant,
});
export type CarrierOffer = z.infer<typeof carrierOffer>;

/** A link by which somebody without a login says yes or no. */
export const confirmationLink = z.object({
  id: f.id,
  sent_to: z.string(),
  sent_at: f.instant,
  expires_at: f.instant,
  /** `ended`: another link took its place, or the offers are gone. */
  state: z.enum(['open', 'expired', 'ended', 'confirmed', 'declined']),
  answered_by: z.string().nullable(),
  answered_at: f.instant.nullable(),
});
export type ConfirmationLink = z.infer<typeof confirmationLink>;

/** A request as the desk works on it. */
export const deskRequest = salesRequest.extend({
  account: person,
  owner: person.nullable(),
  asked_by: z.string(),
  /** Which state of it was seen; an answer names it, so that two people do not answer at once. */
  version: f.version,
  /** What each offer costs us. */
  costs: z.record(f.id, f.money),
  /** What the account pays on top of cost where nothing else is said, in basis points. */
  margin_bp: z.int(),
  /** Added to that, and the least it comes to, in minor units. */
  margin_flat: z.int(),
  margin_least: z.int(),
  /** The same with a carrier that the account has rules for, by the carrier's id. */
  carrier_margins: z.record(f.id, z.object({ bp: z.int(), flat: z.int(), least: z.int() })),
  /** Carriers that staff keep from the account, by their id: none of them may be offered to it. */
  blocked_carriers: z.record(f.id, z.object({ name: z.string(), scac: z.string(), reason: z.string() })),
  truckload: truckloadQuote.nullable(),
  carrier_offers: z.array(carrierOffer),
  links: z.array(confirmationLink),
  /** Who shipped from there and received there when the account last did; null where it never did. */
  known_parties: z.object({ pickup: party.nullable(), delivery: party.nullable() }),
});
export type DeskRequest = z.infer<typeof deskRequest>;

/** Lines that a price of the desk is made of. */
export const offerLineKinds = ['freight', 'fuel', 'accessorial'] as const;

const cents = z.int({ error: 'required' }).max(100_000_000, 'too_big');

const offerFields = z.object({
  /** One that we know; null for any other, by its name and code. */
  carrier_id: f.id.nullable().default(null),
  carrier_name: f.optionalName(120),
  scac: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2,4}$/, 'invalid')
    .nullable()
    .default(null),
  service: f.text(80),
  transit_days: z.int({ error: 'required' }).min(0, 'too_small').max(60, 'too_big'),
  /** What the customer pays, without insurance. */
  lines: z
    .array(z.object({ kind: z.enum(offerLineKinds), text: f.text(80), amount: cents.min(1, 'too_small') }))
    .min(1, 'required')
    .max(20, 'too_many')
    .refine((lines) => lines.some(({ kind }) => kind === 'freight'), { error: 'required' }),
  /** What the carrier is owed. */
  cost: cents.min(1, 'too_small'),
  /** What insuring the value costs the customer; null where it is not offered. */
  insurance: cents.min(1, 'too_small').nullable().default(null),
  /** What the carrier answers for without insurance. */
  liability: cents.min(0, 'too_small').default(0),
});

/** One carrier's offer. Amounts are US cents. */
export const deskOffer = offerFields.superRefine(({ carrier_id: id, carrier_name: name, scac }, check) => {
  if (id !== null) return;
  if (name === null) check.addIssue({ code: 'custom', message: 'required', path: ['carrier_name'] });
  if (scac === null) check.addIssue({ code: 'custom', message: 'required', path: ['scac'] });
});
export type DeskOffer = z.output<typeof deskOffer>;

export const deskAnswer = z.object({
  version: f.version,
  pickup_date: f.calendarDate,
  expires_at: f.instant,
  text: f.optionalText(2000),
  offers: z.array(deskOffer).min(1, 'required').max(8, 'too_many'),
});
export type DeskAnswer = z.output<typeof deskAnswer>;
export type DeskAnswerInput = z.input<typeof deskAnswer>;

export const carrierOfferInput = z
  .object({
    /** Made by the browser, so that an offer noted twice exists once. */
    id: f.id,
    ...offerFields.pick({ carrier_id: true, carrier_name: true, scac: true, cost: true }).shape,
    transit_days: z.int().min(0, 'too_small').max(60, 'too_big').nullable().default(null),
    valid_until: f.instant.nullable().default(null),
    note: f.optionalText(500),
  })
  .superRefine(({ carrier_id: id, carrier_name: name, scac }, check) => {
    if (id !== null) return;
    if (name === null) check.addIssue({ code: 'custom', message: 'required', path: ['carrier_name'] });
    if (scac === null) check.addIssue({ code: 'custom', message: 'required', path: ['scac'] });
  });
export type CarrierOfferInput = z.input<typeof carrierOfferInput>;

/** What the desk books for the customer who said yes. */
export const convertRequest = loadParties.extend({
  /** Id of the booking and its shipment, made by the browser. */
  id: f.id,
  rate_id: f.id,
  insured: z.boolean().default(false),
  references: z.array(reference).max(10).default([]),
  notes: f.optionalText(250),
  hazmat_certified: z.boolean().default(false),
  ...f.placeConfirmed,
});
export type ConvertRequest = z.output<typeof convertRequest>;
export type ConvertRequestInput = z.input<typeof convertRequest>;

const params = z.object({ id: f.id });
const one = z.object({ data: deskRequest });
const desk = { tag, params, access: 'staff.quote_requests', answers: { 200: one } } as const;

export const staffQuoteRequests = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/quote-requests',
    tag,
    access: 'staff.quote_requests',
    audit: null,
    summary: 'Quote requests of every account, due first',
    query: z.object({
      ...pageQuery,
      state: z.enum(['open', 'all', ...salesStates]).default('open'),
      /** `me`, `none`, or the id of somebody at the desk. */
      owner: z.union([z.enum(['me', 'none']), f.id]).optional(),
      account_id: f.id.optional(),
      kind: z.enum(salesKinds).optional(),
      /** Asked at least so many days ago. */
      age_days: z.coerce.number().int().min(1).max(365).optional(),
      sort: z.enum(['due_at', '-due_at', 'created_at', '-created_at']).default('due_at'),
    }),
    answers: { 200: pageOf(deskRow) },
    errors: ['validation_failed'],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/admin/quote-requests/choices',
    tag,
    access: 'staff.quote_requests',
    audit: null,
    summary: 'Staff who work on requests, carriers, and the count of open requests',
    answers: {
      200: z.object({
        data: z.object({
          people: z.array(person),
          carriers: z.array(person.extend({ scac: z.string() })),
          waiting: z.int(),
          overdue: z.int(),
        }),
      }),
    },
    errors: [],
  }),
  show: endpoint({
    ...desk,
    method: 'GET',
    path: '/api/admin/quote-requests/:id',
    audit: null,
    summary: 'A request of any account with its history, offers, and costs',
    errors: ['not_found'],
  }),
  assign: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/quote-requests/:id/owner',
    audit: 'quote_request.assigned',
    summary: 'Assigns a request to a staff member, or unassigns it',
    body: z.object({ version: f.version, owner_id: f.id.nullable() }),
    errors: ['validation_failed', 'not_found', 'quote_request_moved'],
  }),
  message: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/quote-requests/:id/messages',
    audit: 'quote_request.message',
    summary: 'Writes to the customer about a request',
    body: z.object({ text: f.text(2000) }),
    errors: ['validation_failed', 'not_found'],
  }),
  answer: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/quote-requests/:id/answer',
    audit: 'quote_request.answered',
    summary: 'Offers one or more rates, which the customer can book until they expire',
    body: deskAnswer,
    errors: ['validation_failed', 'not_found', 'quote_request_moved'],
  }),
  addCarrierOffer: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/quote-requests/:id/carrier-offers',
    audit: 'quote_request.carrier_offer',
    summary: "Records a carrier's price for the load; idempotent",
    body: carrierOfferInput,
    errors: ['validation_failed', 'not_found', 'quote_request_moved'],
  }),
  dropCarrierOffer: endpoint({
    ...desk,
    method: 'DELETE',
    path: '/api/admin/quote-requests/:id/carrier-offers/:offer',
    audit: 'quote_request.carrier_offer_dropped',
    summary: "Removes a carrier's price",
    params: z.object({ id: f.id, offer: f.id }),
    errors: ['not_found'],
  }),
  sendLink: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/quote-requests/:id/confirmation-link',
    audit: 'quote_request.link_sent',
    summary: 'Emails the link of the confirmation page; an earlier link stops working',
    body: z.object({ email: f.email, name: f.name(120) }),
    errors: ['validation_failed', 'not_found', 'quote_request_moved'],
  }),
  convert: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/quote-requests/:id/shipment',
    audit: 'quote_request.converted',
    summary: 'Books the accepted offer for the customer; idempotent by id',
    body: convertRequest,
    errors: [
      'validation_failed',
      'not_found',
      'quote_request_moved',
      'quote_changed',
      'quote_booked',
      'carrier_inactive',
      'carrier_blocked',
      'quote_expired',
      'credit_hold',
      'credit_limit',
      'idempotency_key_reused',
      'booking_failed',
      'conflict',
    ],
  }),
} as const;
