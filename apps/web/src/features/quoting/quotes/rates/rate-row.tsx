import { Button } from '@mantine/core';
import { type CarrierInfo, type Quote, type Rate, ratedValue, ratePrice } from '@waybill/contract';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import { differenceShown } from '../../../../lib/format/difference-shown.ts';
import { useFormats, useShownCurrency } from '../../../../lib/format/use-formats.ts';
import { RateMarkChip, ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import type { RateMark } from '../../../../ui/freight/status/statuses.ts';
import { IconChevronRight } from '../../../../ui/icons.ts';
import { HeldLock, useHeldMarks } from '../../../billing/credit-holds/public.ts';
import { useInsuranceLock } from '../draft/insurance-lock.ts';
import { clockTime, zoneOn } from '../../../../lib/format/local-time.ts';
import { RateDetail } from './rate-detail.tsx';
import css from './rate-row.module.css';

type Props = {
  readonly quote: Quote;
  readonly rate: Rate;
  readonly insured: boolean;
  /** What is shown of its carrier beside the name. */
  readonly look?: CarrierInfo | undefined;
  readonly marks: readonly RateMark[];
  readonly opened: boolean;
  readonly onOpen: (id: string) => void;
  readonly onBook: ((id: string) => void) | null;
  readonly onSend: ((id: string) => void) | null;
};

const none: readonly RateMark[] = [];

function Marks({ marks = none }: { readonly marks: readonly RateMark[] | undefined }) {
  return marks.map((mark) => <RateMarkChip key={mark} mark={mark} />);
}

/** One rate: what it costs and when it arrives in a line, everything behind it when opened. */
export const RateRow = memo(function RateRow(props: Props) {
  const { quote, rate, insured, look, marks, opened, onOpen } = props;
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const formats = useFormats();
  const shown = useShownCurrency();
  const heldMarks = useHeldMarks();
  // A carrier that was switched off takes no bookings.
  const gone = look?.active === false;
  const onBook = gone ? null : props.onBook;
  const onSend = gone ? null : props.onSend;
  const { money, date } = formats;
  const detail = useId();
  const price = money(ratePrice(rate, insured));
  // Whoever wants one kind of price only is not shown the other.
  const locked = useInsuranceLock() !== null;
  const other = locked ? null : insured ? rate.total_without_insurance : rate.total_with_insurance;
  const gap =
    rate.liability_gap.amount > 0
      ? t('quotes.rates.gap', { gap: money(differenceShown(ratedValue(quote), rate.liability, shown)) })
      : t('quotes.rates.no_gap');
  const zone = zoneOn(rate.delivery_date, quote.destination.time_zone, formats);
  const by =
    rate.delivery_by === null ? null : t('quotes.rates.by', { time: clockTime(rate.delivery_by, formats), zone });
  const name = `${rate.carrier.name} ${serviceName(rate.service.name)}`;
  return (
    <li className={css.rate} data-rate={rate.id} data-glide="" data-opened={opened || undefined}>
      <div className={css.row}>
        <button
          type="button"
          className={css.open}
          aria-expanded={opened}
          aria-controls={opened ? detail : undefined}
          aria-label={t('quotes.rates.row', {
            name,
            price,
            days: t('quotes.rates.days', { count: rate.transit_days }),
          })}
          onClick={() => onOpen(rate.id)}
        >
          <IconChevronRight size={18} aria-hidden="true" />
        </button>
        <div className={css.carrier}>
          <span className={css.name}>
            {look?.logo && (
              <img className={css.logo} src={look.logo.url} width={look.logo.width} height={look.logo.height} alt="" />
            )}
            <b>{rate.carrier.name}</b>
            {gone && <ToneChip tone="off">{t('staff_carriers.not_offered')}</ToneChip>}
            <Marks marks={marks} />
          </span>
          <span className={css.soft}>{serviceName(rate.service.name)}</span>
        </div>
        <div className={css.transit}>{t('quotes.rates.days', { count: rate.transit_days })}</div>
        <div className={css.delivery}>
          <span>{date(rate.delivery_date)}</span>
          <span className={css.soft}>{by}</span>
        </div>
        <div className={css.liability}>
          <span className="wb-only-heard">{t('quotes.rates.liability')}</span>
          <span>{money(rate.liability)}</span>
          <span className={css.soft}>{gap}</span>
        </div>
        <div className={css.without}>
          {other !== null && <span className="wb-only-heard">{t('quotes.rates.without')}</span>}
          {other !== null && insured && money(other)}
          {other !== null && insured && <span className={css.uninsured}> {t('quotes.rates.uninsured')}</span>}
          {other !== null && !insured && money(other)}
          {other !== null && !insured && <span className={css.uninsured}> {t('quotes.rates.insured')}</span>}
        </div>
        <div className={css.total}>{price}</div>
        {onBook !== null && (
          <Button
            h={28}
            px={10}
            fz={13}
            className={css.book ?? ''}
            aria-label={t('quotes.rates.book_name', { name, price })}
            leftSection={heldMarks && <HeldLock />}
            {...heldMarks}
            onClick={() => onBook(rate.id)}
          >
            {t('quotes.rates.book')}
          </Button>
        )}
        {onSend !== null && (
          <Button
            h={28}
            px={10}
            fz={13}
            className={css.book ?? ''}
            aria-label={t('quote_lists.send.rate_name', { name, price })}
            onClick={() => onSend(rate.id)}
          >
            {t('quote_lists.send.rate')}
          </Button>
        )}
      </div>
      {opened && (
        <div id={detail}>
          <RateDetail
            quote={quote}
            rate={rate}
            insured={insured}
            onBook={onBook === null ? null : () => onBook(rate.id)}
            onSend={onSend === null ? null : () => onSend(rate.id)}
          />
        </div>
      )}
    </li>
  );
});
