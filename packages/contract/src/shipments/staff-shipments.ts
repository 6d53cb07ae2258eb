import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf } from '../lists.ts';
import { chargeLine } from '../quoting/quotes.ts';
import { documentKinds } from './shipment-kinds.ts';
import { statusCounts } from './tracking.ts';
import { shipment, shipmentListQuery, shipmentRow, shipmentSorts } from './shipments.ts';

const named = z.object({ id: f.id, name: z.string() });

/** A shipment row as staff see it. */
export const staffShipmentRow = shipmentRow.extend({ account: named });
export const staffShipment = shipment.extend({
  account: named,
  /** What the carrier is owed for it; customers never see it. */
  cost: z.object({ total: f.money, margin: f.money, charges: z.array(chargeLine) }).nullable(),
});

export const staffShipments = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/shipments',
    tag: 'Admin',
    access: 'staff.shipments.read',
    audit: null,
    summary: 'Shipments of every account, a page at a time',
    query: z.object({
      ...shipmentListQuery,
      sort: z.enum(shipmentSorts).default('-created_at'),
      account_id: f.id.optional(),
      mode: z.enum(['ltl', 'parcel', 'truckload']).optional(),
      carrier_id: f.id.optional(),
      /** Who sells to the account. */
      owner_id: f.id.optional(),
    }),
    answers: { 200: pageOf(staffShipmentRow) },
    errors: ['validation_failed'],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/admin/shipments/counts',
    tag: 'Admin',
    access: 'staff.shipments.read',
    audit: null,
    summary: 'Shipment counts by status, for all accounts or one',
    query: z.object({ account_id: f.id.optional() }),
    answers: { 200: z.object({ data: statusCounts }) },
    errors: ['validation_failed'],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/admin/shipments/choices',
    tag: 'Admin',
    access: 'staff.shipments.read',
    audit: null,
    summary: 'Carriers and sales owners to filter shipments by',
    answers: { 200: z.object({ data: z.object({ carriers: z.array(named), owners: z.array(named) }) }) },
    errors: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/shipments/:id',
    tag: 'Admin',
    access: 'staff.shipments.read',
    audit: null,
    summary: 'A shipment of any account, with its cost',
    params: z.object({ id: f.id }),
    answers: { 200: z.object({ data: staffShipment }) },
    errors: ['not_found'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/admin/shipments/:id/files/:file',
    tag: 'Admin',
    access: 'staff.shipments.read',
    audit: null,
    summary: "A carrier's document of any account's shipment",
    params: z.object({ id: f.id, file: f.id }),
    answers: { 200: { bytes: '*/*' } },
    errors: ['not_found'],
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/admin/shipments/:id/documents/:kind',
    tag: 'Admin',
    access: 'staff.shipments.read',
    audit: null,
    summary: "A document of any account's shipment as PDF",
    params: z.object({ id: f.id, kind: z.enum(documentKinds) }),
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found'],
  }),
} as const;
