import type { Place, Quote, QuoteRequest, Rate, Shipment } from '@waybill/contract';

/** Tuesday, 10:42 in the morning in Manchester. */
export const now = Date.parse('2026-12-01T15:42:00Z');

export const manchester: Place = {
  postal_code: '03103',
  city: 'Manchester',
  state: 'NH',
  country: 'US',
  latitude: 42.966,
  longitude: -71.449,
  time_zone: 'America/New_York',
};
export const chicago: Place = {
  postal_code: '60647',
  city: 'Chicago',
  state: 'IL',
  country: 'US',
  latitude: 41.921,
  longitude: -87.702,
  time_zone: 'America/Chicago',
};

const id = (end: number): string => `0f0f4c1e-8f0a-4b6e-9d55-${String(end).padStart(12, '0')}`;
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const inches = (value: number) => ({ value, unit: 'in' as const });

export const request: QuoteRequest = {
  mode: 'ltl',
  origin: { country: 'US', postal_code: '03103', site_type: 'business' },
  destination: { country: 'US', postal_code: '60647', site_type: 'business' },
  pickup_date: '2026-12-02',
  pickup_method: 'scheduled',
  items: [
    {
      description: 'Bathroom vanities, boxed',
      package_type: 'pallets',
      quantity: 2,
      pieces: 16,
      length: inches(48),
      width: inches(40),
      height: inches(48),
      weight: { value: 1240, unit: 'lb' },
      freight_class: null,
      class_acknowledged: false,
      nmfc: null,
      sat: null,
      product_number: null,
      shipping_unit: null,
      asset_size: null,
      group: null,
      stackable: false,
      condition: 'new',
      additional_handling: false,
      non_rectangular: false,
      hazardous: false,
      hazmat: null,
    },
  ],
  accessorials: [],
  shipment_value: usd(850_000),
  insured: true,
  signature: 'none',
  client_reference: null,
};

const insurance = {
  code: 'insurance',
  kind: 'insurance',
  label: 'charge.insurance',
  amount: usd(4675),
  basis: {
    type: 'insurance',
    insured: 850_000,
    deductible: 0,
    tiers: [{ hundreds: 85, perHundred: 55 }],
    minimumApplied: false,
  },
} as Rate['charges'][number];

/** A rate of so many cents without insurance: freight, and a fuel surcharge of 33.25 %. */
export function rateOf(
  number: number,
  carrier: string,
  days: number,
  date: string,
  freight: number,
  fuel: number,
): Rate {
  const without = usd(freight + fuel);
  return {
    id: id(100 + number),
    carrier: { id: id(200 + number), name: carrier, scac: 'ABCD' },
    service: { code: 'standard', name: 'Standard' },
    transit_days: days,
    delivery_date: date,
    delivery_by: '17:00',
    charges: [
      { code: 'freight', kind: 'freight', label: 'charge.freight', basis: { type: 'sum' }, amount: usd(freight) },
      {
        code: 'fuel',
        kind: 'fuel',
        label: 'charge.fuel',
        basis: {
          type: 'fuel',
          basisPoints: 3325,
          scheduleId: 'a',
          series: 'EPD2D',
          weekOf: '2026-11-23',
          priceMills: 3718,
        },
        amount: usd(fuel),
      },
      {
        code: 'without_insurance',
        kind: 'without_insurance',
        label: 'charge.without_insurance',
        basis: { type: 'sum' },
        amount: without,
      },
    ],
    insurance,
    total_without_insurance: without,
    total_with_insurance: usd(freight + fuel + 4675),
    liability: usd(638_000),
    liability_gap: usd(212_000),
    preferred: false,
    findings: [],
  };
}

