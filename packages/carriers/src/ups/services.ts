import { own } from '../kit/own.ts';
/** Services by their code, written as the carrier writes them (Service Codes of Rating and Shipping). */
const names: Readonly<Record<string, string>> = {
  '01': 'UPS Next Day Air®',
  '02': 'UPS 2nd Day Air®',
  '03': 'UPS® Ground',
  '07': 'UPS Worldwide Express®',
  '08': 'UPS Worldwide Expedited®',
  '11': 'UPS® Standard',
  '12': 'UPS 3 Day Select®',
  '13': 'UPS Next Day Air Saver®',
  '14': 'UPS Next Day Air® Early',
  '54': 'UPS Worldwide Express Plus®',
  '59': 'UPS 2nd Day Air A.M.®',
  '65': 'UPS Worldwide Saver®',
  '71': 'UPS Worldwide Express Freight® Midday',
  '72': 'UPS Worldwide Economy DDP',
  '75': 'UPS® Heavy Goods',
  '96': 'UPS Worldwide Express Freight®',
};

/** Name of a service; the carrier's own description, or its code, for one not listed. */
export function serviceName(code: string, description?: string): string {
  return own(names, code) ?? (description === undefined || description === '' ? `UPS service ${code}` : description);
}

/** Charges that come without a description, by the carrier's code. */
const charges: Readonly<Record<string, string>> = {
  '100': 'Additional handling',
  '120': 'Delivery confirmation',
  '121': 'Delivery confirmation',
  '270': 'Residential',
  '375': 'Fuel surcharge',
  '376': 'Delivery area surcharge',
  '400': 'Declared value',
  '434': 'Large package surcharge',
};

export const fuelCode = '375';

/** What a charge is for; the carrier's words where it has any. */
export function chargeText(code: string, description?: string): string {
  return description === undefined || description.trim() === ''
    ? (own(charges, code) ?? `UPS charge ${code}`)
    : description;
}
