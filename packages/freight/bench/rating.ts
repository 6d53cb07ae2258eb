// Speed of rating: 30 tariffs x 8 lines on 4 pallets x 3 accessorials, the geometry once for each quote.
import { items, quote, tariff } from './scenario.ts';

type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline: number | null;
  readonly ratio: number | null;
  readonly goal: number;
  readonly holds: boolean;
  readonly seed: number;
};

type Conditions = { readonly seed: number; readonly random: () => number; readonly smoke: boolean };

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Milliseconds of each of so many quotes, after a warm-up of as many. */
function times(random: () => number, tariffCount: number, quotes: number): number[] {
  const tariffs = Array.from({ length: tariffCount }, (_, index) => tariff(random, index));
  const loads = Array.from({ length: 50 }, () => items(random));
  const found: number[] = [];
  for (let index = 0; index < quotes * 2; index += 1) {
    const load = loads[index % loads.length] ?? [];
    const start = performance.now();
    quote(load, tariffs);
    const took = performance.now() - start;
    if (index >= quotes) found.push(took);
  }
  return found.toSorted((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Hands over each figure of the speed of rating when it is known. */
export async function* measure({ seed, random, smoke }: Conditions): AsyncGenerator<Figure, void> {
  const quotes = smoke ? 20 : 6_000;
  const thirty = times(random, 30, quotes);
  const alone = { baseline: null, ratio: null, seed } as const;
  const p99 = at(thirty, 0.99);
  yield {
    name: 'quote-30-tariffs-p50',
    value: rounded(at(thirty, 0.5)),
    unit: 'ms',
    goal: 1,
    holds: at(thirty, 0.5) < 1,
    ...alone,
  };
  yield { name: 'quote-30-tariffs-p99', value: rounded(p99), unit: 'ms', goal: 1, holds: p99 < 1, ...alone };
  const rate = 1000 / mean(thirty);
  yield { name: 'quotes-30-tariffs', value: rounded(rate), unit: '1/s', goal: 3_000, holds: rate >= 3_000, ...alone };
  const perTariff = (count: number): number => at(times(random, count, Math.ceil(quotes / (count / 10))), 0.5) / count;
  // Both sides of the comparison bear the load's geometry; a thousand tariffs must not cost more each than ten do.
  const [few, many] = [perTariff(10), perTariff(1_000)];
  const ratio = many / few;
  yield {
    name: 'tariff-cost-1000-against-10',
    value: rounded(many * 1000),
    unit: 'us',
    baseline: rounded(few * 1000),
    ratio: rounded(ratio),
    goal: 1.2,
    holds: ratio <= 1.2,
    seed,
  };
}

/** The same sequence of numbers from 0 to below 1 for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

if (import.meta.main) {
  for await (const figure of measure({ seed: 1, random: seeded(1), smoke: false })) console.log(JSON.stringify(figure));
}
