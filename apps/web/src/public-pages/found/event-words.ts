import type { TFunction } from 'i18next';
import { appointmentWords, eventWords, isExplained } from '../../ui/freight/timeline/event-words.ts';
import type { PublicEvent } from './facts.ts';

/**
 * An event in plain words: by its code, with the cause when its reason names one; a code that nobody explained is told by
 * the status it led to. The carrier's own words are not public.
 */
export function publicWords(t: TFunction, { code, reason_code, status }: PublicEvent): string {
  const appointment = appointmentWords(t, code);
  if (appointment !== null) return appointment;
  if (isExplained(code) || status === null) return eventWords(t, code, reason_code);
  return t(`public_tracking.events.by_status.${status}`);
}
