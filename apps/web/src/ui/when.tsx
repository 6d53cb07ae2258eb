import { shortDay } from '../lib/format/days.ts';
import { useFormats } from '../lib/format/use-formats.ts';
import { formatWhen } from '../lib/format/when.ts';
import { ownZone } from '../lib/format/zones.ts';
import css from './when.module.css';

/** An instant of a list: the time of today's, the day of older ones. Its tooltip says all of it, with the zone. */
export function When({ at, zone = ownZone() }: { readonly at: string; readonly zone?: string }) {
  const { dateTime } = useFormats();
  return (
    <time className={css.when} dateTime={at} title={dateTime(at, zone)}>
      {formatWhen(at, zone)}
    </time>
  );
}

/** A calendar date of a list. Its tooltip says its weekday and year as well. */
export function Day({ on }: { readonly on: string }) {
  const { longDate } = useFormats();
  return (
    <time className={css.when} dateTime={on} title={longDate(on)}>
      {shortDay(on)}
    </time>
  );
}
