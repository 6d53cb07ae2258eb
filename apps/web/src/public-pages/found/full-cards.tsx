import type { PublicTracking } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import { formatsFor } from '../../lib/format/formats.ts';
import { useServiceName } from '../../ui/freight/use-service-name.ts';
import css from './side.module.css';

type Props = { readonly tracking: PublicTracking; readonly language: Language };

/** What the shipper's own link shows besides: the load and its numbers, and every delivery date that was given. */
export function FullCards({ tracking, language }: Props) {
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const { full, destination } = tracking;
  if (full === null) return null;
  const formats = formatsFor(language, 'imperial');
  const rows = [
    [
      t('public_tracking.load.freight'),
      t('public_tracking.load.units', { count: full.units, weight: formats.mass(full.weight_lb) }),
      false,
    ],
    [t('public_tracking.load.pro'), full.pro_number, true],
    [t('public_tracking.load.service'), serviceName(full.service_name), false],
  ] as const;
  return (
    <>
      <section className={css.card} aria-labelledby="load">
        <h2 id="load">{t('public_tracking.load.title')}</h2>
        <dl className={css.dates}>
          {rows.map(([label, value, number]) =>
            value === null ? null : (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={number ? css.number : undefined}>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </section>
      {full.estimates.length > 1 && (
        <section className={css.card} aria-labelledby="given">
          <h2 id="given">{t('public_tracking.given.title')}</h2>
          <ol className={css.given}>
            {full.estimates.map(({ date, set_at }) => (
              <li key={set_at}>
                <time dateTime={date}>{formats.date(date)}</time>
                <span>{t('public_tracking.given.on', { time: formats.dateTime(set_at, destination.time_zone) })}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
