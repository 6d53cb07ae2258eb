import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatFuel, item, rated, tariff } from '../../test/builders.ts';
import { insure } from '../insurance/program.ts';
import { insurancePrograms } from '../testing/insurance-programs.ts';
import { exchange, type ExchangeRate } from '../money/exchange.ts';
import { money } from '../money/money.ts';
import { subtotalKinds } from './charge-line.ts';
import { exchangeLines } from './exchange-lines.ts';
import { prepareLoad } from './prepare.ts';

const table = (millionths: number): ExchangeRate[] => [{ from: 'USD', to: 'MXN', millionths, date: '2026-11-20' }];
const date = '2026-11-24';

describe('a price in another currency', () => {
  it('has sums as they are converted alone, and lines that come to them to the centavo [QUOTE-27, BOOK-04]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 900_000 }),
        fc.integer({ min: 0, max: 9_000 }),
        fc.integer({ min: 500_000, max: 30_000_000 }),
        (hundredths, discountBp, millionths) => {
          const { lines } = rated({
            load: prepareLoad([item({ freightClass: '70', weight: { value: hundredths / 100, unit: 'lb' } })]),
            tariff: tariff({ discountBp, fuel: flatFuel(3_317) }),
            insurance: insure(money(850_000, 'USD'), insurancePrograms.standard),
          }).sell;
          const shown = exchangeLines(lines, 'MXN', table(millionths), date);
          let running = 0;
          lines.forEach(({ kind, amount }, index) => {
            const own = exchange(amount, 'MXN', table(millionths), date).money.amount;
            const { amount: printed } = shown[index]!;
            const isSum = subtotalKinds.includes(kind);
            if (!isSum) running += printed;
            // A sum is what its lines come to so far; a line may take a centavo more or less for that.
            expect(isSum ? [printed, running] : [Math.abs(printed - own) <= 1]).toEqual(isSum ? [own, own] : [true]);
          });
        },
      ),
    );
  });

  it('is what it was in its own currency', () => {
    const { lines } = rated().sell;
    expect(exchangeLines(lines, 'USD', [], date)).toEqual(lines.map(({ amount }) => amount));
  });
});
