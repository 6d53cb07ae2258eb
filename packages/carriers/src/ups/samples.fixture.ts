import type { BookInput, CarrierParty, Parcel, PickupInput, RateInput } from '../kit/index.ts';
import { upsCredentials } from './credentials.ts';

/** Credentials of the right shape that nobody owns. */
export const credentials = upsCredentials.parse({
  clientId: 'sample-client-id',
  clientSecret: 'sample-client-secret',
  accountNumber: '12345E',
  webhookCredential: 'sample-webhook-credential',
});

export const sender: CarrierParty = {
  company: 'Granite Works',
  contactName: 'Ada Stone',
  phone: '(603) 555-0100',
  email: 'shipping@example.com',
  streetLines: ['12 Elm Street', 'Dock 4'],
  city: 'Keene',
  state: 'NH',
  postalCode: '03431',
  country: 'US',
  siteType: 'business',
  residential: false,
  opensAt: '08:00',
  closesAt: '17:00',
};

export const receiver: CarrierParty = {
  company: '',
  contactName: 'Ben Hill',
  phone: '1-404-555-0199',
  email: 'ben@example.com',
  streetLines: ['7 Peach Lane'],
  city: 'Atlanta',
  state: 'GA',
  postalCode: '30303-1234',
  country: 'US',
  siteType: 'residential',
  residential: true,
  opensAt: '08:00',
  closesAt: '20:00',
};

export const box: Parcel = {
  description: 'Granite samples',
  lengthIn: 10,
  widthIn: 12.25,
  heightIn: 8,
  weightLb: 9.31,
  additionalHandling: false,
  nonRectangular: false,
  hazmat: null,
};

export const services = {
  accessorials: [],
  signature: 'none',
  shipmentValue: { amount: 25_001, currency: 'USD' },
  declareValue: false,
} as const;

export const rateInput: RateInput = {
  origin: sender,
  destination: receiver,
  pickupDate: '2026-11-18',
  load: { mode: 'parcel', parcels: [box] },
  services,
};

export const bookInput: BookInput = {
  reference: 'W260000017',
  idempotencyKey: '0199a5f0-7c1e-7d54-9c9e-5a3c0f6b2d11',
  service: { code: '03', name: 'UPS® Ground', carrierQuoteId: null },
  expected: { amount: 2000, currency: 'USD' },
  pickup: sender,
  delivery: receiver,
  pickupDate: '2026-11-18',
  readyAt: '13:00',
  load: { mode: 'parcel', parcels: [box] },
  services,
  references: [],
  notes: null,
  labelFormat: 'zpl',
};

export const twoBoxes: BookInput['load'] = { mode: 'parcel', parcels: [box, { ...box, weightLb: 71 }] };

export const pickupInput: PickupInput = {
  reference: 'W260000017',
  idempotencyKey: bookInput.idempotencyKey,
  party: sender,
  destination: receiver,
  date: '2026-11-18',
  readyAt: '13:00',
  closesAt: '17:00',
  load: twoBoxes,
  serviceCode: '03',
  proNumber: null,
  trackingNumbers: ['1Z12345E0300000014', '1Z12345E0300000023'],
  notes: 'Ring twice',
};

/** An answer as it comes in. */
export const reply = (status: number, body: unknown) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
