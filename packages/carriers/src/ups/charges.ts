import type { CarrierLine, Currency } from '@waybill/freight';
import { z } from 'zod';
import { currencyOf, listOf, minorUnits, toTotal } from '../kit/index.ts';
import { chargeText, fuelCode } from './services.ts';

const figure = z.union([z.string(), z.number()]);
const money = z.object({ CurrencyCode: z.string(), MonetaryValue: figure });
const item = money.extend({ Code: figure.transform(String), Description: z.string().optional() });
const tax = z.object({ Type: z.string(), MonetaryValue: figure });
const modifier = z.object({ ModifierType: z.string(), ModifierDesc: z.string().optional(), Amount: figure });

/** Charges as rating and shipping give them; a price agreed with the account comes beside the published one. */
export const charges = z.object({
  TransportationCharges: money,
  BaseServiceCharge: money.optional(),
  ItemizedCharges: listOf(item),
  ServiceOptionsCharges: money,
  TaxCharges: listOf(tax),
  TotalCharges: money,
  TotalChargesWithTaxes: money.optional(),
  RatedPackage: listOf(
    z.object({
      BaseServiceCharge: money.optional(),
      ItemizedCharges: listOf(item),
      NegotiatedCharges: z.object({ BaseServiceCharge: money.optional(), ItemizedCharges: listOf(item) }).optional(),
    }),
  ),
  NegotiatedRateCharges: z
    .object({
      BaseServiceCharge: listOf(money),
      ItemizedCharges: listOf(item),
      RateModifier: listOf(modifier),
      TaxCharges: listOf(tax),
      TotalCharge: money,
      TotalChargesWithTaxes: money.optional(),
    })
    .optional(),
});
type Charges = z.output<typeof charges>;
type Amount = z.output<typeof money>;
type Item = z.output<typeof item>;

/** A price with its lines, which add up to it, or none where only the total is told. */
export type Price = { readonly currency: Currency; readonly total: number; readonly lines: readonly CarrierLine[] };

/** Not a number once one of the amounts is none or of another currency, so that no sum comes out right. */
function amountIn(currency: string, { CurrencyCode, MonetaryValue }: Amount): number {
  return CurrencyCode === currency ? (minorUnits(MonetaryValue) ?? Number.NaN) : Number.NaN;
}

function itemLine(currency: string, charge: Item): CarrierLine {
  const amount = amountIn(currency, charge);
  const kind = charge.Code === fuelCode ? 'fuel' : amount < 0 ? 'discount' : 'accessorial';
  return { kind, code: charge.Code, text: chargeText(charge.Code, charge.Description), amount };
}

const freightLine = (code: string, amount: number): CarrierLine => ({
  kind: 'freight',
  code,
  text: 'Transportation',
  amount,
});

type OfPackage = { readonly BaseServiceCharge?: Amount | undefined; readonly ItemizedCharges: readonly Item[] };

/** Charges of the packages: of some accounts they stand there alone, and the shipment has a base charge of nothing. */
function packageLines(currency: Currency, packages: readonly OfPackage[]) {
  return {
    bases: packages.flatMap(({ BaseServiceCharge: base }) =>
      base === undefined ? [] : [freightLine('base', amountIn(currency, base))],
    ),
    items: packages.flatMap(({ ItemizedCharges }) => ItemizedCharges.map((charge) => itemLine(currency, charge))),
  };
}

/** Taxes of a price, in its currency. */
const taxLines = (taxes: readonly z.output<typeof tax>[]): CarrierLine[] =>
  taxes.map(({ Type, MonetaryValue }) => ({
    kind: 'accessorial',
    code: Type,
    text: `Tax (${Type})`,
    amount: minorUnits(MonetaryValue) ?? Number.NaN,
  }));

