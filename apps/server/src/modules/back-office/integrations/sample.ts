import type { CarrierMode, PostalAddress, RateInput } from '@waybill/carriers';
import { addBusinessDays, ltlClosures, zoned } from '@waybill/freight';

/** A public building whose address every address service knows. */
export const sampleAddress: PostalAddress = {
  company: null,
  streetLines: ['233 S Wacker Dr'],
  city: 'Chicago',
  state: 'IL',
  postalCode: '60606',
  country: 'US',
};

const origin = {
  country: 'US',
  postalCode: '03103',
  city: 'Manchester',
  state: 'NH',
  siteType: 'business',
  residential: false,
} as const;

const pallet = {
  description: 'Test of the connection',
  packageType: 'pallets',
  quantity: 1,
  pieces: 1,
  lengthIn: 48,
  widthIn: 40,
  heightIn: 48,
  weightLb: 500,
  freightClass: '100',
  nmfc: null,
  stackable: false,
  hazmat: null,
} as const;

const box = {
  description: 'Test of the connection',
  lengthIn: 12,
  widthIn: 10,
  heightIn: 8,
  weightLb: 10,
  additionalHandling: false,
  nonRectangular: false,
  hazmat: null,
} as const;

/** One standard pallet or box from Manchester to Chicago in two business days. */
export function sampleLoad(mode: CarrierMode, now: Date): RateInput {
  const today = zoned(now.getTime(), 'America/New_York').date;
  return {
    origin,
    destination: { ...origin, postalCode: '60606', city: 'Chicago', state: 'IL' },
    pickupDate: addBusinessDays(today, 2, { holidays: ltlClosures }),
    load: mode === 'parcel' ? { mode: 'parcel', parcels: [box] } : { mode: 'ltl', lines: [pallet] },
    services: {
      accessorials: [],
      signature: 'none',
      shipmentValue: { amount: 10_000, currency: 'USD' },
      declareValue: false,
    },
  };
}
