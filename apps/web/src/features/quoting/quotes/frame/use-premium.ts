import type { MoneyWire, Rate } from '@waybill/contract';
import { differenceShown } from '../../../../lib/format/difference-shown.ts';
import { useShownCurrency } from '../../../../lib/format/use-formats.ts';

/** What insuring a rate adds to its price, in the currency prices are shown in; null where it is not offered. */
export function usePremium(rate: Rate | undefined): MoneyWire | null {
  const shown = useShownCurrency();
  if (!rate?.total_with_insurance) return null;
  return differenceShown(rate.total_with_insurance, rate.total_without_insurance, shown);
}
