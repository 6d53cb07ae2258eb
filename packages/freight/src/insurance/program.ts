import type { LocalDate } from '../calendar/date.ts';
import { FreightError } from '../errors.ts';
import { refused, type Finding } from '../eligibility/findings.ts';
import { exchange, type ExchangeRate } from '../money/exchange.ts';
import { money, type Currency, type Money } from '../money/money.ts';
import { up } from '../money/rounding.ts';

/** The part of a value up to `upTo` (minor units; null = all the rest) costs so much for each begun hundred. */
export type InsuranceTier = { readonly upTo: number | null; readonly perHundred: number };

/** An insurance program as staff keep it. Amounts are minor units of its currency. */
export type InsuranceProgram = {
  readonly id: string;
  readonly version: number;
  readonly effectiveFrom: LocalDate;
  readonly currency: Currency;
  /** Above this value it takes a call. */
  readonly maximum: number;
  readonly tiers: readonly InsuranceTier[];
  readonly minimumPremium: number;
  /** `amount` is borne by the shipper when the value is above `above`. */
  readonly deductible: { readonly above: number; readonly amount: number };
};

/** Rates to convert with, and the day they are asked for. */
export type ExchangeContext = { readonly table: readonly ExchangeRate[]; readonly date: LocalDate };

export type InsuranceQuote = {
  readonly programId: string;
  readonly programVersion: number;
  readonly insured: Money;
  readonly premium: Money;
  readonly deductible: Money;
  /** The sum behind the premium, in the program's currency. */
  readonly tiers: readonly { readonly hundreds: number; readonly perHundred: number }[];
  readonly minimumApplied: boolean;
};

/**
 * A shipment's value as it must be given, insured or not.
 * @throws FreightError `zero` or `negative`: a value of nothing is no value
 */
export function checkShipmentValue(value: Money, field = 'shipmentValue'): Money {
  const checked = money(value.amount, value.currency, field);
  if (checked.amount < 0) throw new FreightError(field, 'negative');
  if (checked.amount === 0) throw new FreightError(field, 'zero');
  return checked;
}

type PremiumPart = { readonly hundreds: number; readonly perHundred: number };

/** The begun hundreds of a value by tier; tiers of the same price count as one. */
function partsOf(value: number, tiers: readonly InsuranceTier[]): PremiumPart[] {
  const all = up(value, 10_000);
  const parts: PremiumPart[] = [];
  let covered = 0;
  for (const { upTo, perHundred } of tiers) {
    const reach = upTo === null ? all : Math.min(all, up(upTo, 10_000));
    const hundreds = reach - covered;
    if (hundreds <= 0) continue;
    const last = parts.at(-1);
    if (last?.perHundred === perHundred) parts[parts.length - 1] = { hundreds: last.hundreds + hundreds, perHundred };
    else parts.push({ hundreds, perHundred });
    covered = reach;
  }
  return parts;
}

function converted(value: Money, to: Currency, context: ExchangeContext | null): Money {
  if (value.currency === to) return value;
  if (context === null) throw new FreightError('currency', 'no_exchange_rate');
  return exchange(value, to, context.table, context.date).money;
}

/** The refusal of a value above what the program insures, or null. */
export function insuranceFinding(
  value: Money,
  program: InsuranceProgram,
  context: ExchangeContext | null = null,
): Finding | null {
  const own = converted(checkShipmentValue(value), program.currency, context);
  if (own.amount <= program.maximum) return null;
  return refused('insured_value_over_limit', {
    program: program.id,
    maximum: program.maximum,
    currency: program.currency,
    value: own.amount,
  });
}

/**
 * The premium and deductible for a value, both in the value's currency. Each tier is charged for its own part of the
 * value, so the premium never falls as the value rises.
 * @throws FreightError `out_of_range` above the program's maximum (see `insuranceFinding`)
 */
export function insure(
  value: Money,
  program: InsuranceProgram,
  context: ExchangeContext | null = null,
): InsuranceQuote {
  if (insuranceFinding(value, program, context) !== null) throw new FreightError('shipmentValue', 'out_of_range');
  const own = converted(value, program.currency, context);
  const parts = partsOf(own.amount, program.tiers);
  const rated = parts.reduce((total, part) => total + part.hundreds * part.perHundred, 0);
  const premium = Math.max(rated, program.minimumPremium);
  const deductible = own.amount > program.deductible.above ? program.deductible.amount : 0;
  const back = (amount: number): Money => converted(money(amount, program.currency), value.currency, context);
  return {
    programId: program.id,
    programVersion: program.version,
    insured: value,
    premium: back(premium),
    deductible: back(deductible),
    tiers: parts,
    minimumApplied: premium > rated,
  };
}
