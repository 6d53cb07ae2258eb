import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { carrierVisibilities } from './settings.ts';

const tag = 'Admin accounts';
const access = 'staff.accounts.margins';

/** A carrier as far as one account may use it. */
export const allowedCarrier = z.object({
  id: f.id,
  name: z.string(),
  scac: z.string(),
  modes: z.array(z.string()),
  active: z.boolean(),
  /** Why staff keep it from the account; null for one that it may use. */
  blocked: z.object({ reason: z.string(), by: z.string(), at: f.instant }).nullable(),
  /** What the account itself makes of it. */
  visibility: z.enum(carrierVisibilities),
});
export type AllowedCarrier = z.infer<typeof allowedCarrier>;

/** Why a carrier is kept from an account, or given back to it: it stays in the account's activity. */
export const carrierBlock = z.object({ blocked: z.boolean(), reason: f.text(300) });

const list = z.object({ data: z.array(allowedCarrier) });

export const allowedCarriers = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/:id/carriers',
    tag,
    access: 'staff.accounts.read',
    audit: null,
    summary: "Which carriers an account may use, and the account's own choices",
    params: z.object({ id: f.id }),
    answers: { 200: list },
    errors: ['not_found'],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/:id/carriers/:carrier',
    tag,
    access,
    audit: 'account.carrier_allowed',
    summary: 'Blocks or allows a carrier for an account; a blocked carrier is neither rated nor booked',
    params: z.object({ id: f.id, carrier: f.id }),
    body: carrierBlock,
    answers: { 200: list },
    errors: ['validation_failed', 'not_found'],
  }),
} as const;
