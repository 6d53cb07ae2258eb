import { Button } from '@mantine/core';
import { type Quote, ratePrice } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { HeldLock, useHeldMarks } from '../../../billing/credit-holds/public.ts';
import css from './phone-book-bar.module.css';

type Props = {
  readonly quote: Quote;
  readonly insured: boolean;
  readonly opened: string | null;
  readonly onBook: ((id: string) => void) | null;
};

/** On a phone the opened rate can be booked from the lower edge, wherever one has scrolled to. */
export function PhoneBookBar({ quote, insured, opened, onBook }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const heldMarks = useHeldMarks();
  const rate = quote.rates.find(({ id }) => id === opened);
  if (rate === undefined || onBook === null) return null;
  return (
    <div className={css.bar}>
      <p className={css.words}>
        <b>{rate.carrier.name}</b>
        <span className="wb-soft">
          {t('quotes.rates.days', { count: rate.transit_days })},{' '}
          {t(insured ? 'quotes.rates.insured' : 'quotes.rates.uninsured')}
        </span>
      </p>
      <Button
        variant="filled"
        h={44}
        leftSection={heldMarks && <HeldLock />}
        {...heldMarks}
        onClick={() => onBook(rate.id)}
      >
        {t('quotes.book_for', { price: money(ratePrice(rate, insured)) })}
      </Button>
    </div>
  );
}
