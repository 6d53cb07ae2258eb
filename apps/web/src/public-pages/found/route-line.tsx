import type { PublicTracking } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import { ScreenReaderText } from '../../ui/freight/shared/screen-reader-text.tsx';
import { shortDay } from '../dates.ts';
import { deliveryDay } from './facts.ts';
import { stopsOf, type Stop } from './stops-of.ts';
import css from './route-line.module.css';

const words = { passed: 'passed', ahead: 'to_come' } as const;

/** The places the freight went through, as a line: solid behind it, dashed before it. */
export function RouteLine({ tracking, language }: { readonly tracking: PublicTracking; readonly language: Language }) {
  const { t } = useTranslation();
  const stops = stopsOf(tracking);
  if (stops.length === 0) return null;
  const arrives = deliveryDay(tracking);
  const delivered = tracking.status === 'delivered';
  const noteOf = ({ since, reached }: Stop): string | null => {
    const day = since === null ? null : shortDay(since, language);
    if (reached === 'passed') return day;
    if (reached === 'here' && !delivered) return [t('public_tracking.way.last_known'), day].filter(Boolean).join(' · ');
    return arrives === null
      ? null
      : t(`public_tracking.strip.${delivered ? 'delivered' : 'due'}`, { date: shortDay(arrives, language) });
  };
  return (
    <section aria-label={t('public_tracking.way.title')}>
      <ol className={css.way} data-delivered={delivered || undefined}>
        {stops.map((stop) => (
          <li key={`${stop.city} ${stop.since ?? stop.reached}`} className={css.stop} data-reached={stop.reached}>
            <span className={css.place}>
              {stop.city}, {stop.state}
            </span>
            <span className={css.note}>
              {stop.reached !== 'here' && (
                <ScreenReaderText>{t(`public_tracking.way.${words[stop.reached]}`)} </ScreenReaderText>
              )}
              {noteOf(stop)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
