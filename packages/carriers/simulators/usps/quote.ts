import { measureParcel, parcelRuleFindings, parcelRules, type LoadItem, type NonstandardFee } from '@waybill/freight';
import type { Sizes } from './fields.ts';
import { tablePrice, type MailClass } from './price-table.ts';

export type Fee = { readonly name: string; readonly SKU: string; readonly price: number };

/** What a package costs in one mail class; amounts in cents. */
export type Priced = {
  readonly mailClass: MailClass;
  readonly description: string;
  readonly rateIndicator: 'SP' | 'PA' | 'DR' | 'DN';
  readonly processingCategory: 'MACHINABLE' | 'NONSTANDARD';
  readonly SKU: string;
  readonly price: number;
  readonly fees: readonly Fee[];
  /** Ounces, 0 where the size does not count. */
  readonly dimWeight: number;
};

const names: Readonly<Record<MailClass, string>> = {
  USPS_GROUND_ADVANTAGE: 'USPS Ground Advantage',
  PRIORITY_MAIL: 'Priority Mail',
  PRIORITY_MAIL_EXPRESS: 'Priority Mail Express',
};
const letters: Readonly<Record<MailClass, string>> = {
  USPS_GROUND_ADVANTAGE: 'U',
  PRIORITY_MAIL: 'P',
  PRIORITY_MAIL_EXPRESS: 'E',
};

/** Typical fees for what machines do not sort. */
const feeOf: Readonly<Record<NonstandardFee, Fee>> = {
  nonstandard_length: { name: 'Nonstandard Length > 22', SKU: 'D811XVCXXXX0000', price: 400 },
  nonstandard_extra_length: { name: 'Nonstandard Length > 30', SKU: 'D812XVCXXXX0000', price: 1500 },
  nonstandard_volume: { name: 'Nonstandard Volume > 2 cu ft', SKU: 'D813XVCXXXX0000', price: 2500 },
};

const inches = (value: number) => ({ value, unit: 'in' }) as const;

function itemOf({ weight, length, width, height, girth }: Sizes): LoadItem {
  return {
    id: 'package',
    description: '',
    packageType: 'boxes',
    quantity: 1,
    pieces: 1,
    length: inches(length),
    width: inches(width),
    height: inches(height),
    weight: { value: weight, unit: 'lb' },
    freightClass: null,
    catalogClass: null,
    nmfc: null,
    stackable: false,
    hazardous: false,
    condition: 'new',
    nonRectangular: girth !== undefined,
  };
}

/** Prices a package by the engine's rules of the post; null where the mail class does not take it. */
export function priceOf(mailClass: MailClass, sizes: Sizes, zone: number): Priced | null {
  const rules = mailClass === 'USPS_GROUND_ADVANTAGE' ? parcelRules.uspsGround : parcelRules.uspsPriority;
  const item = itemOf(sizes);
  if (parcelRuleFindings([item], rules).length > 0) return null;
  const measured = measureParcel(item, rules);
  // The oversized prices are not in the list at hand.
  if (measured.oversized) return null;
  const byOunce = rules.ounces && measured.billablePounds === 1;
  const price = tablePrice(mailClass, byOunce ? measured.actualMilliPounds : measured.billablePounds * 1000, zone);
  if (price === null) return null;
  const bySize = measured.billablePounds > measured.actualPounds;
  const single = mailClass === 'PRIORITY_MAIL_EXPRESS' ? 'PA' : 'SP';
  const rateIndicator = bySize ? (sizes.girth === undefined ? 'DR' : 'DN') : single;
  const nonstandard = measured.nonstandard.length > 0 || sizes.hasNonstandardCharacteristics;
  const category = nonstandard ? 'Nonstandard' : 'Machinable';
  const shape = bySize ? `Dimensional ${sizes.girth === undefined ? 'Rectangular' : 'Nonrectangular'}` : 'Single-piece';
  const pounds = String(measured.billablePounds).padStart(3, '0');
  return {
    mailClass,
    description: `${names[mailClass]} ${category} ${shape}`,
    rateIndicator,
    processingCategory: nonstandard ? 'NONSTANDARD' : 'MACHINABLE',
    SKU: `D${letters[mailClass]}XP0XXXRC0${zone}${pounds}0`,
    price,
    fees: measured.nonstandard.map((name) => feeOf[name]),
    dimWeight: bySize ? (measured.dimPounds ?? 0) * 16 : 0,
  };
}

/** Postage with its fees, in cents. */
export function basePrice({ price, fees }: Priced): number {
  return fees.reduce((total, fee) => total + fee.price, price);
}
