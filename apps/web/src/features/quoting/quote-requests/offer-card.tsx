import { Collapse, UnstyledButton } from '@mantine/core';
import { type Rate, rateLines } from '@waybill/contract';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../../../ui/freight/use-service-name.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ChargeLines } from '../../../ui/freight/charges/charge-lines.tsx';
import { RateMarkChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconChevronDown } from '../../../ui/icons.ts';
import css from './offer-card.module.css';

type Props = {
  readonly rate: Rate;
  readonly insured: boolean;
  readonly cheapest: boolean;
  readonly pickupDate: string;
  /** What can be done with it, at its right. */
  readonly action: ReactNode;
};

/** One carrier's offer: price, days, what it covers, and how the price is made up. */
export function OfferCard({ rate, insured, cheapest, pickupDate, action }: Props) {
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const { money, date } = useFormats();
  const [open, setOpen] = useState(false);
  const detail = useId();
  const covered = rate.total_with_insurance;
  return (
    <article className={css.card} aria-label={rate.carrier.name}>
      <div className={css.row}>
        <div className={css.who}>
          <h3>
            {rate.carrier.name} {cheapest && <RateMarkChip mark="cheapest" />}
          </h3>
          <p className="wb-soft">
            {serviceName(rate.service.name)} · {rate.carrier.scac}
          </p>
        </div>
        <div className={css.when}>
          <b>{t('quote_requests.page.days', { count: rate.transit_days })}</b>
          <span className="wb-soft">
            {t('quote_requests.page.pickup_on', { date: date(pickupDate) })},{' '}
            {t('quote_requests.page.arrives', { date: date(rate.delivery_date) })}
          </span>
        </div>
        <div className={css.price}>
          <b>{money(rate.total_without_insurance)}</b>
          <span className="wb-soft">
            {covered === null
              ? t('quote_requests.page.no_insurance')
              : t('quote_requests.page.with_insurance', { price: money(covered) })}
          </span>
        </div>
        <div className={css.action}>{action}</div>
      </div>
      <UnstyledButton
        className={css.more}
        aria-expanded={open}
        aria-controls={detail}
        onClick={() => setOpen((now) => !now)}
      >
        <IconChevronDown size={16} aria-hidden="true" data-open={open || undefined} />
        {t('quote_requests.page.price_lines')}
        <span className={css.liability}>{t('quote_requests.page.liability', { amount: money(rate.liability) })}</span>
      </UnstyledButton>
      <Collapse expanded={open} id={detail}>
        <div className={css.lines}>
          <ChargeLines lines={rateLines(rate, insured)} />
        </div>
      </Collapse>
    </article>
  );
}
