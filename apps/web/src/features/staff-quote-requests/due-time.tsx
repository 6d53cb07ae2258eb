import type { DeskRow } from '@waybill/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './desk.module.css';

const minuteMs = 60_000;
/** Under an hour is soon. */
const soonMinutes = 60;

function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What is left until an answer is due, or how late it is; nothing once it was answered. */
export function DueTime({ row }: { readonly row: Pick<DeskRow, 'state' | 'due_at'> }) {
  const { t } = useTranslation();
  const now = useMinute();
  if (row.state !== 'new' && row.state !== 'in_progress') return <span className="wb-soft">–</span>;
  const total = Math.trunc((Date.parse(row.due_at) - now) / minuteMs);
  const minutes = Math.abs(total);
  const parts = { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
  const unit = parts.days > 0 ? 'days' : parts.hours > 0 ? 'hours' : 'minutes';
  const time = t(`staff_quote_requests.duration.${unit}`, parts);
  const late = Date.parse(row.due_at) < now;
  return (
    <span className={css.due} data-how={late ? 'late' : total < soonMinutes ? 'soon' : 'well'}>
      {late ? t('staff_quote_requests.late', { time }) : t('staff_quote_requests.left', { time })}
    </span>
  );
}
