import type { DeskRow } from '@waybill/contract';
import type { TFunction } from 'i18next';
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

function words(t: TFunction, minutes: number): string {
  const parts = { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
  const unit = parts.days > 0 ? 'days' : parts.hours > 0 ? 'hours' : 'minutes';
  return t(`staff_quote_requests.duration.${unit}`, parts);
}

/** How long ago an instant is. */
export function Age({ since }: { readonly since: string }) {
  const { t } = useTranslation();
  const now = useMinute();
  return <span className="wb-soft">{words(t, Math.max(0, Math.trunc((now - Date.parse(since)) / minuteMs)))}</span>;
}

/** What is left until an answer is due, or how late it is; nothing once it was answered. */
export function DueTime({ row }: { readonly row: Pick<DeskRow, 'state' | 'due_at'> }) {
  const { t } = useTranslation();
  const now = useMinute();
  if (row.state !== 'new' && row.state !== 'in_progress') return <span className="wb-soft">–</span>;
  const minutes = Math.trunc((Date.parse(row.due_at) - now) / minuteMs);
  const time = words(t, Math.abs(minutes));
  const late = Date.parse(row.due_at) < now;
  return (
    <span className={css.due} data-how={late ? 'late' : minutes < soonMinutes ? 'soon' : 'well'}>
      {late ? t('staff_quote_requests.late', { time }) : t('staff_quote_requests.left', { time })}
    </span>
  );
}
