import { useTranslation } from 'react-i18next';

/** `0:27`: a moment of a film. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How long a film is, in words. */
export function useLength(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) =>
    seconds < 60
      ? t('tutorials.seconds', { count: seconds })
      : t('tutorials.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
