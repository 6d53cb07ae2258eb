import { modes } from '@waybill/freight';
import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';

const tag = 'Admin accounts';
const access = 'staff.accounts.margins';

/** Rules that one account can have. */
export const mostMarginRules = 100;
/** Shipments of the last 30 days that a change is tried on, the newest first. */
export const mostTriedShipments = 500;
export const triedDays = 30;

const state = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2,3}$/, 'invalid')
  .nullable()
  .default(null);
const basisPoints = z.int({ error: 'not_a_whole_number' }).min(0, 'too_small').max(100_000, 'too_big');
/** Minor units of the rate's currency. */
const cents = z.int({ error: 'required' }).min(0, 'too_small').max(100_000_000, 'too_big');

/** What is earned on the rates that a rule fits: a share of the cost and a fixed amount, and never less than the least. */
export const marginRuleInput = z
  .object({
    id: f.id,
    /** Null for any. */
    mode: z.enum(modes).nullable().default(null),
    origin_state: state,
    destination_state: state,
    carrier_id: f.id.nullable().default(null),
    /** Of the cost without insurance. */
    percent_bp: basisPoints,
    flat: cents,
    least: cents,
    effective_from: f.calendarDate,
    /** The last day it holds; null without end. */
    effective_until: f.calendarDate.nullable().default(null),
  })
  .refine(({ effective_from: from, effective_until: until }) => until === null || from <= until, {
    path: ['effective_until'],
    error: 'end_not_after_start',
  });
export type MarginRuleInput = z.infer<typeof marginRuleInput>;

/** A shipment that a change of rules is tried on: what it cost and what it was sold at, both without insurance. */
export const triedShipment = z.object({
  id: f.id,
  bol_number: z.string(),
  mode: z.enum(modes),
  origin_state: z.string(),
  destination_state: z.string(),
  carrier_id: f.id,
  carrier_name: z.string(),
  booked_at: f.instant,
  cost: z.int(),
  /** Part of the cost that no margin moves: accessorials, and fuel that is no percentage. */
  fixed: z.int(),
  /** Fuel percentage in basis points; 0 where it is none. */
  fuel_bp: z.int(),
  /** Accessorials that fuel is charged on. */
  fuel_bearing: z.int(),
  sold: z.int(),
});
export type TriedShipment = z.infer<typeof triedShipment>;

export const accountMargins = z.object({
  /** Of the rules as a whole; whoever changes them names the one that was seen. */
  version: f.version,
  /** Holds where no rule fits: of the cost, in basis points; null for the list margin. */
  general_bp: z.int().nullable(),
  /** The list margin of the company; null before it is entered. */
  list_bp: z.int().nullable(),
  currency: f.currency,
  rules: z.array(z.object({ ...marginRuleInput.shape, carrier_name: z.string().nullable() })),
  /** Carriers that a rule can be for. */
  carriers: z.array(z.object({ id: f.id, name: z.string(), scac: z.string() })),
  /** Shipments of the last 30 days in the account's currency whose cost is known, the newest first. */
  shipments: z.array(triedShipment),
  /** How many there are in all. */
  shipments_in_all: z.int(),
  changed: z.object({ at: f.instant, by: z.string() }).nullable(),
});
export type AccountMargins = z.infer<typeof accountMargins>;

/** All rules of an account at once, on top of the version that was seen. */
export const accountMarginsInput = z.object({
  version: f.version,
  general_bp: basisPoints.nullable(),
  rules: z.array(marginRuleInput).max(mostMarginRules, 'too_many'),
  reason: f.text(300),
});

const params = z.object({ id: f.id });
const one = z.object({ data: accountMargins });

export const marginRules = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/:id/margins',
    tag,
    access,
    audit: null,
    summary: 'The margin rules of an account, with its shipments of 30 days to test a change on',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/:id/margins',
    tag,
    access,
    audit: 'account.margins_changed',
    summary: 'Replaces the margin rules of an account for new quotes',
    params,
    body: accountMarginsInput,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
} as const;
