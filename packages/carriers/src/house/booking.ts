import { bare, issuePro } from '@waybill/freight';
import { fingerprint } from './chance.ts';
import { houseScacs, isHouseScac, proPrefixes } from './prefixes.ts';

/** A booking with a house carrier, by our own id of it. */
export type HouseBookingInput = {
  readonly bookingId: string;
  readonly scac: string;
  /** First three digits of its freight bill numbers, for a carrier that staff added; the others have their own. */
  readonly prefix?: string | null;
};
export type HouseBooking = { readonly proNumber: string; readonly pickupNumber: string };

const serialWidth = 8;
const numberOf = (text: string, width: number): number => fingerprint(text) % 10 ** width;

/** Freight bill number of a carrier for a running number, its check digit modulo 7 as many trucking lines have it. */
function proOf(prefix: string, serial: number): string {
  const digits = issuePro({ prefix, width: serialWidth, check: 'mod7' }, serial);
  return `${prefix}-${digits.slice(prefix.length)}`;
}

/** Whether a freight bill number of a house carrier holds its check digit; dashes and spaces do not count. */
export function isHouseProNumber(pro: string): boolean {
  const digits = bare(pro);
  const prefix = digits.slice(0, 3);
  if (!/^\d{12}$/.test(digits) || !houseScacs.some((scac) => proPrefixes[scac] === prefix)) return false;
  const serial = Number(digits.slice(3, -1));
  return issuePro({ prefix, width: serialWidth, check: 'mod7' }, serial) === digits;
}

/**
 * Books with a house carrier: its freight bill number (three digits of the carrier, a dash, eight digits and a
 * check digit) and pickup number. Booking again under the same id gives the same numbers.
 * @throws RangeError when the SCAC is no house carrier's
 */
export function bookHouse({ bookingId, scac, prefix: given = null }: HouseBookingInput): HouseBooking {
  const prefix = isHouseScac(scac) ? proPrefixes[scac] : given;
  if (prefix === null) throw new RangeError('Not a house carrier');
  // Its numbers come from our reference, so the same booking gets the same ones.
  const reference = bookingId.toLowerCase();
  const pickup = String(numberOf(`pickup/${scac}/${reference}`, 7)).padStart(7, '0');
  return { proNumber: proOf(prefix, numberOf(`pro/${scac}/${reference}`, serialWidth)), pickupNumber: `PU${pickup}` };
}
