import { Switch } from '@mantine/core';
import { type Quote, type Rate, ratedValue, rateLines, ratePrice } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useSite } from '../../../../lib/session/use-site.ts';
import { ConvertedNote, useCurrencyShown } from '../../../../ui/converted-note.tsx';
import { ChargeLines } from '../../../../ui/freight/charges/charge-lines.tsx';
import { ChargeSummary } from '../../../../ui/freight/charges/charge-summary.tsx';
import { PaymentChoice } from '../../../billing/payments/public.ts';
import { InsuranceLocked } from '../../../identity/settings/public.ts';
import { changeInsured } from '../draft/change-insured.ts';
import { useInsuranceLock } from '../draft/insurance-lock.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import { usePremium } from '../frame/use-premium.ts';
import { BookAction } from './book-action.tsx';
import { DisclaimerLine } from './disclaimer-line.tsx';
import css from './price-card.module.css';
import type { Booking } from './use-booking.ts';

type Props = { readonly quote: Quote; readonly rate: Rate; readonly booking: Booking };

function Price({ quote, rate, booking }: Props) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  const lines = rateLines(rate, booking.insured);
  const numbers = Object.fromEntries(quote.request.items.map((_, index) => [String(index + 1), index + 1]));
  return (
    <div className={css.part}>
      {whole ? <ChargeLines lines={lines} itemNumbers={numbers} /> : <ChargeSummary lines={lines} />}
      <button type="button" className={css.link} aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {t(whole ? 'quotes.book.in_short' : 'quotes.book.worked_out')}
      </button>
    </div>
  );
}

function Insurance({ quote, rate, booking }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const quoteForm = useQuoteForm();
  const locked = useInsuranceLock() !== null;
  const premium = usePremium(rate);
  const value = money(ratedValue(quote));
  const sold = useSite()?.insurance !== null;
  const offered = rate.total_with_insurance !== null && rate.insurance !== null;
  if (!sold) return null;
  return (
    <div className={css.part}>
      <h3>{t('quotes.book.insurance')}</h3>
      <Switch
        checked={booking.insured}
        disabled={locked || !offered}
        onChange={({ currentTarget }) => changeInsured(quoteForm, currentTarget.checked)}
        label={
          booking.insured
            ? t('quotes.book.insured_for', { value })
            : premium
              ? t('quotes.book.insure_for', { value, premium: money(premium) })
              : t('quotes.value.insure')
        }
        description={
          locked ? (
            <InsuranceLocked insured={booking.insured} />
          ) : offered ? (
            t('quotes.book.liability_alone', { liability: money(rate.liability) })
          ) : (
            t('findings.insured_value_over_limit')
          )
        }
        classNames={{ label: css.label ?? '', description: css.note ?? '' }}
      />
    </div>
  );
}

/**
 * What it costs, how it is paid, whether it is insured, the button that names the price, and the disclaimer.
 * @param refusal why the last try was not booked
 */
export function PriceCard({ refusal, ...of }: Props & { readonly refusal: string | null }) {
  const { quote, rate, booking } = of;
  const { form } = booking.contract;
  const { t } = useTranslation();
  const { currency } = rate.total_without_insurance;
  const currencyShown = useCurrencyShown(currency);
  return (
    <section className={css.card} aria-label={t('quotes.book.price')}>
      <header className={css.head}>
        <h2>{t('quotes.book.price')}</h2>
        <span className="wb-soft">{t(`freight.charges.currency.${currencyShown}`)}</span>
      </header>
      <Price quote={quote} rate={rate} booking={booking} />
      {booking.canPayNow && (
        <PaymentChoice
          className={css.part}
          value={form.values.payment}
          charge={ratePrice(rate, booking.insured)}
          error={form.errors['payment']}
          onChange={(payment) => form.setFieldValue('payment', payment)}
        />
      )}
      <Insurance quote={quote} rate={rate} booking={booking} />
      <div className={css.part}>
        <ConvertedNote from={currency} />
        <BookAction {...of} refusal={refusal} />
        <DisclaimerLine of={booking.disclaimer} />
      </div>
    </section>
  );
}
