import { addedCodes } from '@waybill/freight';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

const tag = 'Admin';
const access = 'staff.charges';

/** `price`: what the customer pays; `cost`: what the carrier is owed. */
export const chargeSides = ['price', 'cost'] as const;
export type ChargeSide = (typeof chargeSides)[number];

/** Why nothing can be added to a shipment any more. */
export const chargeBars = ['invoiced', 'card_charged', 'canceled'] as const;
export type ChargeBar = (typeof chargeBars)[number];

/** A charge that staff added; a discount is taken off, all else put on. */
export const addedCharge = z.object({
  id: f.id,
  side: z.enum(chargeSides),
  code: z.enum(addedCodes),
  amount: f.money,
  reason: z.string(),
  by: z.string(),
  at: f.instant,
});
export type AddedCharge = z.infer<typeof addedCharge>;

export const chargesView = z.object({
  bar: z.enum(chargeBars).nullable(),
  invoice_id: f.id.nullable(),
  /** What a card is held for; what the price is above it is asked for by the invoice. */
  held: f.money.nullable(),
  price: f.money,
  /** Null if the carrier cost is unknown. */
  cost: f.money.nullable(),
  added: z.array(addedCharge),
});
export type ChargesView = z.infer<typeof chargesView>;

const amount = z.int({ error: 'required' }).min(1, 'too_small').max(10_000_000_00, 'too_big');
const reason = f.text(300);
/** The total of its side that was shown, in minor units. */
const seen = z.int();

export const chargeInput = z.object({
  /** Made by the caller, so that a charge sent twice is added once. */
  charge_id: f.id,
  side: z.enum(chargeSides),
  code: z.enum(addedCodes),
  amount,
  reason,
  seen,
});
export const chargeChange = z.object({ amount, reason, seen });
export const chargeTakenBack = z.object({ reason, seen });

const one = z.object({ data: chargesView });
const params = z.object({ id: f.id, charge: f.id });
const errors = ['validation_failed', 'not_found', 'conflict', 'charges_closed'] as const;

export const shipmentCharges = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/shipments/:id/charges',
    tag,
    access: 'staff.shipments.read',
    audit: null,
    summary: 'Charges that staff added to a shipment, and whether more can be added',
    params: z.object({ id: f.id }),
    answers: { 200: one },
    errors: ['not_found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/charges',
    tag,
    access,
    audit: 'shipment.charge_added',
    summary: 'Adds a charge before the shipment is invoiced; idempotent by its id',
    params: z.object({ id: f.id }),
    body: chargeInput,
    answers: { 200: one },
    errors,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/shipments/:id/charges/:charge',
    tag,
    access,
    audit: 'shipment.charge_changed',
    summary: 'Changes an added charge; refused when the total has changed',
    params,
    body: chargeChange,
    answers: { 200: one },
    errors,
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/charges/:charge/take-back',
    tag,
    access,
    audit: 'shipment.charge_taken_back',
    summary: 'Removes an added charge; idempotent',
    params,
    body: chargeTakenBack,
    answers: { 200: one },
    errors,
  }),
} as const;
