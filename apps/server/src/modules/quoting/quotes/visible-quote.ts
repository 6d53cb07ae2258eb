import type { CarrierAnswer, FindingWire, Quote, Rate } from '@waybill/contract';
import type { CarriersSeen } from '../../identity/settings/index.ts';

type OfCarrier = { readonly carrier: { readonly id: string } };

/** Why a carrier that staff block for an account has no rate. */
export const blockedFinding: FindingWire = { code: 'carrier_blocked', severity: 'refused', params: {} };

const shown =
  (seen: CarriersSeen) =>
  ({ carrier }: OfCarrier): boolean =>
    seen.get(carrier.id) !== 'excluded';

const isBlocked =
  (seen: CarriersSeen) =>
  ({ carrier }: OfCarrier): boolean =>
    seen.get(carrier.id) === 'blocked';

function marked(rates: readonly Rate[], seen: CarriersSeen): Rate[] {
  return rates
    .filter(shown(seen))
    .filter((rate) => !isBlocked(seen)(rate))
    .map((rate) => ({ ...rate, preferred: seen.get(rate.carrier.id) === 'preferred' }));
}

/** Blocked carriers that had rates in the quote: the rates are dropped with a reason. */
function blockedSince(quote: Quote, seen: CarriersSeen): Quote['without_rate'] {
  const rated = new Map(quote.rates.filter(isBlocked(seen)).map(({ carrier: { id, name } }) => [id, { id, name }]));
  return [...rated.values()].map((carrier) => ({ carrier, findings: [blockedFinding] }));
}

/**
 * A quote by the current choices of the account and of staff: without carriers the account has hidden since, without
 * rates of blocked carriers, and with preferred carriers marked and first.
 */
export function asSeen(quote: Quote, seen: CarriersSeen): Quote {
  const rates = marked(quote.rates, seen);
  const blocked = isBlocked(seen);
  return {
    ...quote,
    rates: [...rates.filter(({ preferred }) => preferred), ...rates.filter(({ preferred }) => !preferred)],
    without_rate: [...quote.without_rate.filter(shown(seen)), ...blockedSince(quote, seen)],
    carriers: quote.carriers
      .filter(shown(seen))
      .map((one) => (blocked(one) && one.state === 'answered' ? { ...one, state: 'without_rate' as const } : one)),
  };
}

/** The same for one carrier's answer; null for a hidden carrier. */
export function answerAsSeen(answer: CarrierAnswer, seen: CarriersSeen): CarrierAnswer | null {
  if (!shown(seen)(answer)) return null;
  if (isBlocked(seen)(answer) && answer.rates.length > 0) {
    return { ...answer, state: 'without_rate', rates: [], findings: [blockedFinding] };
  }
  return { ...answer, rates: marked(answer.rates, seen) };
}
