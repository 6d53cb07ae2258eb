import { z } from 'zod';
import type { CarrierManifest } from '../kit/index.ts';

const mailerId = /^(\d{6}|\d{9})$/;

/** What staff enter for the Postal Service: the application's key, and whose account pays and owns the labels. */
export const uspsCredentials = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Customer registration number (CRID). */
  crid: z.string().regex(/^\d{2,18}$/),
  /** Mailer number (MID) whose range the tracking numbers come from. */
  mid: z.string().regex(mailerId),
  /** Mailer number the manifest is kept under. */
  manifestMid: z.string().regex(mailerId),
  /** Enterprise Payment account that pays. */
  accountNumber: z.string().regex(/^\d{4,20}$/),
  /** Whose prices are asked for: everybody's, or those of the account's own contract. */
  priceType: z.enum(['COMMERCIAL', 'CONTRACT', 'RETAIL']),
});
export type UspsCredentials = z.output<typeof uspsCredentials>;

/**
 * The United States Postal Service, APIs of version 3. No operation looks a label up by our reference; instead a label
 * asked for again with its idempotency key and the same content is the label of the first time.
 */
export const uspsManifest: CarrierManifest<typeof uspsCredentials> = {
  code: 'usps',
  name: 'USPS',
  scacs: ['USPS'],
  modes: ['parcel'],
  capabilities: [
    'rate',
    'book',
    'void',
    'pickup',
    'find_pickup',
    'cancel_pickup',
    'check_pickup',
    'track',
    'documents',
    'address_check',
  ],
  credentials: uspsCredentials,
  secrets: ['clientSecret'],
  findByReference: false,
  voidWindow: null,
  settleTime: 0,
  idempotency: 'same_answer',
  maxParcels: 1,
  hosts: ['apis.usps.com', 'apis-tem.usps.com'],
  pickupWithBooking: false,
  parcelPickups: ['mail_carrier', 'drop_off'],
};
