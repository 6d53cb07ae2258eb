import type { CarrierAnswer, Quote, Rate } from '@waybill/contract';
import type { CarrierVisibility } from '../settings/index.ts';

type OfCarrier = { readonly carrier: { readonly id: string } };

const shown =
  (visibility: CarrierVisibility) =>
  ({ carrier }: OfCarrier): boolean =>
    visibility.get(carrier.id) !== 'excluded';

function marked(rates: readonly Rate[], visibility: CarrierVisibility): Rate[] {
  return rates
    .filter(shown(visibility))
    .map((rate) => ({ ...rate, preferred: visibility.get(rate.carrier.id) === 'preferred' }));
}

/**
 * A quote as the account's selection of carriers lets it be seen now: without those it has hidden since, and with
 * those it prefers marked, the latter first.
 */
export function asSeen(quote: Quote, visibility: CarrierVisibility): Quote {
  const seen = shown(visibility);
  const rates = marked(quote.rates, visibility);
  return {
    ...quote,
    rates: [...rates.filter(({ preferred }) => preferred), ...rates.filter(({ preferred }) => !preferred)],
    without_rate: quote.without_rate.filter(seen),
    carriers: quote.carriers.filter(seen),
  };
}

/** A carrier's answer likewise; null for a hidden one. */
export function answerAsSeen(answer: CarrierAnswer, visibility: CarrierVisibility): CarrierAnswer | null {
  return shown(visibility)(answer) ? { ...answer, rates: marked(answer.rates, visibility) } : null;
}
