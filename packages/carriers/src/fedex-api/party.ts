import type { Money } from '@waybill/freight';
import { CannotAsk, type CarrierParty, type CarrierPlace } from '../kit/index.ts';

const lineWidth = 35;
const mostLines = 3;

/**
 * Street lines as FedEx takes them: at most 3 of 35 characters, broken between words. Where that is not enough for
 * the lines one by one, they run on.
 * @throws CannotAsk when the address does not fit, rather than losing a part of it
 */
export function streetLines(lines: readonly string[]): string[] {
  const given = lines.map((line) => line.trim().replaceAll(/\s+/g, ' ')).filter((line) => line !== '');
  if (given.length <= mostLines && given.every((line) => line.length <= lineWidth)) return given;
  const out: string[] = [];
  for (const word of given.join(', ').split(' ')) {
    const last = out.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lineWidth) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  if (out.length > mostLines || out.some((line) => line.length > lineWidth))
    throw new CannotAsk('address_too_long', 'FedEx takes 3 street lines of 35 characters');
  return out;
}

/** FedEx writes Mexican states in letters of its own; there the postal code is enough. */
const stateOf = ({ country, state }: CarrierPlace) => (country === 'MX' ? {} : { stateOrProvinceCode: state });

/** A place for rating. */
export function placeOf(place: CarrierPlace) {
  return {
    city: place.city,
    ...stateOf(place),
    postalCode: place.postalCode.replaceAll(' ', ''),
    countryCode: place.country,
    residential: isHome(place),
  };
}

/** Whether a place is delivered to as a home. */
export const isHome = ({ residential, siteType }: CarrierPlace) => residential || siteType === 'residential';

/** One end of a shipment, with who is there. */
export function partyOf(party: CarrierParty) {
  return {
    contact: contactOf(party),
    address: { streetLines: streetLines(party.streetLines), ...placeOf(party) },
  };
}

/** Who is there; names are cut at the lengths FedEx prints. */
export function contactOf({ contactName, company, phone, email }: CarrierParty) {
  return {
    personName: contactName.slice(0, 70),
    companyName: company.slice(0, 35),
    phoneNumber: digitsOf(phone),
    ...(email === '' || email.length > 80 ? {} : { emailAddress: email }),
  };
}

/** The digits of a telephone number; FedEx takes 10 with a leading 1 at most, and no extension beside them. */
export function digitsOf(phone: string): string {
  return phone
    .replace(/(?:ext\.?|x)\s*\d+\s*$/i, '')
    .replaceAll(/\D/g, '')
    .slice(0, 15);
}

/** An amount as a JSON number with two decimals. */
export function amountOf({ amount, currency }: Money) {
  return { amount: Number((amount / 100).toFixed(2)), currency };
}

/**
 * Shipments across a border need what customs want to know, which is not asked for yet.
 * @throws CannotAsk for a lane between two countries
 */
export function withinOneCountry(from: CarrierPlace, to: CarrierPlace): void {
  if (from.country !== to.country)
    throw new CannotAsk('customs_unsupported', 'FedEx needs customs details for a shipment across a border');
}
