import { useTranslation } from 'react-i18next';
import { localTime } from './local-time.ts';
import { TimelineEntry } from './timeline-entry.tsx';
import type { TimelineEvent } from './timeline-view.ts';
import css from './timeline.module.css';

export type TimelineProps = {
  /** Newest first. */
  readonly events: readonly TimelineEvent[];
  /** `beside` for the shipper's page, `under` (plain words above) for the public one. */
  readonly times?: 'beside' | 'under';
};

/** What happened to a shipment, newest first, each in the time of its own place. Plain HTML: it can be drawn on the server. */
export function Timeline({ events, times = 'beside' }: TimelineProps) {
  const { t, i18n } = useTranslation();
  if (events.length === 0) return <p className={css.none}>{t('freight.way.no_events')}</p>;
  const dayOf = (event: TimelineEvent | undefined): string | null =>
    event ? localTime(event.occurredAt, event.timeZone, i18n.language).day : null;
  return (
    <ol className={css.timeline} aria-label={t('freight.way.title')}>
      {events.map((event, index) => (
        <TimelineEntry
          key={event.id}
          event={event}
          newest={index === 0}
          times={times}
          sameDay={dayOf(events[index - 1]) === dayOf(event)}
        />
      ))}
    </ol>
  );
}
