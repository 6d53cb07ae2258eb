import type { Operation } from '../kit/index.ts';
import { fingerprint } from './chance.ts';
import { isHouseScac, proPrefixes } from './prefixes.ts';

/** A booking with a house carrier, by our own id of it. */
export type HouseBookingInput = { readonly bookingId: string; readonly scac: string };
type HouseBookingRequest = { readonly reference: string; readonly scac: string };
type HouseBookingAnswer = { readonly pro: string | null; readonly pickup: string | null };
export type HouseBooking = { readonly proNumber: string; readonly pickupNumber: string };

/** The remainder modulo 7 of the digits before it: how many trucking lines check their freight bill numbers. */
function checkDigit(digits: string): number {
  return Number(BigInt(digits) % 7n);
}

/** Whether a freight bill number of a house carrier holds its check digit; dashes and spaces do not count. */
export function isHouseProNumber(pro: string): boolean {
  const digits = pro.replace(/[\s-]/g, '');
  if (!/^\d{12}$/.test(digits)) return false;
  const known = Object.values(proPrefixes).some((prefix) => digits.startsWith(prefix));
  return known && checkDigit(digits.slice(0, 11)) === Number(digits.at(-1));
}

const digitsOf = (text: string, count: number): string =>
  String(fingerprint(text) % 10 ** count).padStart(count, '0');

const operation: Operation<HouseBookingInput, HouseBookingRequest, HouseBookingAnswer, HouseBooking> = {
  buildRequest: ({ bookingId, scac }) => ({ reference: bookingId.toLowerCase(), scac }),
  readAnswer: ({ pro, pickup }) =>
    pro === null || pickup === null
      ? { result: null, messages: [{ severity: 'error', code: 'unknown_carrier', text: 'Not a house carrier' }] }
      : { result: { proNumber: pro, pickupNumber: pickup }, messages: [] },
};

/** The carrier's own side: its numbers come from our reference, so the same booking gets the same ones. */
function answer({ reference, scac }: HouseBookingRequest): HouseBookingAnswer {
  if (!isHouseScac(scac)) return { pro: null, pickup: null };
  const serial = digitsOf(`pro/${scac}/${reference}`, 8);
  const check = checkDigit(proPrefixes[scac] + serial);
  return { pro: `${proPrefixes[scac]}-${serial}${check}`, pickup: `PU${digitsOf(`pickup/${scac}/${reference}`, 7)}` };
}

/**
 * Books with a house carrier: its freight bill number (three digits of the carrier, a dash, eight digits and a
 * check digit) and pickup number. Booking again under the same id gives the same numbers.
 * @throws RangeError when the SCAC is no house carrier's
 */
export function bookHouse(input: HouseBookingInput): HouseBooking {
  const { result, messages } = operation.readAnswer(answer(operation.buildRequest(input)));
  if (result === null) throw new RangeError(messages[0]?.text);
  return result;
}
