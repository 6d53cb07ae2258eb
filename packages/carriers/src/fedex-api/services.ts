import { own } from '../kit/own.ts';
const names: Readonly<Record<string, string>> = {
  FIRST_OVERNIGHT: 'FedEx First Overnight',
  PRIORITY_OVERNIGHT: 'FedEx Priority Overnight',
  STANDARD_OVERNIGHT: 'FedEx Standard Overnight',
  FEDEX_2_DAY_AM: 'FedEx 2Day A.M.',
  FEDEX_2_DAY: 'FedEx 2Day',
  FEDEX_EXPRESS_SAVER: 'FedEx Express Saver',
  FEDEX_GROUND: 'FedEx Ground',
  GROUND_HOME_DELIVERY: 'FedEx Home Delivery',
  SMART_POST: 'FedEx Ground Economy',
  FEDEX_FIRST_FREIGHT: 'FedEx First Overnight Freight',
  FEDEX_1_DAY_FREIGHT: 'FedEx 1Day Freight',
  FEDEX_2_DAY_FREIGHT: 'FedEx 2Day Freight',
  FEDEX_3_DAY_FREIGHT: 'FedEx 3Day Freight',
  FEDEX_FREIGHT_PRIORITY: 'FedEx Freight Priority',
  FEDEX_FREIGHT_ECONOMY: 'FedEx Freight Economy',
};

/** A service's name without the marks of a trade mark; of one nobody listed, as FedEx gives it or as its code reads. */
export function serviceName(code: string, given: string | undefined): string {
  const known = own(names, code);
  if (known !== undefined) return known;
  const plain = (given ?? '').replaceAll(/[®™Â]/g, '').trim();
  if (plain !== '') return plain;
  const words = code
    .toLowerCase()
    .replaceAll('_', ' ')
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return words.startsWith('Fedex ') ? words.replace('Fedex', 'FedEx') : `FedEx ${words}`;
}

/** Services of the ground network; all others fly. */
const ground = new Set(['FEDEX_GROUND', 'GROUND_HOME_DELIVERY', 'SMART_POST']);

/** The operating company that runs a parcel service. */
export const operatingCompany = (code: string): 'FDXG' | 'FDXE' => (ground.has(code) ? 'FDXG' : 'FDXE');
