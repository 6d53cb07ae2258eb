import type { CarrierLine, Currency } from '@waybill/freight';
import { z } from 'zod';
import { own } from '../kit/own.ts';
import { currencyOf, minorUnits, toTotal } from '../kit/index.ts';

const chargeShape = z.object({
  code: z.string().nullish(),
  description: z.string().nullish(),
  amount: z.number().nullish(),
  itemFreightClass: z.string().nullish(),
});

export const detailShape = z.object({ total: z.number().nullish(), charges: z.array(chargeShape).nullish() });

export type Project44Price = {
  readonly currency: Currency;
  readonly total: number;
  readonly lines: readonly CarrierLine[];
};

const kinds: Readonly<Record<string, CarrierLine['kind']>> = {
  ITEM: 'freight',
  GFC: 'freight',
  DSC: 'discount',
  FSC: 'fuel',
};

type Charge = z.output<typeof chargeShape>;

function lineOf({ code: given, description, amount: said, itemFreightClass }: Charge): CarrierLine | null {
  const amount = minorUnits(said);
  if (amount === null) return null;
  const code = given ?? '';
  const rated = typeof itemFreightClass === 'string' && amount >= 0;
  const kind = own(kinds, code) ?? (amount < 0 ? 'discount' : rated ? 'freight' : 'accessorial');
  const text = description ?? (code === '' ? 'Charge' : code);
  return { kind, code: code === '' ? 'OTHER' : code, text, amount: kind === 'discount' ? -Math.abs(amount) : amount };
}

/**
 * A price by its charges. A discount is taken off whichever sign it bears, since carriers behind project44 differ.
 * Without any charge it is a total alone.
 * @returns why there is none when an amount or the currency cannot be read, or the charges come to more than the total
 */
export function priceOf(
  detail: z.output<typeof detailShape> | null,
  currencyCode: unknown,
): Project44Price | 'price_disagrees' | 'currency_unknown' {
  const total = minorUnits(detail?.total);
  const currency = currencyOf(currencyCode);
  if (currency === null) return 'currency_unknown';
  if (total === null || total <= 0) return 'price_disagrees';
  const lines = (detail?.charges ?? []).map(lineOf);
  const read = lines.filter((line) => line !== null);
  const priced = read.length < lines.length ? null : toTotal(read, total);
  return priced === null ? 'price_disagrees' : { currency, total, lines: priced };
}
