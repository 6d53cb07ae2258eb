import type { CarrierLine, Currency } from '@waybill/freight';
import { z } from 'zod';
import { currencyOf, listOf, minorUnits, toTotal } from '../kit/index.ts';
import { chargeText, fuelCode } from './services.ts';

const figure = z.union([z.string(), z.number()]);
const money = z.object({ CurrencyCode: z.string(), MonetaryValue: figure });
const item = money.extend({ Code: figure.transform(String), Description: z.string().optional() });
const modifier = z.object({ ModifierType: z.string(), ModifierDesc: z.string().optional(), Amount: figure });

/** Charges as rating and shipping give them; a price agreed with the account comes beside the published one. */
export const charges = z.object({
  TransportationCharges: money,
  BaseServiceCharge: money.optional(),
  ItemizedCharges: listOf(item),
  ServiceOptionsCharges: money,
  TotalCharges: money,
  RatedPackage: listOf(
    z.object({
      ItemizedCharges: listOf(item),
      NegotiatedCharges: z.object({ ItemizedCharges: listOf(item) }).optional(),
    }),
  ),
  NegotiatedRateCharges: z
    .object({
      BaseServiceCharge: listOf(money),
      ItemizedCharges: listOf(item),
      RateModifier: listOf(modifier),
      TotalCharge: money,
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
  const transportation = amountIn(currency, given.TransportationCharges);
  const options = amountIn(currency, given.ServiceOptionsCharges);
  if (!(transportation + options <= total)) return null;
  const base = given.BaseServiceCharge === undefined ? Number.NaN : amountIn(currency, given.BaseServiceCharge);
  const items = given.ItemizedCharges.map((charge) => itemLine(currency, charge));
  const ofPackages = given.RatedPackage.flatMap((each) => each.ItemizedCharges).map((each) => itemLine(currency, each));
  const option: CarrierLine = { kind: 'accessorial', code: 'options', text: 'Service options', amount: options };
  return fitting(total, [
    [freightLine('base', base), ...items],
    [freightLine('base', base), ...items, ...ofPackages],
    [freightLine('base', base), ...items, option],
    [freightLine('transportation', transportation), option],
  ]);
}

/** The price agreed with the account; the carrier may tell its total alone. */
function negotiated(given: Charges, currency: Currency, total: number): readonly CarrierLine[] | null {
  const own = given.NegotiatedRateCharges;
  if (own === undefined) return null;
  if (own.BaseServiceCharge.length === 0) return [];
  const base = own.BaseServiceCharge.map((charge) => freightLine('base', amountIn(currency, charge)));
  const items = own.ItemizedCharges.map((charge) => itemLine(currency, charge));
  const ofPackages = given.RatedPackage.flatMap((each) => each.NegotiatedCharges?.ItemizedCharges ?? []).map((each) =>
    itemLine(currency, each),
  );
  const modifiers = own.RateModifier.map(({ ModifierType, ModifierDesc, Amount }): CarrierLine => {
    const amount = minorUnits(Amount) ?? Number.NaN;
    const kind = amount < 0 ? 'discount' : 'accessorial';
    return { kind, code: ModifierType, text: ModifierDesc ?? ModifierType, amount };
  });
  return fitting(total, [
    [...base, ...items],
    [...base, ...items, ...ofPackages],
    [...base, ...items, ...modifiers],
    [...base, ...items, ...ofPackages, ...modifiers],
  ]);
}

/** What the carrier asks in the end: what was agreed with the account where it says so, else the published price. */
export function totalOf(given: {
  readonly TotalCharges: Amount;
  readonly NegotiatedRateCharges?: { readonly TotalCharge: Amount } | undefined;
}): { readonly currency: Currency; readonly amount: number } | null {
  const asked = given.NegotiatedRateCharges?.TotalCharge ?? given.TotalCharges;
  const [currency, amount] = [currencyOf(asked.CurrencyCode), minorUnits(asked.MonetaryValue)];
  return currency === null || amount === null || amount <= 0 ? null : { currency, amount };
}

/** A price with its lines; null when they come to more than its total, or when the total is no price. */
export function priceOf(given: Charges): Price | null {
  const total = totalOf(given);
  if (total === null) return null;
  const { currency, amount } = total;
  const lines =
    given.NegotiatedRateCharges === undefined
      ? published(given, currency, amount)
      : negotiated(given, currency, amount);
  return lines === null ? null : { currency, total: amount, lines };
}
