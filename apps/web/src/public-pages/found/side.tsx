import type { FollowForm, PublicTracking } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import { formatsFor } from '../../lib/format/formats.ts';
import { IconShieldLock } from '../icons.ts';
import { deliveryDay, headlineOf, pickedUpOn } from './facts.ts';
import { FollowCard } from './follow-card.tsx';
import { FullCards } from './full-cards.tsx';
import css from './side.module.css';

type Props = {
  readonly tracking: PublicTracking;
  readonly follow: FollowForm;
  readonly colour: string | null;
  readonly language: Language;
  readonly now: Date;
};

function Dates({ tracking, language, now }: Pick<Props, 'tracking' | 'language' | 'now'>) {
  const { t } = useTranslation();
  const formats = formatsFor(language, 'imperial');
  const { status, first_delivery_date, delivered_at, pickup_date, destination } = tracking;
  const last = status === 'canceled' ? null : deliveryDay(tracking);
  const planned = headlineOf(tracking, now).overdue ? 'was_expected' : 'expected';
  const rows = [
    [t('public_tracking.dates.pickup'), pickedUpOn(tracking) ?? pickup_date],
    [t('public_tracking.dates.first_planned'), first_delivery_date],
    [t(`public_tracking.dates.${delivered_at === null ? planned : 'delivered'}`), last],
  ] as const;
  const place = `${destination.city}, ${destination.state}`;
  return (
    <section className={css.card} aria-labelledby="dates">
      <h2 id="dates">{t('public_tracking.dates.title')}</h2>
      <dl className={css.dates}>
        {rows.map(([label, date]) =>
          date === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <time dateTime={date}>{formats.date(date)}</time>
              </dd>
            </div>
          ),
        )}
      </dl>
      <p className={css.zone}>
        {t('public_tracking.dates.zone', { place, zone: formats.zone(destination.time_zone, now) })}
      </p>
    </section>
  );
}

/** Beside the events: the dates in a table, whom to ask, and what the page keeps to itself. */
export function Side(props: Props) {
  const { t } = useTranslation();
  const { number, carrier_name, carrier_number, full, status } = props.tracking;
  const over = status === 'delivered' || status === 'canceled';
  return (
    <div className={css.side}>
      {!over && <FollowCard {...props} number={number} />}
      <Dates {...props} />
      <FullCards {...props} />
      <section className={css.card} aria-labelledby="wrong">
        <h2 id="wrong">{t('public_tracking.wrong.title')}</h2>
        {carrier_number === null ? (
          <p className={css.text}>
            {t('public_tracking.wrong.sender')} <span className={css.number}>{number}</span>
          </p>
        ) : (
          <p className={css.text}>
            {t('public_tracking.wrong.text', { carrier: carrier_name })}{' '}
            <span className={css.number}>{carrier_number}</span>
          </p>
        )}
      </section>
      <p className={css.privacy}>
        <IconShieldLock size={18} stroke={1.5} aria-hidden />
        {t('public_tracking.privacy')} {full !== null && t('public_tracking.link_ends')}
      </p>
    </div>
  );
}
