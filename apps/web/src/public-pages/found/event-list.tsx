import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { TimelineEntry } from '../../ui/freight/timeline/timeline-entry.tsx';
import { Timeline } from '../../ui/freight/timeline/timeline.tsx';
import type { TimelineEvent } from '../../ui/freight/timeline/timeline-view.ts';
import { IconChevronDown } from '../icons.ts';
import { publicWords } from './event-words.ts';
import css from './event-list.module.css';
import { newestFirst, type PublicEvent } from './facts.ts';

/** So many stand open; the ones before them are one click away. */
const shown = 8;

function wayEvent(t: TFunction, event: PublicEvent, index: number): TimelineEvent {
  const { occurred_at, time_zone, city, state, status } = event;
  return {
    id: String(index),
    occurredAt: occurred_at,
    timeZone: time_zone,
    place: city === null ? null : [city, state].filter(Boolean).join(', '),
    plainWords: publicWords(t, event),
    status,
  };
}

function Earlier({ events }: { readonly events: readonly TimelineEvent[] }) {
  const { t } = useTranslation();
  const count = events.length;
  return (
    <details className={css.earlier}>
      <summary className={css.toggle}>
        <span className={css.closed}>{t('public_tracking.events.show', { count })}</span>
        <span className={css.open}>{t('public_tracking.events.hide', { count })}</span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden />
      </summary>
      <ol className={css.rest}>
        {events.map((event) => (
          <TimelineEntry key={event.id} event={event} newest={false} times="under" sameDay={false} />
        ))}
      </ol>
    </details>
  );
}

/** Everything that was reported, newest first, each at its place's own time. */
export function EventList({ events }: { readonly events: readonly PublicEvent[] }) {
  const { t } = useTranslation();
  const all = newestFirst(events).map((event, index) => wayEvent(t, event, index));
  // One more than fits is shown rather than hidden behind a click.
  const split = all.length > shown + 1 ? shown : all.length;
  return (
    <section className={css.sheet} aria-labelledby="events">
      <div className={css.head}>
        <h2 id="events">{t('public_tracking.events.title')}</h2>
        {all.length > 0 && <p className={css.zones}>{t('public_tracking.events.zones')}</p>}
      </div>
      <div className={css.body}>
        {all.length === 0 ? (
          <p className={css.none}>{t('public_tracking.events.none')}</p>
        ) : (
          <Timeline events={all.slice(0, split)} times="under" />
        )}
      </div>
      {split < all.length && <Earlier events={all.slice(split)} />}
    </section>
  );
}
