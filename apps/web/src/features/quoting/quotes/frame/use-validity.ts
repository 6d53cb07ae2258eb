import type { Quote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useTimeLeft } from '../../../../lib/format/time-left.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { isPickupMissed } from '../draft/from-quote.ts';
import { useDraft } from '../draft/quote-form.ts';
import { endsOn, madeOn } from './quote-days.ts';

/**
 * Until when prices are honoured and for how long that is, that they are no longer, or when they were made; days are
 * those of the pickup place.
 */
export function useValidity(quote: Quote, over: boolean): string {
  const { t } = useTranslation();
  const { date } = useFormats();
  const left = useTimeLeft(quote.expires_at);
  const now = useNow();
  // What sales offered may be for any day that is not over.
  const offered = useDraft((draft) => draft.quoted?.offered ?? false);
  const made = t('quote_lists.made', { date: date(madeOn(quote)) });
  if (quote.status === 'open' && !offered && isPickupMissed(quote, now))
    return t('quotes.strip.too_late', { date: date(quote.request.pickup_date) });
  if (over) return t('quotes.strip.over');
  const empty = quote.rates.length === 0 && !quote.answering;
  if (quote.status !== 'open' || left === null || empty) return made;
  return `${t('quotes.strip.valid', { date: date(endsOn(quote)) })} · ${left}`;
}
