import type { LtlTariff } from './tariff.ts';
import { ltlTariffProblems } from './tariff-problems.ts';

/**
 * Looks a tariff over before it is kept, so that rating can rely on it.
 * @throws FreightError naming the first field that is wrong
 */
export function checkLtlTariff(tariff: LtlTariff): void {
  const [first] = ltlTariffProblems(tariff);
  if (first !== undefined) throw first;
}
