import { shortDay } from './days.ts';
import { dateFormat } from './formats.ts';
import { currentLanguage } from '../language/i18n.ts';
import { ownZone } from './zones.ts';

const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(at);

/** An instant as lists show it: today `9:55 PM`, this year `Nov 23`, else `Nov 23, 2025`. */
export function formatWhen(instant: string, timeZone = ownZone(), now = new Date()): string {
  const [day, today] = [dayIn(timeZone, new Date(instant)), dayIn(timeZone, now)];
  if (day !== today) return shortDay(day, today);
  return dateFormat(currentLanguage(), { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(instant));
}
