import { bare, endsWithCheck, expressCheckDigit, gs1CheckDigit, toNextTen } from './check-digits.ts';

export const parcelNumberKinds = [
  'ups_1z',
  'fedex_express',
  'fedex_ground',
  'fedex_smartpost',
  'usps_impb',
  's10',
] as const;
export type ParcelNumberKind = (typeof parcelNumberKinds)[number];

/** Letters count as their place in the alphabet plus one, modulo ten (A is 2); odd places once, even places twice. */
function ups1zCheck(body: string): number {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) {
    const character = body.charCodeAt(index);
    const value = character >= 65 ? (character - 63) % 10 : character - 48;
    sum += index % 2 === 0 ? value : value * 2;
  }
  return toNextTen(sum);
}

/** Postal item number: eight digits weighted, modulo 11. */
function s10Check(serial: string): number {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const check = 11 - (weights.reduce((sum, weight, index) => sum + weight * Number(serial[index]), 0) % 11);
  if (check === 10) return 0;
  return check === 11 ? 5 : check;
}

type Shape = { readonly kind: ParcelNumberKind; readonly shape: RegExp; readonly valid: (code: string) => boolean };

const shapes: readonly Shape[] = [
  { kind: 'ups_1z', shape: /^1Z[A-Z0-9]{15}\d$/, valid: (code) => endsWithCheck(code.slice(2), ups1zCheck) },
  { kind: 'fedex_express', shape: /^\d{12}$/, valid: (code) => endsWithCheck(code, expressCheckDigit) },
  { kind: 'fedex_express', shape: /^\d{34}$/, valid: (code) => endsWithCheck(code.slice(20), expressCheckDigit) },
  { kind: 'fedex_ground', shape: /^\d{15}$/, valid: (code) => endsWithCheck(code, gs1CheckDigit) },
  { kind: 'fedex_ground', shape: /^96\d{20}$/, valid: (code) => endsWithCheck(code.slice(7), gs1CheckDigit) },
  { kind: 'fedex_smartpost', shape: /^\d{20}$/, valid: () => true },
  { kind: 'usps_impb', shape: /^9[2-5]\d{20}$/, valid: (code) => endsWithCheck(code, gs1CheckDigit) },
  { kind: 's10', shape: /^[A-Z]{2}\d{9}[A-Z]{2}$/, valid: (code) => s10Check(code.slice(2, 10)) === Number(code[10]) },
];

/** The tracking number inside what a scanner reads from a postal label: without the destination ZIP before it. */
function withoutZip(code: string): string {
  return /^420\d{5}(?:\d{4})?(9[2-5]\d{20})$/.exec(code)?.[1] ?? code;
}

/** Which kind of parcel number a text is, by shape and check digit; null when it is none. */
export function parcelNumberKind(code: string): ParcelNumberKind | null {
  const plain = withoutZip(bare(code));
  return shapes.find(({ shape, valid }) => shape.test(plain) && valid(plain))?.kind ?? null;
}

/** The number to store and compare: capitals, no spaces or dashes, no ZIP prefix. */
export function parcelNumber(code: string): string {
  return withoutZip(bare(code));
}

/** The service that a 1Z number names in its ninth and tenth character, as the carrier codes it; null for others. */
export function ups1zService(code: string): string | null {
  const plain = bare(code);
  return parcelNumberKind(plain) === 'ups_1z' ? plain.slice(8, 10) : null;
}

/** A 1Z number of our own making, for carriers that are simulated. @param body 15 letters and digits */
export function ups1z(body: string): string {
  return `1Z${body}${ups1zCheck(body)}`;
}

/** A postal number of 22 digits from the 21 before its check digit. */
export function impb(body: string): string {
  return `${body}${gs1CheckDigit(body)}`;
}

/** A 12-digit express number from its first eleven. */
export function fedexExpress(body: string): string {
  return `${body}${expressCheckDigit(body)}`;
}
