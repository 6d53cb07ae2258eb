import type { Country } from '@waybill/freight';
import { z } from 'zod';
import { billToLines, type CarrierBillTo } from '../kit/index.ts';

/** ISO 3166 codes of three letters. */
export const alpha3 = { US: 'USA', CA: 'CAN', MX: 'MEX' } as const satisfies Readonly<Record<Country, string>>;

/** The ten digits of a North American number, without a leading 1; whatever digits there are when they are fewer. */
export function tenDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10);
}

/** A postal code as tariffs look it up: five digits, or six characters without a space for Canada. */
export function barePostalCode(postalCode: string, country: Country): string {
  const bare = postalCode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return country === 'CA' ? bare : bare.slice(0, 5);
}

const filled = z.string().trim().min(1);

/** Who pays the freight, as staff enter it with a connection: one field each. */
export const billToFields = {
  billToCompany: filled.max(35),
  billToContact: filled.max(35),
  billToStreet: filled.max(30),
  billToCity: filled,
  billToState: filled.max(3),
  billToPostalCode: filled,
  billToCountry: z.enum(['US', 'CA', 'MX']),
  billToPhone: z.string().regex(/^\D*(?:\d\D*){10,15}$/),
};

export type BillTo = z.output<z.ZodObject<typeof billToFields>>;

/**
 * Who pays the freight, for the bill of lading: a third party, as each booking tells the carrier.
 * @param accountNumber our number with the carrier; null if it knows us by the login alone
 */
export function thirdPartyBillTo(billTo: BillTo, accountNumber: string | null = null): CarrierBillTo {
  return {
    name: billTo.billToCompany,
    lines: billToLines({
      street: billTo.billToStreet,
      city: billTo.billToCity,
      state: billTo.billToState,
      postalCode: billTo.billToPostalCode,
      country: billTo.billToCountry,
    }),
    contact: `${billTo.billToContact} · ${billTo.billToPhone}`,
    accountNumber,
    terms: 'thirdParty',
  };
}
