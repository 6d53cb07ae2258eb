import type { Site } from '@waybill/contract';

/** An open installation that offers cargo insurance for 55 cents per hundred dollars. */
export const sampleSite: Site = {
  name: 'Waybill',
  phone: '1-800-555-0100',
  quotes_open: true,
  booking_open: true,
  insurance: {
    insurer: 'Sample Insurance',
    per_hundred: 55,
    minimum: 1_000,
    maximum: 1_000_000,
    phone_maximum: 25_000_000,
    deductible: 50_000,
    deductible_above: 1_000_000,
  },
  marketplace: true,
};
