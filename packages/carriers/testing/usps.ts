import type {
  BookInput,
  CarrierParty,
  CarrierReply,
  CarrierServices,
  Parcel,
  PickupInput,
  RateInput,
  UspsCredentials,
} from '@waybill/carriers';

/** Credentials of the proper shape; the numbers are those of the published examples. */
export const uspsTestCredentials: UspsCredentials = {
  clientId: 'waybill-test-client',
  clientSecret: 'not-a-secret-at-all',
  crid: '12345678',
  mid: '903456789',
  manifestMid: '903456789',
  accountNumber: '1000000000',
  priceType: 'COMMERCIAL',
};

/** A box of 10 x 8 x 6 in and 5 lb, changed as told. */
export function parcelOf(changes: Partial<Parcel> = {}): Parcel {
  return {
    description: 'Books',
    lengthIn: 10,
    widthIn: 8,
    heightIn: 6,
    weightLb: 5,
    additionalHandling: false,
    nonRectangular: false,
    hazmat: null,
    ...changes,
  };
}

export function servicesOf(changes: Partial<CarrierServices> = {}): CarrierServices {
  return {
    accessorials: [],
    signature: 'none',
    shipmentValue: { amount: 20_000, currency: 'USD' },
    declareValue: false,
    ...changes,
  };
}

/** A shop in New Orleans and a home in Nashville: zone 4 of the post. */
export const newOrleans: CarrierParty = {
  country: 'US',
  postalCode: '70117',
  city: 'New Orleans',
  state: 'LA',
  siteType: 'business',
  residential: false,
  company: 'Crescent Books',
  contactName: 'Nick Fury',
  phone: '(504) 555-0143',
  email: 'nick@example.com',
  streetLines: ['2700 Chartres Street'],
  opensAt: '09:00',
  closesAt: '17:00',
};
export const nashville: CarrierParty = {
  ...newOrleans,
  postalCode: '37202',
  city: 'Nashville',
  state: 'TN',
  siteType: 'residential',
  residential: true,
  company: '',
  contactName: 'Sam Wilson',
  phone: '615 555 0188',
  email: 'sam@example.com',
  streetLines: ['45 Union Street', 'Apt 4'],
};

export function rateInput(changes: Partial<RateInput> = {}): RateInput {
  return {
    origin: newOrleans,
    destination: nashville,
    pickupDate: '2026-11-24',
    load: { mode: 'parcel', parcels: [parcelOf()] },
    services: servicesOf(),
    ...changes,
  };
}

export function bookInput(changes: Partial<BookInput> = {}): BookInput {
  return {
    reference: 'WB26112400017',
    idempotencyKey: '8be4df61-93ca-41d2-aa0d-00e098032b8c',
    service: { code: 'USPS_GROUND_ADVANTAGE', name: 'USPS Ground Advantage', carrierQuoteId: 'SP/MACHINABLE' },
    expected: { amount: 1385, currency: 'USD' },
    pickup: newOrleans,
    delivery: nashville,
    pickupDate: '2026-11-24',
    readyAt: '09:00',
    load: { mode: 'parcel', parcels: [parcelOf()] },
    services: servicesOf(),
    references: [{ type: 'po_number', number: 'PO-7781' }],
    notes: null,
    labelFormat: 'pdf',
    ...changes,
  };
}

export function pickupInput(changes: Partial<PickupInput> = {}): PickupInput {
  return {
    reference: 'WB26112400017',
    idempotencyKey: '8be4df61-93ca-41d2-aa0d-00e098032b8d',
    party: newOrleans,
    destination: nashville,
    date: '2026-11-24',
    readyAt: '09:00',
    closesAt: '17:00',
    load: { mode: 'parcel', parcels: [parcelOf()] },
    serviceCode: 'USPS_GROUND_ADVANTAGE',
    proNumber: null,
    trackingNumbers: ['9200190345678900000017'],
    notes: null,
    ...changes,
  };
}

/** An answer in JSON. */
export function jsonReply(value: unknown, status = 200, headers: Record<string, string> = {}): CarrierReply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) };
}

/** An answer that is no JSON at all. */
export const htmlReply: CarrierReply = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<html><body>Service temporarily unavailable</body></html>',
};

/** A refusal in the published shape. */
export function problemReply(status: number, message: string, detail?: string): CarrierReply {
  const errors = detail === undefined ? [] : [{ title: message, detail, code: '00000XX' }];
  return jsonReply({ apiVersion: '/v3', error: { code: String(status), message, errors } }, status);
}
