import { useTranslation } from 'react-i18next';

const [minute, hour, day] = [60, 3600, 86_400];

/** A span of time in its largest whole unit: `45 s`, `12 min`, `3 h`, `2 d`. */
export function useSpan(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) => {
    if (seconds < minute) return t('staff_chats.seconds', { count: Math.max(0, Math.round(seconds)) });
    if (seconds < hour) return t('staff_chats.minutes', { count: Math.floor(seconds / minute) });
    if (seconds < day) return t('staff_chats.hours', { count: Math.floor(seconds / hour) });
    return t('staff_chats.days', { count: Math.floor(seconds / day) });
  };
}
