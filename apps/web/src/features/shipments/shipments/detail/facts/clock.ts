import { currentLanguage } from '../../../../../lib/language/i18n.ts';

/** `HH:MM` of a day as the language writes it: `1:30 PM`. */
export function clockTime(time: string): string {
  const format = new Intl.DateTimeFormat(currentLanguage() === 'es' ? 'es-US' : 'en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return format.format(new Date(`2000-01-01T${time}:00Z`));
}
