import { FreightError } from '../errors.ts';
import { bare, endsWithCheck, gs1CheckDigit } from './check-digits.ts';

/** Sixteen digits and a check digit: the 17-digit bill of lading number of GS1. */
const bodyLength = 16;
/** What numbers begin with when no company prefix was assigned. */
const withoutPrefix = '04';

/**
 * A bill of lading number of 17 digits.
 * @param companyPrefix GS1 company prefix of 6 to 12 digits, or null to number without one
 * @param serial whole number that fills the rest
 * @throws FreightError when the prefix is no such number or the serial does not fit beside it
 */
export function billOfLadingNumber(companyPrefix: string | null, serial: number): string {
  if (companyPrefix !== null && !/^\d{6,12}$/.test(companyPrefix))
    throw new FreightError('companyPrefix', 'invalid_format');
  if (!Number.isSafeInteger(serial) || serial < 0) throw new FreightError('serial', 'out_of_range');
  const prefix = companyPrefix ?? withoutPrefix;
  const body = prefix + String(serial).padStart(bodyLength - prefix.length, '0');
  if (body.length > bodyLength) throw new FreightError('serial', 'too_large');
  return `${body}${gs1CheckDigit(body)}`;
}

/** Whether a text is a 17-digit bill of lading number with a right check digit; spaces and dashes do not matter. */
export function isBillOfLadingNumber(code: string): boolean {
  const digits = bare(code);
  return /^\d{17}$/.test(digits) && endsWithCheck(digits, gs1CheckDigit);
}

/** Whether the last digit of any GS1 number (UPC, GTIN, SSCC, GSIN) is its check digit. */
export function isGs1(code: string): boolean {
  return /^\d{8,18}$/.test(code) && endsWithCheck(code, gs1CheckDigit);
}
