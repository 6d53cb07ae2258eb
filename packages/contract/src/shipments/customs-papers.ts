import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { anyCountry, hsCode } from '../customs-fields.ts';
import * as f from '../fields.ts';
import { customsPaperKinds, customsPurposes, goodsUnits, incoterms, originCriteria } from './customs-choices.ts';

const tag = 'Shipments';
const params = z.object({ id: f.id });

const minor = z.int({ error: 'required' }).min(0, 'too_small').max(10_000_000_000, 'too_big');

/** Exporter, importer, or producer. */
export const tradeParty = z.object({
  name: f.name(120),
  /** EIN, RFC, or business number. */
  tax_id: f.optionalText(30),
  street_lines: z.array(f.text(100)).min(1, 'required').max(3, 'too_many'),
  city: f.text(80),
  state: f.text(3),
  postal_code: f.text(10),
  country: f.country,
  phone: f.phone,
  email: f.email,
});
export type TradeParty = z.output<typeof tradeParty>;

/** A kind of goods. */
export const customsLine = z.object({
  description: f.text(160),
  hs_code: hsCode,
  origin_country: anyCountry,
  quantity: z
    .number({ error: 'required' })
    .positive('too_small')
    .max(1_000_000, 'too_big')
    .multipleOf(0.001, 'too_precise'),
  unit: z.enum(goodsUnits).default('pieces'),
  /** Value of one unit, in minor units of the invoice's currency. */
  unit_value: minor.min(1, 'required'),
  /** Why it originates under the USMCA; null if it does not. */
  criterion: z.enum(originCriteria).nullable().default(null),
});
export type CustomsLine = z.output<typeof customsLine>;

const fields = z.object({
  invoice_number: f.text(40),
  invoice_date: f.calendarDate,
  purpose: z.enum(customsPurposes, { error: 'required' }),
  incoterm: z.enum(incoterms, { error: 'required' }),
  incoterm_place: f.text(80),
  currency: f.currency,
  payment_terms: f.optionalText(80),
  port_of_entry: f.optionalText(80),
  exporter: tradeParty,
  importer: tradeParty,
  /** The producer, if it is not the exporter. */
  producer: tradeParty.nullable().default(null),
  lines: z.array(customsLine).min(1, 'required').max(100, 'too_many'),
  /** Costs on the invoice, in minor units. */
  freight: minor.default(0),
  insurance: minor.default(0),
  packing: minor.default(0),
  signer_name: f.name(120),
  signer_title: f.name(80),
  /** Who certifies the origin; null without a certification. */
  certifier: z.enum(['exporter', 'producer', 'importer']).nullable().default(null),
  /** The period of a certification for several shipments; null for this one alone. */
  blanket_from: f.calendarDate.nullable().default(null),
  blanket_until: f.calendarDate.nullable().default(null),
});

/** The same day a year later: the first day behind a period of twelve months. A leap day stands for March 1 there. */
function yearAfter(day: string): string {
  const [year, ...rest] = day.split('-');
  return [Number(year) + 1, ...rest].join('-');
}

function checkOrigin(facts: z.output<typeof fields>, check: z.RefinementCtx): void {
  const wrong = (path: string, message: string) => check.addIssue({ code: 'custom', message, path: [path] });
  const { certifier, producer, lines, blanket_from: from, blanket_until: until } = facts;
  if (certifier !== null && lines.every(({ criterion }) => criterion === null)) wrong('certifier', 'no_originating');
  if (certifier === 'producer' && producer === null) wrong('certifier', 'producer_required');
  if ((from === null) !== (until === null)) wrong(from === null ? 'blanket_from' : 'blanket_until', 'required');
  if (from === null || until === null) return;
  if (until < from) wrong('blanket_until', 'end_before_start');
  // Annex 5-A, element 8.
  else if (until >= yearAfter(from)) wrong('blanket_until', 'over_twelve_months');
}

/** What the customs documents of a shipment say beyond the shipment itself. */
export const customsFacts = fields.superRefine(checkOrigin);
export type CustomsFacts = z.output<typeof customsFacts>;

const maybe = z.string().nullable();
const partyDraft = z.object({
  name: maybe,
  tax_id: maybe,
  street_lines: z.array(z.string()),
  city: maybe,
  state: maybe,
  postal_code: maybe,
  country: f.country.nullable(),
  phone: maybe,
  email: maybe,
});
export type TradePartyDraft = z.infer<typeof partyDraft>;

/** The same as far as it is known: as saved, or else as the shipment and the catalog say. */
export const customsDraft = z.object({
  ...fields.shape,
  purpose: fields.shape.purpose.nullable(),
  incoterm: fields.shape.incoterm.nullable(),
  invoice_number: maybe,
  incoterm_place: maybe,
  exporter: partyDraft,
  importer: partyDraft,
  producer: partyDraft.nullable(),
  lines: z.array(
    z.object({
      ...customsLine.shape,
      hs_code: maybe,
      origin_country: maybe,
      unit_value: z.int().nullable(),
    }),
  ),
  signer_name: maybe,
  signer_title: maybe,
});
export type CustomsDraft = z.infer<typeof customsDraft>;

export const customsPapers = {
  show: endpoint({
    method: 'GET',
    path: '/api/shipments/:id/customs',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: "The data of a shipment's customs documents, as saved or as far as known",
    params,
    answers: { 200: z.object({ data: z.object({ draft: customsDraft, saved_at: f.instant.nullable() }) }) },
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/shipments/:id/customs',
    tag,
    access: 'shipment.book',
    audit: 'shipment.customs_saved',
    summary: "Saves the data of a shipment's customs documents",
    params,
    body: customsFacts,
    answers: { 200: z.object({ data: z.object({ saved_at: f.instant }) }) },
    errors: ['not_found', 'validation_failed'],
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/shipments/:id/customs/:paper',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'Commercial invoice, pro forma invoice, or USMCA certification of origin as PDF; bilingual for Mexico',
    params: z.object({ id: f.id, paper: z.enum(customsPaperKinds) }),
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found'],
  }),
} as const;
