import { FreightError } from '../errors.ts';
import type { InsuranceQuote } from '../insurance/program.ts';
import type { Currency } from '../money/money.ts';
import type { DraftLine, Extra, Pricing } from '../rating/priced.ts';
import type { MarginRule } from './margin.ts';
import { costAndSell, type CostAndSell } from './sell.ts';

/** A line as a carrier's answer gave it, in minor units. `text` is the carrier's own wording. */
export type CarrierLine = {
  readonly kind: 'freight' | 'discount' | 'fuel' | 'accessorial';
  readonly code: string;
  readonly text: string;
  readonly amount: number;
};

export type CarrierAnswer = {
  readonly currency: Currency;
  readonly lines: readonly CarrierLine[];
  /** What the carrier says it comes to; null where it gave lines only. */
  readonly total: number | null;
};

function draft({ kind, code, text, amount }: CarrierLine): DraftLine {
  const basis = { type: 'carrier', text } as const;
  if (kind === 'freight') return { kind: 'item', code, amount, basis };
  return { kind, code, amount, basis };
}

function whole(line: CarrierLine, index: number): CarrierLine {
  if (!Number.isSafeInteger(line.amount)) throw new FreightError(`lines[${index}].amount`, 'not_whole');
  return line;
}

/**
 * The price of a carrier that rates by itself: the lines it gave are shown, and where it gave a total only, one
 * freight line. What its lines leave of the total (a credit too) goes to the freight charge. The margin is solved
 * into the freight charge; its fuel is an amount, so that the margin does not change it.
 * @throws FreightError when there is neither a line nor a total, or no freight charge
 */
export function carrierPrice(answer: CarrierAnswer, insurance: InsuranceQuote | null, rule: MarginRule): CostAndSell {
  const given = answer.lines.map(whole);
  const of = (kind: CarrierLine['kind']): CarrierLine[] => given.filter((line) => line.kind === kind);
  const sum = (lines: readonly CarrierLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);
  const rest = answer.total === null ? 0 : answer.total - sum(given);
  const freight = of('freight').map(draft);
  const items: DraftLine[] =
    rest === 0
      ? freight
      : [...freight, { kind: 'item', code: 'carrier_freight', amount: rest, basis: { type: 'sum' } }];
  const extras: Extra[] = of('accessorial').map((line) => ({ ...draft(line), fuelBearing: false }));
  const fuel = of('fuel');
  if (items.reduce((total, { amount }) => total + amount, 0) <= 0) throw new FreightError('lines', 'empty');
  const pricing: Pricing = {
    currency: answer.currency,
    items,
    grossBasis: { type: 'sum' },
    adjustments: of('discount').map(draft),
    fuel: fuel.length === 0 ? { kind: 'none' } : { kind: 'fixed', amount: sum(fuel), basis: { type: 'sum' } },
    extras,
    insurance,
  };
  return costAndSell(pricing, rule);
}