const summed = (lines: readonly CarrierLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

/** Charges that several packages have in common, as one line each. */
function together(lines: readonly CarrierLine[]): readonly CarrierLine[] {
  const out = new Map<string, CarrierLine>();
  for (const line of lines) {
    const key = `${line.kind} ${line.code} ${line.text}`;
    out.set(key, { ...line, amount: line.amount + (out.get(key)?.amount ?? 0) });
  }
  return [...out.values()].filter(({ amount }) => amount !== 0);
}

/**
 * The first of several ways to split a price that adds up, without lines of nothing; else the one that leaves the least
 * of it open. Agreed prices are often itemized in part: fuel and surcharges stand beside the published price alone.
 */
function fitting(total: number, ways: readonly (readonly CarrierLine[])[]): readonly CarrierLine[] | null {
  const within = ways.filter((lines) => lines.length > 0 && summed(lines) <= total);
  const [best] = within.toSorted((one, other) => summed(other) - summed(one));
  return best === undefined ? null : toTotal(together(best), total);
}

/** The published price: transportation and service options, in more detail where the details add up too. */
function published(given: Charges, currency: Currency, total: number): readonly CarrierLine[] | null {
  const taxes = taxLines(given.TotalChargesWithTaxes === undefined ? [] : given.TaxCharges);
  const transportation = amountIn(currency, given.TransportationCharges);
  const options = amountIn(currency, given.ServiceOptionsCharges);
  if (!(transportation + options + summed(taxes) <= total)) return null;
  const base = given.BaseServiceCharge === undefined ? Number.NaN : amountIn(currency, given.BaseServiceCharge);
  const items = given.ItemizedCharges.map((charge) => itemLine(currency, charge));
  const ofPackages = packageLines(currency, given.RatedPackage);
  const option: CarrierLine = { kind: 'accessorial', code: 'options', text: 'Service options', amount: options };
  return fitting(total, [
    [freightLine('base', base), ...items, ...taxes],
    [freightLine('base', base), ...items, ...ofPackages.items, ...taxes],
    [freightLine('base', base), ...items, option, ...taxes],
    [freightLine('transportation', transportation), option, ...taxes],
  ]);
}

/** The price agreed with the account; the carrier may tell its total alone. */
function negotiated(given: Charges, currency: Currency, total: number): readonly CarrierLine[] | null {
  const own = given.NegotiatedRateCharges;
  if (own === undefined) return null;
  const ofPackages = packageLines(
    currency,
    given.RatedPackage.flatMap(({ NegotiatedCharges }) => NegotiatedCharges ?? []),
  );
  const ofShipment = own.BaseServiceCharge.map((charge) => freightLine('base', amountIn(currency, charge)));
  const base = summed(ofShipment) === 0 ? ofPackages.bases : ofShipment;
  if (base.length === 0) return [];
  const items = own.ItemizedCharges.map((charge) => itemLine(currency, charge));
  const modifiers = own.RateModifier.map(({ ModifierType, ModifierDesc, Amount }): CarrierLine => {
    const amount = minorUnits(Amount) ?? Number.NaN;
    const kind = amount < 0 ? 'discount' : 'accessorial';
    return { kind, code: ModifierType, text: ModifierDesc ?? ModifierType, amount };
  });
  const taxes = taxLines(own.TotalChargesWithTaxes === undefined ? [] : own.TaxCharges);
  return fitting(total, [
    [...base, ...items, ...taxes],
    [...base, ...items, ...ofPackages.items, ...taxes],
    [...base, ...items, ...modifiers, ...taxes],
    [...base, ...items, ...ofPackages.items, ...modifiers, ...taxes],
  ]);
}

/**
 * What the carrier asks in the end: what was agreed with the account where it says so, else the published price; with
 * taxes where the carrier adds them.
 * @returns null where the total is no price, `currency_unknown` where it is in a currency no books are kept in
 */
export function totalOf(given: {
  readonly TotalCharges: Amount;
  readonly TotalChargesWithTaxes?: Amount | undefined;
  readonly NegotiatedRateCharges?:
    | { readonly TotalCharge: Amount; readonly TotalChargesWithTaxes?: Amount | undefined }
    | undefined;
}): { readonly currency: Currency; readonly amount: number } | 'currency_unknown' | null {
  const agreed = given.NegotiatedRateCharges;
  const asked =
    agreed === undefined
      ? (given.TotalChargesWithTaxes ?? given.TotalCharges)
      : (agreed.TotalChargesWithTaxes ?? agreed.TotalCharge);
  const [currency, amount] = [currencyOf(asked.CurrencyCode), minorUnits(asked.MonetaryValue)];
  if (currency === null) return 'currency_unknown';
  return amount === null || amount <= 0 ? null : { currency, amount };
}

/** A price with its lines, or why there is none: its lines come to more than its total, or the total is no price. */
export function priceOf(given: Charges): Price | 'price_disagrees' | 'currency_unknown' {
  const total = totalOf(given);
  if (total === 'currency_unknown') return total;
  if (total === null) return 'price_disagrees';
  const { currency, amount } = total;
  const lines =
    given.NegotiatedRateCharges === undefined
      ? published(given, currency, amount)
      : negotiated(given, currency, amount);
  return lines === null ? 'price_disagrees' : { currency, total: amount, lines };
}
