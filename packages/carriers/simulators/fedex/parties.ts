import { z } from 'zod';
import { placeField } from './places.ts';

/** One end of a shipment: FedEx wants a telephone number of ten digits, and street lines of 35 characters. */
export const partyField = z.object({
  contact: z.object({
    personName: z.string().optional(),
    companyName: z.string().optional(),
    phoneNumber: z.coerce.string().regex(/^1?\d{10,14}$/),
  }),
  address: placeField.extend({
    streetLines: z.array(z.string().min(1).max(35)).min(1),
    city: z.string().min(1).max(35),
  }),
});
export type Party = z.output<typeof partyField>;

/** Address lines for a label. */
export function addressLines(title: string, { contact, address }: Party): string[] {
  const { city, stateOrProvinceCode, postalCode, countryCode } = address;
  return [
    `${title} ${contact.companyName ?? contact.personName ?? ''}`.trim(),
    ...address.streetLines,
    `${city} ${stateOrProvinceCode} ${postalCode} ${countryCode}`,
  ];
}

export const labelField = z.object({
  imageType: z.enum(['PDF', 'ZPLII', 'PNG', 'EPL2']),
  labelStockType: z.string(),
});
