import type { MoneyWire } from '@waybill/contract';
import { asShown, type ShownCurrency } from './shown-currency.ts';

/** What one amount is more than another, both as they are shown, so that the three figures agree to the cent. */
export function differenceShown(more: MoneyWire, less: MoneyWire, shown: ShownCurrency): MoneyWire {
  const [from, taken] = [asShown(more, shown), asShown(less, shown)];
  return { ...from, amount: from.amount - taken.amount };
}
