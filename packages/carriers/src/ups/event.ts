import type { CarrierEvent } from '../kit/index.ts';
import { parcelWord, type StatusWords } from './event-words.ts';
import { dateOf, timeOf } from './format.ts';

/** An activity as tracking and pushing tell it, before it is read. */
export type Activity = {
  readonly date: string | null | undefined;
  readonly time: string | null | undefined;
  readonly gmtDate: string | null | undefined;
  readonly gmtTime: string | null | undefined;
  /** `-05:00`, or `-05.00` as pushed. */
  readonly gmtOffset: string | null | undefined;
  readonly city: string | null | undefined;
  readonly state: string | null | undefined;
  readonly postalCode: string | null | undefined;
  readonly country: string | null | undefined;
  readonly words: StatusWords;
};

const minutesOf = (date: string, time: string): number => Date.parse(`${date}T${time}Z`) / 60_000;

/** How far the clock of the place is off Greenwich: as told, else from both times. */
function offsetOf({ gmtDate, gmtTime, gmtOffset }: Activity, date: string, time: string): string | null {
  const told = /^([+-])([01]\d|2[0-3])[.:]([0-5]\d)$/.exec(gmtOffset ?? '');
  if (told !== null) return `${told[1]}${told[2]}:${told[3]}`;
  const [day, hour] = [dateOf(gmtDate), timeOf(gmtTime?.padStart(6, '0'))];
  if (day === null || hour === null) return null;
  const minutes = Math.round(minutesOf(date, time) - minutesOf(day, hour));
  if (Math.abs(minutes) > 14 * 60) return null;
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(whole).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

const given = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === '' ? null : text.trim();

/** An activity with its place and local time; null when it does not say when. */
export function eventOf(activity: Activity): CarrierEvent | null {
  const [date, time] = [dateOf(activity.date), timeOf(activity.time)];
  if (date === null || time === null) return null;
  return {
    local: `${date}T${time}`,
    offset: offsetOf(activity, date, time),
    city: given(activity.city),
    state: given(activity.state),
    postalCode: given(activity.postalCode),
    country: given(activity.country),
    text: activity.words.description.trim(),
    scheme: 'parcel',
    code: parcelWord(activity.words),
    reasonCode: null,
  };
}
