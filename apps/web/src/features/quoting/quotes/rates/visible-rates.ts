import type { Quote, Rate } from '@waybill/contract';
import { useMemo } from 'react';
import type { RateMark } from '../../../../ui/freight/status/statuses.ts';
import { useCarrierVisibility, type CarrierVisibility } from '../../../identity/settings/public.ts';

type OfCarrier = { readonly carrier: { readonly id: string } };

/** Without the carriers that the account has hidden since the rates were asked for. */
export function withoutHidden(quote: Quote, visibility: CarrierVisibility): Quote {
  const shown = ({ carrier }: OfCarrier) => visibility.get(carrier.id) !== 'excluded';
  const { rates, without_rate: without, carriers } = quote;
  if (rates.every(shown) && without.every(shown) && carriers.every(shown)) return quote;
  return {
    ...quote,
    rates: rates.filter(shown),
    without_rate: without.filter(shown),
    carriers: carriers.filter(shown),
  };
}

/** A quote as the account's selection of carriers lets it be seen; a change of that counts at once. */
export function useVisibleQuote(quote: Quote | null): Quote | null {
  const visibility = useCarrierVisibility();
  return useMemo(() => quote && withoutHidden(quote, visibility), [quote, visibility]);
}

/** Preferred carriers before the others, each part in the order it had. */
export function preferredFirst(rates: readonly Rate[], visibility: CarrierVisibility): Rate[] {
  const preferred = ({ carrier }: Rate) => visibility.get(carrier.id) === 'preferred';
  return [...rates.filter(preferred), ...rates.filter((rate) => !preferred(rate))];
}

/** The marks of rates, with that of a preferred carrier after the others. */
export function withPreferred(
  marks: ReadonlyMap<string, readonly RateMark[]>,
  rates: readonly Rate[],
  visibility: CarrierVisibility,
): ReadonlyMap<string, readonly RateMark[]> {
  const preferred = rates.filter(({ carrier }) => visibility.get(carrier.id) === 'preferred');
  return new Map([...marks, ...preferred.map(({ id }) => [id, [...(marks.get(id) ?? []), 'preferred']] as const)]);
}
