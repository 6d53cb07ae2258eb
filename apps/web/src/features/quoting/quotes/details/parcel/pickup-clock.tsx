import { parcelCutoffs } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { IconClock } from '../../../../../ui/icons.ts';
import { clockTime } from '../../../../../lib/format/local-time.ts';
import type { Pickup } from '../pickup/use-pickup.ts';
import { schedulingAt } from './parcel-days.ts';
import css from './pickup-clock.module.css';

/** The part of the day that is drawn, in minutes. */
const [from, to] = [6 * 60, 18 * 60];

const at = (minutes: number): string => `${(Math.min(Math.max(minutes, from), to) - from) / ((to - from) / 100)}%`;
const hour = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The day at the pickup place: until when a pickup is promised, until when it is asked for, and what time it is. */
export function PickupClock({ pickup }: { readonly pickup: Pickup }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!pickup.known) return <p className={css.now}>{t('quotes.parcel.clock_unknown')}</p>;
  const { today, minutes, city } = pickup;
  const { stage, next, later, left } = schedulingAt(today, minutes);
  const clock = (value: number): string => clockTime(hour(value), formats);
  const [noon, two] = [clock(parcelCutoffs.promisedUntil), clock(parcelCutoffs.askedUntil)];
  const words = {
    noon,
    two,
    next: formats.date(next),
    later: formats.date(later),
    date: formats.date(stage === 'moved' ? later : next),
    hours: Math.floor(left / 60),
    minutes: left % 60,
  };
  return (
    <div className={css.clock}>
      <div className={css.bar} role="img" aria-label={t('quotes.parcel.clock', words)}>
        <span className={css.promised} style={{ width: at(parcelCutoffs.promisedUntil) }} />
        <span
          className={css.asked}
          style={{ left: at(parcelCutoffs.promisedUntil), right: `calc(100% - ${at(parcelCutoffs.askedUntil)})` }}
        />
        <span className={css.mark} style={{ left: at(minutes) }} />
      </div>
      <div className={css.hours} aria-hidden="true">
        <span>{clock(from)}</span>
        <span style={{ left: at(parcelCutoffs.promisedUntil) }}>{noon}</span>
        <span style={{ left: at(parcelCutoffs.askedUntil) }}>{two}</span>
        <span>{clock(to)}</span>
      </div>
      <ul className={css.legend}>
        <li data-kind="promised">{t('quotes.parcel.by_noon', { ...words, date: formats.date(next) })}</li>
        <li data-kind="asked">{t('quotes.parcel.between', words)}</li>
        <li data-kind="later">{t('quotes.parcel.after', { ...words, date: formats.date(later) })}</li>
      </ul>
      <p className={css.now} role="status">
        <IconClock size={16} aria-hidden="true" />
        <span>
          <b>{t('quotes.parcel.now', { time: clock(minutes), city: city ?? '' })}</b>{' '}
          {t(
            stage === 'promised'
              ? 'quotes.parcel.left'
              : stage === 'asked'
                ? 'quotes.parcel.asked'
                : 'quotes.parcel.moved',
            words,
          )}
        </span>
      </p>
    </div>
  );
}
