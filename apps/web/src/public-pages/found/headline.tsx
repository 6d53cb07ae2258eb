import type { PublicTracking } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatsFor } from '../../lib/format/formats.ts';
import { localDate } from '../../ui/freight/timeline/progress.ts';
import { longDay } from '../dates.ts';
import { IconClock } from '../icons.ts';
import { headlineOf, newestFirst } from './facts.ts';
import css from './headline.module.css';

type Props = { readonly tracking: PublicTracking; readonly language: Language; readonly now: Date };

const placeText = ({ city, state }: { readonly city: string; readonly state: string }): string => `${city}, ${state}`;

/** The one line that answers why somebody came. */
export function titleOf(t: TFunction, tracking: PublicTracking, language: Language, now: Date): string {
  const { kind, date, overdue } = headlineOf(tracking, now);
  if (kind === 'canceled') return t('public_tracking.headline.canceled');
  if (kind === 'waiting') return t('public_tracking.headline.waiting', { place: placeText(tracking.origin) });
  const day = date === null ? null : { date: longDay(date, language, localDate(now, tracking.destination.time_zone)) };
  if (kind === 'delivered') {
    return day === null ? t('public_tracking.headline.delivered') : t('public_tracking.headline.delivered_on', day);
  }
  if (day === null) return t(`public_tracking.headline.${kind === 'delayed' ? 'delayed' : 'on_way'}`);
  return overdue ? t('public_tracking.headline.was_due', day) : t('public_tracking.headline.arrives', day);
}

/** What stands under the title: the time or the zone, or what comes first. */
function noteOf(t: TFunction, { tracking, language, now }: Props): string | null {
  const { kind, date, overdue } = headlineOf(tracking, now);
  const { destination, delivered_at, pickup_date, delivery_date } = tracking;
  const formats = formatsFor(language, 'imperial');
  const zone = formats.zone(destination.time_zone, now);
  const today = localDate(now, destination.time_zone);
  const day = (one: string): string => longDay(one, language, today);
  if (kind === 'canceled') return t('public_tracking.note.canceled');
  if (kind === 'waiting') {
    const pickup = day(pickup_date);
    if (delivery_date === null) return t('public_tracking.note.waiting', { pickup });
    return t('public_tracking.note.waiting_until', { pickup, delivery: day(delivery_date), zone });
  }
  if (delivered_at !== null)
    return t('public_tracking.note.at', { time: formats.time(delivered_at, destination.time_zone) });
  if (overdue) return t('public_tracking.note.late');
  return date === null || kind === 'delivered' ? null : t('public_tracking.note.day', { zone });
}

function LastUpdate({ tracking, language }: Omit<Props, 'now'>) {
  const { t } = useTranslation();
  const last = newestFirst(tracking.events)[0];
  if (last === undefined) return null;
  const time = formatsFor(language, 'imperial').dateTime(last.occurred_at, last.time_zone);
  return (
    <p className={css.update}>
      <time dateTime={last.occurred_at}>{t('public_tracking.last_update', { time })}</time>
      <span className={css.refreshes}>{t('public_tracking.refreshes')}</span>
    </p>
  );
}

/** State, day, time, and how the day differs from the one given first. */
export function Headline(props: Props) {
  const { tracking, language, now } = props;
  const { t } = useTranslation();
  const { kind, shift } = headlineOf(tracking, now);
  const note = noteOf(t, props);
  const place = placeText(tracking.destination);
  return (
    <div className={css.headline}>
      <div>
        <p className={css.state}>{t(`public_tracking.state.${kind}`, { place })}</p>
        <h1 className={css.title}>{titleOf(t, tracking, language, now)}</h1>
        {(note !== null || shift !== 0) && (
          <div className={css.notes}>
            {note !== null && <p className={css.note}>{note}</p>}
            {shift !== 0 && (
              <p className={css.shift} data-later={shift > 0 || undefined}>
                <IconClock size={16} stroke={1.5} aria-hidden />
                {shift > 0
                  ? t('public_tracking.shift.later', { count: shift })
                  : t('public_tracking.shift.earlier', { count: -shift })}
              </p>
            )}
          </div>
        )}
      </div>
      <LastUpdate tracking={tracking} language={language} />
    </div>
  );
}
