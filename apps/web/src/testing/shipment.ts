import type { Answer, endpoints, Shipment, ShipmentRow, TrackingEventWire } from '@waybill/contract';

type ShipmentsPage = Answer<typeof endpoints.shipments.list>;
type StatusCounts = Answer<typeof endpoints.shipments.counts>['data'];

const ids = '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a';

/** A row on its way from Nashua to Denver, due Thursday, October 22. */
export function row(changes: Partial<ShipmentRow> = {}): ShipmentRow {
  return {
    id: `${ids}10`,
    bol_number: 'WB20418618',
    pro_number: '417-226902',
    tracking_number: null,
    status: 'in_transit',
    action_required: null,
    mode: 'ltl',
    carrier_name: 'Granite State Freight',
    consignee: null,
    origin_city: 'Nashua',
    origin_state: 'NH',
    origin_postal_code: '03063',
    destination_city: 'Denver',
    destination_state: 'CO',
    destination_postal_code: '80216',
    pickup_date: '2026-10-14',
    delivery_date: '2026-10-22',
    delivered_at: null,
    reference: 'PO 88213',
    total: { amount: 91_844, currency: 'USD' },
    created_at: '2026-10-13T20:46:00.000Z',
    ...changes,
  };
}

/** A page of a list with these rows. */
export function pageOf<Row>(data: readonly Row[], meta: Partial<ShipmentsPage['meta']> = {}) {
  const figures = {
    current_page: 1,
    from: data.length === 0 ? null : 1,
    to: data.length === 0 ? null : data.length,
    last_page: 1,
    links: [],
    path: '',
    per_page: 20,
    total: data.length,
    total_is_exact: true,
  };
  return { data: [...data], links: { first: null, last: null, prev: null, next: null }, meta: { ...figures, ...meta } };
}

export const counts: StatusCounts = {
  all: 148,
  pending: 9,
  dispatched: 14,
  in_transit: 41,
  delayed: 6,
  delivered: 71,
  canceled: 7,
  action_required: 5,
};

let made = 0;

/** A report of the carrier. */
export function event(occurred_at: string, changes: Partial<TrackingEventWire> = {}): TrackingEventWire {
  made += 1;
  return {
    id: `${ids.slice(0, -6)}${String(made).padStart(8, '0')}`,
    occurred_at,
    time_zone: 'America/New_York',
    city: 'Nashua',
    state: 'NH',
    latitude: null,
    longitude: null,
    text: 'SHIPMENT ACKNOWLEDGED',
    code: 'XB',
    reason_code: null,
    status: 'dispatched',
    source: 'carrier',
    ...changes,
  };
}

const pickedUp = event('2026-10-14T18:58:00.000Z', {
  text: 'CARRIER DEPARTED PICK-UP LOCATION WITH SHIPMENT',
  code: 'AF',
  status: 'in_transit',
});
const delayed = event('2026-10-17T02:31:00.000Z', {
  text: 'SHIPMENT DELAYED - MECHANICAL BREAKDOWN',
  code: 'SD',
  reason_code: 'AI',
  status: 'delayed',
  city: 'Joliet',
  latitude: 41.53,
  longitude: -88.08,
  state: 'IL',
  time_zone: 'America/Chicago',
});
const left = event('2026-10-20T11:12:00.000Z', {
  text: 'DEPARTED TERMINAL LOCATION',
  code: 'P1',
  status: 'in_transit',
  city: 'Omaha',
  latitude: 41.26,
  longitude: -95.93,
  state: 'NE',
  time_zone: 'America/Chicago',
});

/** Newest first: accepted, picked up, broken down in Joliet, left Omaha. */
export const fullTimeline = [left, delayed, pickedUp, event('2026-10-13T20:47:00.000Z')];

const party = {
  company: 'Maple Kiln Ceramics',
  contact_first_name: 'Dana',
  contact_last_name: 'Whitfield',
  phone: '(603) 555-0142',
  email: 'dock@maplekiln.example',
  street_lines: ['12 Kiln Road'],
  city: 'Nashua',
  state: 'NH',
  postal_code: '03063',
  country: 'US',
  opens_at: '08:00',
  closes_at: '16:30',
  first_come_first_serve: false,
  exterior_number: null,
  interior_number: null,
  neighborhood: null,
} as const;

