import { ltlBookBy, ltlBookingCutoff } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { IconClock } from '../../../../../ui/icons.ts';
import css from './pickup-panel.module.css';
import type { Pickup } from './use-pickup.ts';

const cutoffInstant = `2026-01-01T${ltlBookingCutoff}:00Z`;

/** By when the chosen pickup has to be booked, by the pickup place's clock, and how long that still is. */
export function CutoffLine({ pickup }: { readonly pickup: Pickup }) {
  const { t } = useTranslation();
  const { date, time, zone } = useFormats();
  const { minutesLeft } = pickup;
  if (!pickup.known || pickup.date <= pickup.today)
    return <p className={css.cutoff}>{t('quotes.pickup.cutoff_unknown')}</p>;
  const words = {
    time: time(cutoffInstant, 'UTC').replace(/\s*UTC$/, ''),
    zone: zone(pickup.zone, new Date(`${pickup.date}T12:00:00Z`)),
    date: date(pickup.date),
    day: date(ltlBookBy(pickup.date)),
    city: pickup.city ?? '',
    hours: Math.floor((minutesLeft ?? 0) / 60),
    minutes: (minutesLeft ?? 0) % 60,
  };
  const passed = minutesLeft === 0;
  return (
    <p className={css.cutoff} data-passed={passed || undefined}>
      <IconClock size={16} aria-hidden="true" />
      <span>
        {minutesLeft === null && t('quotes.pickup.cutoff_later', words)}
        {passed && t('quotes.pickup.cutoff_passed', words)}
        {minutesLeft !== null && !passed && (
          <>
            <b>{t('quotes.pickup.cutoff', words)}</b> {t('quotes.pickup.cutoff_left', words)}
          </>
        )}
      </span>
    </p>
  );
}
