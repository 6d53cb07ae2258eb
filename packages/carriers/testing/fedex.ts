import type { BookInput, CarrierParty, CarrierReply, CarrierServices, FreightLine, Parcel } from '@waybill/carriers';

/** Credentials of an account nobody has. */
export const account = {
  clientId: 'l7a1b2c3d4e5f60718293a4b5c6d7e8f',
  clientSecret: '0123456789abcdef0123456789abcdef',
  accountNumber: '740561073',
  trackClientId: '',
  trackClientSecret: '',
};

export const freightAccount = {
  ...account,
  freightAccountNumber: '510087020',
  billingCompany: 'Waybill Freight Desk',
  billingPhone: '8705551234',
  billingStreet: '1202 Chalet Ln',
  billingCity: 'Harrison',
  billingState: 'AR',
  billingPostalCode: '72601',
  billingCountry: 'US' as const,
};

export const harrison: CarrierParty = {
  country: 'US',
  postalCode: '72601',
  city: 'Harrison',
  state: 'AR',
  siteType: 'business',
  residential: false,
  company: 'Ozark Book Supply',
  contactName: 'Dana Reed',
  phone: '(870) 555-0142',
  email: 'dana@example.com',
  streetLines: ['1550 Union Blvd', 'Suite 302'],
  opensAt: '08:00',
  closesAt: '17:00',
};

export const collierville: CarrierParty = {
  ...harrison,
  postalCode: '38017',
  city: 'Collierville',
  state: 'TN',
  company: 'Delta Readers',
  contactName: 'Sam Ortiz',
  phone: '901-555-0199',
  email: '',
  streetLines: ['10 FedEx Parkway'],
};

export const parcel: Parcel = {
  description: 'Books',
  lengthIn: 12.2,
  widthIn: 10,
  heightIn: 8,
  weightLb: 10,
  additionalHandling: false,
  nonRectangular: false,
  hazmat: null,
};

export const pallet: FreightLine = {
  description: 'School text books',
  packageType: 'pallets',
  quantity: 2,
  pieces: 40,
  lengthIn: 48,
  widthIn: 40,
  heightIn: 52,
  weightLb: 1000,
  freightClass: '77.5',
  nmfc: '161560-02',
  stackable: true,
  hazmat: null,
};

export const plain: CarrierServices = {
  accessorials: [],
  signature: 'none',
  shipmentValue: { amount: 50_000, currency: 'USD' },
  declareValue: false,
};

/** A booking of two parcels; give whatever is to be otherwise. */
export function booking(over: Partial<BookInput> = {}): BookInput {
  return {
    reference: 'WB2026110001',
    idempotencyKey: 'b2f6c1b0-5f5e-7c3a-9a36-2f6a1f5d9c11',
    service: { code: 'FEDEX_GROUND', name: 'FedEx Ground', carrierQuoteId: null },
    expected: { amount: 2500, currency: 'USD' },
    pickup: harrison,
    delivery: collierville,
    pickupDate: '2026-11-18',
    readyAt: '10:00',
    load: { mode: 'parcel', parcels: [parcel, { ...parcel, weightLb: 5.25 }] },
    services: plain,
    references: [{ type: 'po_number', number: 'PO-4711' }],
    notes: null,
    labelFormat: 'pdf',
    ...over,
  };
}

/** A booking of freight. */
export const freightBooking = (over: Partial<BookInput> = {}): BookInput =>
  booking({
    service: { code: 'FEDEX_FREIGHT_PRIORITY', name: 'FedEx Freight Priority', carrierQuoteId: '1100739606' },
    load: { mode: 'ltl', lines: [pallet] },
    ...over,
  });

/** A rate input for the lane of the bookings. */
export const rateInput = ({ pickup, delivery, pickupDate, load, services }: BookInput) => ({
  origin: pickup,
  destination: delivery,
  pickupDate,
  load,
  services,
});

/** An answer with a JSON body. */
export function reply(status: number, body: unknown): CarrierReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: { 'content-type': 'application/json' }, body: text };
}

/** The JSON of a request's body. */
export function jsonOf(request: { readonly body?: { readonly kind: string; readonly value?: unknown } }): unknown {
  return request.body?.value;
}
