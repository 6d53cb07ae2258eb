import { Button } from '@mantine/core';
import { type CarrierInfo, type Quote, type Rate, ratedValue, ratePrice } from '@waybill/contract';
import { memo, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import { later } from '../../../../lib/later.tsx';
import { useUser } from '../../../../lib/session/use-user.ts';
import { differenceShown } from '../../../../lib/format/difference-shown.ts';
import { useFormats, useShownCurrency } from '../../../../lib/format/use-formats.ts';
import { Check } from '../../../../ui/check.tsx';
import { serviceBeside } from '../../../../ui/freight/shared/service-name.ts';
import { RateMarkChip, ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { markStyles, type RateMark } from '../../../../ui/freight/status/statuses.ts';
import { IconChevronRight } from '../../../../ui/icons.ts';
import { HeldLock, useHeldMarks } from '../../../billing/credit-holds/public.ts';
import { useInsuranceLock } from '../draft/insurance-lock.ts';
import { clockHour, zoneShort } from '../../../../lib/format/local-time.ts';
import { RateDetail } from './rate-detail.tsx';
import css from './rate-row.module.css';

// Only staff who quote for a customer see costs.
const { Part: RateCost } = later(() => import('./rate-cost.tsx').then((part) => part.RateCost));

type Props = {
  readonly quote: Quote;
  readonly rate: Rate;
  readonly insured: boolean;
  /** What is shown of its carrier beside the name. */
  readonly look?: CarrierInfo | undefined;
  readonly marks: readonly RateMark[];
  /** The lowest price in the list. */
  readonly lowest: Rate['liability'] | null;
  readonly opened: boolean;
  readonly onOpen: (id: string) => void;
  readonly onBook: ((id: string) => void) | null;
  readonly onSend: ((id: string) => void) | null;
  /** Whether it is chosen to be compared; null where no further one can be. */
  readonly compared: boolean | null;
  readonly onCompare: (id: string, chosen: boolean) => void;
};

function Marks({ marks }: { readonly marks: readonly RateMark[] }) {
  const { t } = useTranslation();
  const { icon: Star } = markStyles.preferred;
  return marks.map((mark) =>
    mark === 'preferred' ? (
      <span key={mark} className={css.star} title={t('freight.mark.preferred')}>
        <Star size={14} aria-hidden="true" />
        <span className="wb-only-heard">{t('freight.mark.preferred')}</span>
      </span>
    ) : (
      <RateMarkChip key={mark} mark={mark} />
    ),
  );
}

/** One rate: what it costs and when it arrives in a line, everything behind it when opened. */
export const RateRow = memo(function RateRow(props: Props) {
  const { quote, rate, insured, look, marks, lowest, opened, onOpen, compared, onCompare } = props;
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const formats = useFormats();
  const shown = useShownCurrency();
  const heldMarks = useHeldMarks();
  const booksFor = useUser()?.booking_for !== undefined;
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
  const covered = insured && rate.total_with_insurance !== null;
  const gap = covered ? 0 : rate.liability_gap.amount;
  const more = lowest === null ? null : differenceShown(ratePrice(rate, insured), lowest, shown);
  const by =
    rate.delivery_by === null
      ? null
      : t('quotes.rates.by', {
          time: clockHour(rate.delivery_by, formats),
          zone: zoneShort(rate.delivery_date, quote.destination.time_zone, formats),
        });
  const service = serviceBeside(rate.carrier.name, serviceName(rate.service.name));
  const name = `${rate.carrier.name} ${service}`;
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
          {look?.logo && (
            <img className={css.logo} src={look.logo.url} width={look.logo.width} height={look.logo.height} alt="" />
          )}
          <span className={css.name} title={name}>
            <b>{rate.carrier.name}</b> <span className={css.soft}>{service}</span>
          </span>
          {gone && <ToneChip tone="off">{t('staff_carriers.not_offered')}</ToneChip>}
          <Marks marks={marks} />
        </div>
        <div className={css.delivery}>
          {date(rate.delivery_date)}{' '}
          <span className={css.soft}>
            {by !== null && `${by} · `}
            {t('quotes.rates.days_short', { count: rate.transit_days })}
          </span>
        </div>
        <div className={css.liability} data-gap={gap > 0 || undefined}>
          {gap > 0
            ? t('quotes.rates.gap', { gap: money(differenceShown(ratedValue(quote), rate.liability, shown)) })
            : t('quotes.rates.covered', { value: money(covered ? ratedValue(quote) : rate.liability) })}
        </div>
        <div className={css.more}>{more !== null && more.amount > 0 && `+${money(more)}`}</div>
        <div className={css.without}>
          {other !== null && (
            <>
              {money(other)}{' '}
              <span className={css.kind}>{t(insured ? 'quotes.rates.uninsured' : 'quotes.rates.insured')}</span>
            </>
          )}
        </div>
        <div className={css.total}>
          {price}
          {booksFor && (
            <Suspense fallback={null}>
              <RateCost quote={quote} rate={rate} />
            </Suspense>
          )}
        </div>
        <div className={css.compare}>
          <Check
            label=""
            name={t('quotes.rates.compare.name', { name })}
            checked={compared === true}
            disabled={compared === null}
            onChange={(chosen) => onCompare(rate.id, chosen)}
          />
        </div>
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
