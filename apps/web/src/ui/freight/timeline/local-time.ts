/** An instant as it is read where it happened, and in UTC. */
export type LocalTime = { readonly day: string; readonly time: string; readonly utc: string };

const locale = (language: string): string => (language === 'es' ? 'es-US' : 'en-US');

/** `Tue, Oct 20` and `6:12 AM CDT` of an instant, with the same instant in UTC for hovering. */
export function localTime(instant: string, timeZone: string, language: string): LocalTime {
  const at = new Date(instant);
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale(language), options).format(at);
  return {
    day: format({ weekday: 'short', month: 'short', day: 'numeric', timeZone }),
    time: format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone }),
    utc: format({
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
  };
}
