import type { CarrierAnswer, Quote } from '@waybill/contract';

function sameRates(one: Quote['rates'], other: Quote['rates']): boolean {
  return one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);
}

/**
 * A quote with what a carrier answered. An answer that is in it already, as after a stream was joined again, leaves the
 * quote the same object; so do the other carriers' rates.
 */
export function mergeAnswer(quote: Quote, answer: CarrierAnswer): Quote {
  const { carrier, state, took_ms, rates, findings } = answer;
  const its = quote.rates.filter((rate) => rate.carrier.id === carrier.id);
  const known = quote.carriers.find((asked) => asked.carrier.id === carrier.id);
  if (known?.state === state && sameRates(its, rates)) return quote;
  const others = <T extends { readonly carrier: { readonly id: string } }>(all: readonly T[]): T[] =>
    all.filter((one) => one.carrier.id !== carrier.id);
  const asked = { carrier, state, took_ms };
  return {
    ...quote,
    rates: [...others(quote.rates), ...rates],
    without_rate:
      state === 'without_rate' ? [...others(quote.without_rate), { carrier, findings }] : others(quote.without_rate),
    carriers:
      known === undefined
        ? [...quote.carriers, asked]
        : quote.carriers.map((one) => (one.carrier.id === carrier.id ? asked : one)),
  };
}
