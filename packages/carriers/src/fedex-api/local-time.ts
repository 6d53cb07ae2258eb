import type { LocalDate } from '@waybill/freight';

/** The day of a text such as `2020-07-16T10:30:00`; null where there is none that the calendar knows. */
export function localDate(text: string | undefined): LocalDate | null {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text ?? '') ?? [];
  if (day === undefined) return null;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

/** A local time with its offset as written, `2018-02-02T12:01:00-07:00`; null for any other text. */
export function localTime(text: string | undefined): { readonly local: string; readonly offset: string | null } | null {
  const [, day = '', time = '', offset] =
    /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/.exec(text ?? '') ?? [];
  if (localDate(day) === null) return null;
  return { local: `${day}T${time}`, offset: offset === 'Z' ? '+00:00' : (offset ?? null) };
}
