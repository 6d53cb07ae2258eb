import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { shipmentListQuery } from './shipments.ts';

const tag = 'Shipments';

/** Columns of a shipments list in their order; the number always stands first. */
export const shipmentColumns = [
  'bol',
  'status',
  'lane',
  'carrier',
  'pro',
  'pickup',
  'due',
  'reference',
  'mode',
  'booked',
  'total',
] as const;
export type ShipmentColumn = (typeof shipmentColumns)[number];

/** What a view keeps: the filters, the order, and the columns that are shown. */
const viewContent = z.object({
  status: shipmentListQuery.status,
  search: shipmentListQuery.search,
  from: shipmentListQuery.from,
  to: shipmentListQuery.to,
  sort: shipmentListQuery.sort,
  columns: z.array(z.enum(shipmentColumns)).max(shipmentColumns.length, 'too_many'),
});

export const shipmentView = z.object({
  id: f.id,
  name: z.string(),
  /** Seen by everybody of the account. */
  shared: z.boolean(),
  /** Whether it is the caller's own; only then can it be changed. */
  own: z.boolean(),
  owner: z.string(),
  content: viewContent,
});
export type ShipmentView = z.infer<typeof shipmentView>;

/** More views than these nobody keeps. */
export const mostShipmentViews = 50;

const kept = { name: f.name(60), shared: z.boolean(), content: viewContent };
/** A view as it is kept for the first time; its id is made by the caller. */
export const newShipmentView = z.object({ id: f.id, ...kept });

const one = z.object({ data: shipmentView });
const params = z.object({ id: f.id });

/** Views of the shipments list, own ones and those others share. */
export const shipmentViews = {
  list: endpoint({
    method: 'GET',
    path: '/api/shipment-views',
    tag,
    access: 'shipment.read',
    personal: true,
    audit: null,
    summary: "Saved views of the shipments list: the caller's own, and those shared in the account",
    answers: { 200: z.object({ data: z.array(shipmentView) }) },
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/shipment-views',
    tag,
    access: 'shipment.read',
    personal: true,
    audit: 'shipment_view.created',
    summary: 'Saves a view; idempotent by its id',
    body: newShipmentView,
    answers: { 201: one },
    errors: ['validation_failed', 'conflict'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/shipment-views/:id',
    tag,
    access: 'shipment.read',
    personal: true,
    audit: 'shipment_view.changed',
    summary: "Changes one of the caller's views",
    params,
    body: z.object(kept),
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/shipment-views/:id',
    tag,
    access: 'shipment.read',
    personal: true,
    audit: 'shipment_view.removed',
    summary: "Removes one of the caller's views",
    params,
    answers: { 200: z.object({ data: z.object({ id: f.id }) }) },
    errors: ['not_found'],
  }),
} as const;
