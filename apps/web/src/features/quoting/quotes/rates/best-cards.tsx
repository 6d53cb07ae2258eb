import { Switch } from '@mantine/core';
import { type Quote, ratedValue, ratePrice } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useCallUs } from '../../../../lib/language/use-call-us.ts';
import { serviceBeside } from '../../../../ui/freight/shared/service-name.ts';
import { RateMarkChip } from '../../../../ui/freight/status/status-chip.tsx';
import { HeldLock, useHeldMarks } from '../../../billing/credit-holds/public.ts';
import { InsuranceLocked } from '../../../identity/settings/public.ts';
import { changeInsured } from '../draft/change-insured.ts';
import { useInsuranceLock } from '../draft/insurance-lock.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import { usePremium } from '../frame/use-premium.ts';
import css from './best-cards.module.css';
import { rateMarks } from './rate-marks.ts';

type Props = { readonly quote: Quote; readonly insured: boolean; readonly onBook: ((id: string) => void) | null };

const shown = ['best_value', 'cheapest', 'fastest'] as const;

function InsuredSwitch({ quote, insured }: Omit<Props, 'onBook'>) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const quoteForm = useQuoteForm();
  const locked = useInsuranceLock() !== null;
  const insurance = usePremium(quote.rates.find((rate) => rate.total_with_insurance !== null));
  const phoned = t('findings.insured_value_over_limit');
  const withNumber = useCallUs([quote.rates.length > 0 && !insurance ? phoned : undefined]);
  const note =
    quote.rates.length === 0
      ? null
      : insurance
        ? t('quotes.rates.insured_note', {
            value: money(ratedValue(quote)),
            premium: money(insurance),
          })
        : withNumber(phoned);
  return (
    <Switch
      checked={insured && insurance !== null}
      disabled={locked || insurance === null}
      onChange={({ currentTarget }) => changeInsured(quoteForm, currentTarget.checked)}
      label={t('quotes.rates.show_insured')}
      description={locked ? <InsuranceLocked insured={insured} /> : note}
      classNames={{ root: css.switch ?? '', label: css.switchLabel ?? '', description: css.switchNote ?? '' }}
    />
  );
}

/** The rates that stand out, each ready to book, and the switch between insured and uninsured prices. */
export function BestCards({ quote, insured, onBook }: Props) {
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const heldMarks = useHeldMarks();
  const { money, date } = useFormats();
  const marks = useMemo(() => rateMarks(quote.rates, insured), [quote.rates, insured]);
  const best = shown.flatMap((mark) => {
    const rate = quote.rates.find(({ id }) => marks.get(id)?.includes(mark));
    return rate ? [{ mark, rate }] : [];
  });
  return (
    <section className={css.cards} aria-label={t('quotes.rates.best')}>
      {best.length === 0 &&
        quote.answering &&
        shown.map((mark) => <div key={mark} className={css.card} data-blank="" aria-hidden="true" />)}
      {best.map(({ mark, rate }) => (
        <div key={mark} className={css.card}>
          <div className={css.words}>
            <RateMarkChip mark={mark} />
            <p>
              <b>{rate.carrier.name}</b>{' '}
              <span className="wb-soft">{serviceBeside(rate.carrier.name, serviceName(rate.service.name))}</span>
            </p>
            <p className={css.soft}>
              {t('quotes.rates.days', { count: rate.transit_days })}, {date(rate.delivery_date)}
            </p>
          </div>
          <div className={css.price}>
            <b>{money(ratePrice(rate, insured))}</b>
            {onBook !== null && (
              <button
                type="button"
                className={css.book}
                aria-label={t('quotes.rates.book_name', {
                  name: `${rate.carrier.name} ${serviceName(rate.service.name)}`,
                  price: money(ratePrice(rate, insured)),
                })}
                {...heldMarks}
                onClick={() => onBook(rate.id)}
              >
                <HeldLock /> {t('quotes.rates.book')}
              </button>
            )}
          </div>
        </div>
      ))}
      <InsuredSwitch quote={quote} insured={insured} />
    </section>
  );
}