/** The same shipment whole. */
export function shipment(changes: Partial<Shipment> = {}): Shipment {
  return {
    ...row(),
    quote_id: null,
    quote_number: 'Q-264715',
    service_name: 'Standard',
    scac: 'GSFR',
    pickup_number: 'GS-55120',
    delivery_confirmation_number: null,
    origin: {
      postal_code: '03063',
      city: 'Nashua',
      state: 'NH',
      country: 'US',
      latitude: 42.77,
      longitude: -71.51,
      time_zone: 'America/New_York',
    },
    destination: {
      postal_code: '80216',
      city: 'Denver',
      state: 'CO',
      country: 'US',
      latitude: 39.78,
      longitude: -104.97,
      time_zone: 'America/Denver',
    },
    miles: 2018,
    appointment_date: null,
    to_tender: false,
    pickup_choice: null,
    pickup_note: null,
    pickup: { ...party, street_lines: [...party.street_lines] },
    delivery: {
      ...party,
      company: 'Front Range Tile',
      street_lines: ['4 Mile High Way'],
      city: 'Denver',
      state: 'CO',
      postal_code: '80216',
      first_come_first_serve: true,
    },
    ready_at: '13:00',
    transit_days: 6,
    units: 2,
    weight_lb: 1240,
    cubic_feet: 90,
    linear_feet: 4,
    accessorials: ['LGDEL'],
    insured: true,
    items: [
      {
        description: 'Ceramic tile',
        package_type: 'pallets',
        quantity: 2,
        pieces: 40,
        length: { value: 48, unit: 'in' },
        width: { value: 40, unit: 'in' },
        height: { value: 40, unit: 'in' },
        weight: { value: 1240, unit: 'lb' },
        freight_class: null,
        class_acknowledged: false,
        nmfc: '47660',
        sat: null,
        product_number: null,
        shipping_unit: null,
        asset_size: null,
        group: null,
        stackable: true,
        condition: 'new',
        additional_handling: false,
        non_rectangular: false,
        hazardous: true,
        hazmat: {
          id_number: 'UN1263',
          proper_name: 'Paint',
          hazard_class: '3',
          packing_group: 'III',
          emergency_contact: 'ChemAid',
          emergency_phone: '1-800-555-0177',
        },
      },
    ],
    charges: [
      {
        code: 'item',
        kind: 'item',
        label: 'charge.item',
        basis: {
          type: 'item',
          itemId: '1',
          description: 'Ceramic tile',
          // 1,240 lb in 88.9 ft³ are 13.95 lb/ft³.
          freightClass: '85',
          actualClass: '85',
          milliPounds: 1_240_000,
          weightBreak: 'M1M',
          perCwt: 16_835,
        },
        amount: { amount: 208_754, currency: 'USD' },
      },
      {
        code: 'total',
        kind: 'total',
        label: 'charge.total',
        basis: { type: 'sum' },
        amount: { amount: 91_844, currency: 'USD' },
      },
    ],
    declared_value: { amount: 850_000, currency: 'USD' },
    references: [
      { type: 'po_number', number: '88213' },
      { type: 'release_number', number: 'REL-5514' },
    ],
    notes: 'Dock 3. Call 30 minutes before arrival.',
    tax_identifier: 'MKC010203AB1',
    customs_agent: 'Frontera Agentes',
    equipment: null,
    truckload: null,
    version: 1,
    booked_for: null,
    events: [...fullTimeline],
    estimates: [
      { date: '2026-10-22', set_at: '2026-10-17T02:31:00.000Z', reason: 'AI', named_by: 'carrier' },
      { date: '2026-10-21', set_at: '2026-10-13T20:46:00.000Z', reason: null, named_by: 'booking' },
    ],
    documents: [
      { kind: 'bill-of-lading', url: '/bol', zpl_url: null },
      { kind: 'unit-labels', url: '/labels', zpl_url: null },
    ],
    tracking_numbers: [],
    files: [],
    provider_notes: [],
    public_url: 'https://waybill.example/tracking/WB20418618',
    replaces: null,
    replaced_by: null,
    ...changes,
  };
}
