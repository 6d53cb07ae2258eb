import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { EstimateHistory, type Estimate } from '../../../../../ui/freight/timeline/estimate-history.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { shortDay } from '../../../../../lib/format/days.ts';
import css from './estimate-panel.module.css';
import { localDate } from '../../../../../ui/freight/timeline/progress.ts';
import { shiftOf } from './facts.ts';
import { causeWords } from './timeline-events.ts';

function Shift({ days }: { readonly days: number }) {
  const { t } = useTranslation();
  if (days === 0) return null;
  const words =
    days > 0 ? t('tracking.estimate.later', { count: days }) : t('tracking.estimate.earlier', { count: -days });
  return (
    <span className={css.shift} data-later={days > 0 || undefined}>
      {words}
    </span>
  );
}

/** Every delivery date that was named, why it changed, and how far it is from the one of the booking. */
export function EstimatePanel({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { estimates, origin, transit_days, status } = shipment;
  const told = estimates.map((one, index): Estimate => {
    const time = shortDay(localDate(one.set_at, origin.time_zone));
    const before = estimates[index + 1];
    const cause = causeWords(t, one.reason);
    const plain =
      one.named_by === 'reports' ? t('tracking.estimate.worked', { time }) : t('tracking.estimate.set', { time });
    const changed = cause === null ? plain : t('tracking.estimate.because', { cause, time });
    const note = before === undefined ? t('tracking.estimate.quoted', { count: transit_days, time }) : changed;
    return { id: one.set_at, text: date(one.date), note, late: before !== undefined && one.date > before.date };
  });
  const stillTrue = estimates.filter((one) => one.date === estimates[0]?.date).map((one) => one.set_at);
  return (
    <Panel title={t('tracking.estimate.title')} aside={<Shift days={shiftOf(shipment)} />}>
      {told.length === 0 ? (
        <p className="wb-soft">{t('tracking.estimate.none')}</p>
      ) : (
        <EstimateHistory estimates={told} stillTrue={stillTrue} over={status === 'canceled'} />
      )}
    </Panel>
  );
}
