import type { LocalDate } from '../calendar/date.ts';
import { exchange, type ExchangeRate } from '../money/exchange.ts';
import { money, type Currency, type Money } from '../money/money.ts';
import { subtotalKinds, type ChargeLine } from './charge-line.ts';

/**
 * The amounts of a printed price in another currency. Every sum is converted by itself, as `exchange` does wherever
 * it stands alone; every other line is what its sum grows by, so that lines come to their sums to the minor unit. A
 * line so differs from its own conversion by one minor unit at most.
 * @param lines in printing order, all of one currency
 * @throws FreightError `no_exchange_rate` when the table has none that early
 */
export function exchangeLines(
  lines: readonly Pick<ChargeLine, 'kind' | 'amount'>[],
  to: Currency,
  table: readonly ExchangeRate[],
  date: LocalDate,
): Money[] {
  const converted = (amount: Money): number => exchange(amount, to, table, date).money.amount;
  let running = 0;
  return lines.map(({ kind, amount }) => {
    if (subtotalKinds.includes(kind)) return money(converted(amount), to);
    const before = converted({ ...amount, amount: running });
    running += amount.amount;
    return money(converted({ ...amount, amount: running }) - before, to);
  });
}
