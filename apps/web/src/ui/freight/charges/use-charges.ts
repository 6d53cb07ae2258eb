import { exchangeLines, type ChargeLine, type Money } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useChargedFormats, useFormats, useShownCurrency } from '../../../lib/format/use-formats.ts';
import { newestRate, rateShown } from '../../../lib/format/shown-currency.ts';
import { usePlainDate } from '../shared/plain-date.ts';
import type { ChargeContext } from './charge-words.ts';

export type ChargesIn = {
  /** In printing order, subtotals among them, as the engine writes them. */
  readonly lines: readonly ChargeLine[];
  /** Item ids as the numbers people see. */
  readonly itemNumbers?: Readonly<Record<string, number>>;
  /** In the currency that is charged, whatever the reader chose: for invoices and payments. */
  readonly charged?: boolean;
};

const noNumbers: Readonly<Record<string, number>> = {};

/**
 * Lines with the amounts to show, and all that words about them need. Amounts are in the reader's currency and come to
 * their sums in it; where no rate is on record, or `charged` is set, in their own.
 */
export function useCharges({ lines, itemNumbers = noNumbers, charged = false }: ChargesIn): {
  readonly context: ChargeContext;
  readonly shown: readonly { readonly line: ChargeLine; readonly amount: Money }[];
} {
  const { t } = useTranslation();
  const date = usePlainDate();
  const own = useChargedFormats();
  const read = useFormats();
  const reader = useShownCurrency();
  const from = lines[0]?.amount.currency ?? 'USD';
  const rate = charged ? null : rateShown(from, reader);
  const amounts =
    rate === null ? lines.map(({ amount }) => amount) : exchangeLines(lines, reader.currency, reader.rates, newestRate);
  return {
    context: {
      t,
      date,
      itemNumbers,
      formats: rate === null ? own : read,
      converted: rate !== null,
      currency: rate === null ? from : reader.currency,
    },
    shown: lines.map((line, index) => ({ line, amount: amounts[index] ?? line.amount })),
  };
}
