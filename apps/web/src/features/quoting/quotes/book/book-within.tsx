import { ltlBookingCutoff } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconClock } from '../../../../ui/icons.ts';
import { CutoffLine } from '../details/pickup/cutoff-line.tsx';
import css from '../details/pickup/pickup-panel.module.css';
import { usePickup } from '../details/pickup/use-pickup.ts';

/** How long the chosen pickup can still be booked today; on another day, by when. */
export function BookWithin() {
  const { t } = useTranslation();
  const { date, time, zone } = useFormats();
  const pickup = usePickup();
  const { minutesLeft: left } = pickup;
  if (!left || !pickup.known) return <CutoffLine pickup={pickup} />;
  const words = {
    hours: Math.floor(left / 60),
    minutes: left % 60,
    time: time(`2026-01-01T${ltlBookingCutoff}:00Z`, 'UTC').replace(/\s*UTC$/, ''),
    zone: zone(pickup.zone, new Date(`${pickup.today}T12:00:00Z`)),
    date: date(pickup.date),
  };
  return (
    <p className={css.cutoff}>
      <IconClock size={16} aria-hidden="true" />
      <span>
        <b>{t('quotes.pickup.book_within', words)}</b> {t('quotes.pickup.book_within_for', words)}
      </span>
    </p>
  );
}
