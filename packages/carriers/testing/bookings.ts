import type { BookInput, CarrierParty, CarrierPlace, FreightLine, PickupInput, RateInput } from '@waybill/carriers';

const office = { siteType: 'business', residential: false, opensAt: '08:00', closesAt: '17:00' } as const;

/** A shipper in Delaware, Ohio. */
export const shipper: CarrierParty = {
  ...office,
  company: 'Foundation Shipper LLC',
  contactName: 'Dana Ruiz',
  phone: '6145550188',
  email: 'shipping@example.com',
  streetLines: ['1250 Warehouse Avenue', 'Dock 4'],
  city: 'Delaware',
  state: 'OH',
  postalCode: '43015',
  country: 'US',
};

/** A receiver in Boston. */
export const consignee: CarrierParty = {
  ...office,
  company: 'Foundation Consignee Inc',
  contactName: 'Receiving Team',
  phone: '6175550114',
  email: 'receiving@example.com',
  streetLines: ['90 Distribution Way'],
  city: 'Boston',
  state: 'MA',
  postalCode: '02215',
  country: 'US',
};

/** Two pallets of class 70, 1,000 lb together. */
export const freightLine: FreightLine = {
  description: 'Boxed aluminum radiators',
  packageType: 'pallets',
  quantity: 2,
  pieces: 20,
  lengthIn: 48,
  widthIn: 40,
  heightIn: 45,
  weightLb: 1000,
  freightClass: '70',
  nmfc: '123456-01',
  stackable: false,
  hazmat: null,
};

const services = {
  accessorials: [],
  signature: 'none',
  shipmentValue: { amount: 250_000, currency: 'USD' },
  declareValue: false,
} as const;

const placeOf = ({ country, postalCode, city, state, siteType, residential }: CarrierParty): CarrierPlace => ({
  country,
  postalCode,
  city,
  state,
  siteType,
  residential,
});

export const freightRateInput: RateInput = {
  origin: placeOf(shipper),
  destination: placeOf(consignee),
  pickupDate: '2026-11-18',
  load: { mode: 'ltl', lines: [freightLine] },
  services,
};

export const freightBookInput: BookInput = {
  reference: '04000000000000017',
  idempotencyKey: '0192f0c1-2b3c-7d4e-8f50-617283940516',
  service: { code: 'STD', name: 'Standard Service', carrierQuoteId: null },
  expected: { amount: 43_671, currency: 'USD' },
  pickup: shipper,
  delivery: consignee,
  pickupDate: '2026-11-18',
  readyAt: '10:00',
  load: freightRateInput.load,
  services,
  references: [{ type: 'po_number', number: 'PO-10042' }],
  notes: 'Call receiving before arrival',
  labelFormat: 'pdf',
};

export const freightPickupInput: PickupInput = {
  reference: freightBookInput.reference,
  idempotencyKey: '0192f0c1-2b3c-7d4e-8f50-617283940517',
  party: shipper,
  destination: placeOf(consignee),
  date: '2026-11-18',
  readyAt: '10:00',
  closesAt: '17:00',
  load: freightRateInput.load,
  serviceCode: 'STD',
  proNumber: 'WP7506414',
  trackingNumbers: [],
  notes: 'Freight is at dock 4',
};
