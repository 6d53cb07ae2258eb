import type { CarrierLine, Currency } from '@waybill/freight';
import { z } from 'zod';
import { currencyOf, listOf, minorUnits, toTotal } from '../kit/index.ts';

const charge = z.object({
  type: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  amount: z.unknown().optional(),
});
type Charge = z.output<typeof charge>;

/** A price as the rate services give it, of parcels and of freight alike. */
export const pricedShape = z.object({
  rateType: z.string().optional(),
  quoteNumber: z.string().optional(),
  currency: z.string().optional(),
  totalBaseCharge: z.unknown().optional(),
  totalDiscounts: z.unknown().optional(),
  totalNetCharge: z.unknown().optional(),
  shipmentRateDetail: z
    .object({
      currency: z.string().optional(),
      totalFreightDiscount: z.unknown().optional(),
      freightDiscount: listOf(charge),
      surCharges: listOf(charge),
      taxes: listOf(charge),
    })
    .optional(),
});
export type Priced = z.output<typeof pricedShape>;

export type Price = { readonly currency: Currency; readonly lines: readonly CarrierLine[]; readonly total: number };

function lineOf(kind: CarrierLine['kind'], { type, name, description, amount }: Charge): CarrierLine | null {
  const units = minorUnits(amount);
  if (units === null) return null;
  const code = type ?? name ?? 'OTHER';
  return { kind: code === 'FUEL' ? 'fuel' : kind, code, text: description ?? name ?? code, amount: units };
}

/** Discounts are told as positive amounts that come off; as a list, as a sum, or both. */
function discounts({ totalDiscounts, shipmentRateDetail }: Priced): (CarrierLine | null)[] {
  const listed = shipmentRateDetail?.freightDiscount ?? [];
  if (listed.length > 0) {
    return listed.map((each) => {
      const line = lineOf('discount', each);
      return line === null ? null : { ...line, kind: 'discount', amount: 0 - line.amount };
    });
  }
  const sum = shipmentRateDetail?.totalFreightDiscount ?? totalDiscounts ?? 0;
  const amount = minorUnits(sum);
  if (amount === 0) return [];
  return [amount === null ? null : { kind: 'discount', code: 'DISCOUNT', text: 'Discount', amount: 0 - amount }];
}

/**
 * The price of a rate: base charge less discounts, plus surcharges and taxes, and what else the net charge has.
 * A net charge without any of them stands alone.
 * @returns why the price cannot be relied on, where it cannot
 */
export function priceOf(priced: Priced): Price | 'price_unreadable' | 'price_disagrees' | 'currency_unknown' {
  const { shipmentRateDetail: detail } = priced;
  const stated = [priced.currency, detail?.currency].filter((each) => each !== undefined);
  const [first] = stated.map(currencyOf);
  if (first === undefined || first === null || stated.some((each) => each !== first)) return 'currency_unknown';
  const total = minorUnits(priced.totalNetCharge);
  if (total === null || total <= 0) return 'price_unreadable';
  const extras = [...(detail?.surCharges ?? []), ...(detail?.taxes ?? [])];
  if (priced.totalBaseCharge === undefined && extras.length === 0) return { currency: first, lines: [], total };
  const lines = [
    lineOf('freight', { type: 'BASE', description: 'Base charge', amount: priced.totalBaseCharge }),
    ...discounts(priced),
    ...extras.map((each) => lineOf('accessorial', each)),
  ];
  const known = lines.filter((line) => line !== null);
  if (known.length < lines.length) return 'price_unreadable';
  const whole = toTotal(known, total);
  return whole === null ? 'price_disagrees' : { currency: first, lines: whole, total };
}
