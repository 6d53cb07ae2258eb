import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNow } from '../use-now.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** For how long prices are still honoured, in whole days, else hours, else minutes; null once they are not. */
export function timeLeft(t: TFunction, expiresAt: string, now: number): string | null {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return null;
  if (left >= dayMs) return t('quote_lists.left.days', { count: Math.floor(left / dayMs) });
  if (left >= hourMs) return t('quote_lists.left.hours', { count: Math.floor(left / hourMs) });
  if (left >= minuteMs) return t('quote_lists.left.minutes', { count: Math.floor(left / minuteMs) });
  return t('quote_lists.left.soon');
}

/** The same, moving on while it is looked at. */
export function useTimeLeft(expiresAt: string): string | null {
  const { t } = useTranslation();
  return timeLeft(t, expiresAt, useNow());
}
