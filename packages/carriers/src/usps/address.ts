import { z } from 'zod';
import type { PostalAddress } from '../kit/index.ts';

const word = z.string().nullish();

/** A place as the Postal Service writes it. */
export const addressAnswer = z.object({
  streetAddress: z.string().min(1),
  secondaryAddress: word,
  city: z.string().min(1),
  cityAbbreviation: word.catch(null),
  state: z.string().length(2),
  ZIPCode: z.string().regex(/^\d{5}$/),
  ZIPPlus4: word.catch(null),
});
export type AddressAnswer = z.output<typeof addressAnswer>;

/** The same place in our fields; the ZIP code with its four more digits where they are known. */
export function postalAddress(answer: AddressAnswer, company: string | null): PostalAddress {
  const { streetAddress, secondaryAddress, city, state, ZIPCode: zip, ZIPPlus4: plus4 } = answer;
  const second = secondaryAddress ?? '';
  return {
    company: company === '' ? null : company,
    streetLines: second === '' ? [streetAddress] : [streetAddress, second],
    city,
    state,
    postalCode: /^\d{4}$/.test(plus4 ?? '') ? `${zip}-${plus4}` : zip,
    country: 'US',
  };
}