export const quote: Quote = {
  id: id(1),
  number: 'Q-264715',
  status: 'open',
  created_at: '2026-12-01T15:42:00.000Z',
  expires_at: '2026-12-08T15:42:00.000Z',
  request,
  converted_value: null,
  origin: manchester,
  destination: chicago,
  miles: 964,
  load: { units: 2, pieces: 16, weight_lb: 1240, cubic_feet: 106.7, linear_feet: 4 },
  findings: [],
  rates: [
    rateOf(1, 'Granite State Freight', 3, '2026-12-07', 60_000, 19_950),
    rateOf(2, 'Prairie Gate Freight', 5, '2026-12-09', 50_000, 16_625),
    rateOf(3, 'Two Rivers Motor', 2, '2026-12-04', 90_000, 29_925),
  ],
  without_rate: [
    {
      carrier: { id: id(300), name: 'Cascade Loop Freight' },
      findings: [{ code: 'destination_not_served', severity: 'refused', params: {} }],
    },
  ],
  carriers: [
    { carrier: { id: id(300), name: 'Cascade Loop Freight' }, state: 'without_rate', took_ms: null },
    { carrier: { id: id(201), name: 'Granite State Freight' }, state: 'answered', took_ms: null },
    { carrier: { id: id(202), name: 'Prairie Gate Freight' }, state: 'answered', took_ms: null },
    { carrier: { id: id(203), name: 'Two Rivers Motor' }, state: 'answered', took_ms: null },
  ],
  answering: false,
  saved: null,
};

const party = {
  company: 'Maple Kiln Ceramics',
  contact_first_name: 'Dana',
  contact_last_name: 'Whitfield',
  phone: '603-555-0142',
  email: 'dana@maplekiln.example',
  street_lines: ['100 Sample Street'],
  city: 'Manchester',
  state: 'NH',
  postal_code: '03103',
  country: 'US' as const,
  opens_at: '08:00',
  closes_at: '17:00',
  first_come_first_serve: false,
  exterior_number: null,
  interior_number: null,
  neighborhood: null,
};

export const shipment: Shipment = {
  id: id(9),
  bol_number: 'WB20461001',
  pro_number: null,
  status: 'pending',
  action_required: null,
  mode: 'ltl',
  carrier_name: 'Granite State Freight',
  origin_city: 'Manchester',
  origin_state: 'NH',
  origin_postal_code: '03103',
  destination_city: 'Chicago',
  destination_state: 'IL',
  destination_postal_code: '60647',
  pickup_date: '2026-12-02',
  delivery_date: '2026-12-07',
  delivered_at: null,
  reference: '4471-B',
  total: usd(84_625),
  created_at: '2026-12-01T16:01:00.000Z',
  quote_id: quote.id,
  quote_number: quote.number,
  service_name: 'Standard',
  scac: 'ABCD',
  pickup_number: 'GS-40318',
  delivery_confirmation_number: null,
  origin: manchester,
  destination: chicago,
  miles: 964,
  pickup: party,
  delivery: { ...party, company: 'Sample Renovation Site', city: 'Chicago', state: 'IL', postal_code: '60647' },
  ready_at: '13:00',
  appointment_date: null,
  pickup_choice: null,
  pickup_note: null,
  transit_days: 3,
  items: request.items,
  weight_lb: 1240,
  units: 2,
  cubic_feet: 106.7,
  linear_feet: 4,
  accessorials: [],
  charges: [
    ...(quote.rates[0]?.charges ?? []),
    insurance,
    { code: 'total', kind: 'total', label: 'charge.total', basis: { type: 'sum' }, amount: usd(84_625) },
  ],
  insured: true,
  declared_value: usd(850_000),
  references: [{ type: 'po_number', number: '4471-B' }],
  notes: null,
  tax_identifier: null,
  customs_agent: null,
  events: [],
  estimates: [],
  documents: [
    { kind: 'bill-of-lading', url: '/api/shipments/x/documents/bill-of-lading', zpl_url: null },
    { kind: 'unit-labels', url: '/api/shipments/x/documents/unit-labels', zpl_url: '/api/shipments/x/zpl/unit-labels' },
  ],
  tracking_numbers: [],
  files: [],
  public_url: 'http://localhost/tracking/WB20461001',
};
