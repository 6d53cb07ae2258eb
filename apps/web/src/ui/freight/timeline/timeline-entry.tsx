import { useTranslation } from 'react-i18next';
import { StatusChip } from '../status/status-chip.tsx';
import { statusStyles } from '../status/statuses.ts';
import { localTime } from './local-time.ts';
import type { TimelineEvent } from './timeline-view.ts';
import css from './timeline-entry.module.css';

type Props = {
  readonly event: TimelineEvent;
  readonly newest: boolean;
  /** `beside`: date and time stand left of the line. `under`: they stand under the words. */
  readonly times: 'beside' | 'under';
  /** The entry above happened on the same day of its own place. */
  readonly sameDay: boolean;
};

/** One report on the line: when (there), what it means, where, and the carrier's own words. */
export function TimelineEntry({ event, newest, times, sameDay }: Props) {
  const { t, i18n } = useTranslation();
  const { day, time, utc } = localTime(event.occurredAt, event.timeZone, i18n.language);
  const tone = event.status ? statusStyles[event.status].tone : 'plain';
  const quote = event.carrierWords === undefined ? null : t('freight.way.quote', { words: event.carrierWords });
  const head = event.plainWords ?? event.meaning ?? quote ?? undefined;
  const when = { dateTime: event.occurredAt, title: t('freight.way.utc', { time: utc }) };
  return (
    <li className={css.entry} data-times={times}>
      {times === 'beside' && (
        <time className={css.when} {...when}>
          <span className={css.day} data-same={sameDay || undefined}>
            {day}
          </span>{' '}
          <span>{time}</span>
        </time>
      )}
      <span className={css.rail} aria-hidden="true">
        <span className={css.dot} data-newest={newest || undefined} data-care={tone === 'care' || undefined} />
      </span>
      <div className={css.what}>
        {head !== undefined && <div className={css.head}>{head}</div>}
        {times === 'beside' && (event.place !== null || event.code) && (
          <div className={css.placeLine}>
            {event.place !== null && <span className={head === undefined ? css.head : css.soft}>{event.place}</span>}
            {event.code && <span className={css.code}>{event.code}</span>}
          </div>
        )}
        {quote !== null && quote !== head && <div className={css.soft}>{quote}</div>}
        {times === 'under' && (
          <div className={css.under}>
            {event.place !== null && <span>{event.place}</span>}
            <time {...when}>
              {day}, {time}
            </time>
          </div>
        )}
        {event.note !== undefined && (
          <div className={css.note} data-tone={event.noteTone}>
            {event.note}
          </div>
        )}
      </div>
      {event.status && (
        <div className={css.status}>
          <StatusChip status={event.status} />
        </div>
      )}
    </li>
  );
}
