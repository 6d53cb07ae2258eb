import { useQuery } from '@tanstack/react-query';
import { endpoints, type MoneyWire } from '@waybill/contract';
import { exchange, FreightError, money, type Exchanged } from '@waybill/freight';
import { useMemo } from 'react';
import { apiQuery } from '../../../../../lib/api/query.ts';
import { useDraft } from '../../draft/quote-form.ts';

/** Later than any rate on record, so that the newest one counts, as it does on the server. */
const newest = '9999-12-31';
const charged = 'USD';

/**
 * The value of the draft in the currency that carriers and the insurance reckon in, with the rate on record.
 * @returns null without a value, or until the rates are there
 */
export function useUsd(): Exchanged | null {
  const amount = useDraft((draft) => draft.details.value);
  const currency: MoneyWire['currency'] = useDraft((draft) => draft.details.currency);
  const rates = useQuery({
    ...apiQuery(endpoints.settings.exchangeRates),
    enabled: currency !== charged,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const table = rates.data?.data;
  return useMemo(() => {
    if (amount === null || (currency !== charged && table === undefined)) return null;
    try {
      return exchange(money(amount, currency), charged, table ?? [], newest);
    } catch (problem) {
      // A figure that is impossible, or no rate on record: the field says so.
      if (problem instanceof FreightError) return null;
      throw problem;
    }
  }, [amount, currency, table]);
}
