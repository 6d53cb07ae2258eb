import { type LocalDate } from '@waybill/freight';

const two = (digits: string | undefined): string => (digits ?? '').padStart(2, '0');

/** `2026-11-05` as `11/05/2026`. */
export function usDate(date: LocalDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}

/** A date that carriers write as `8/2/2026` or `2026-08-02`, maybe with a time behind it; null for any other text. */
export function localDateOf(text: string | null | undefined): LocalDate | null {
  const trimmed = text?.trim() ?? '';
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(trimmed);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(trimmed);
  const date =
    us !== null ? `${us[3]}-${two(us[1])}-${two(us[2])}` : iso !== null ? `${iso[1]}-${iso[2]}-${iso[3]}` : null;
  return date !== null && isReal(date) ? date : null;
}

function isReal(date: LocalDate): boolean {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
}

/** `17:05` as `05:05 PM`. */
export function usTime(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  return `${two(String(hour % 12 === 0 ? 12 : hour % 12))}:${two(minutes)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A time of day that carriers write as `5:05 PM`, `17:05`, `17:05:30` or `1705`, as `HH:MM:SS`; null for any other. */
export function timeOfDay(text: string | null | undefined): string | null {
  const found = /^(\d{1,2}):?(\d{2})(?::?(\d{2}))?\s*([AP])?\.?(?:M\.?)?$/i.exec(text?.trim() ?? '');
  if (found === null) return null;
  const [, hours = '', minutes = '', seconds = '00', half] = found;
  const hour = Number(hours);
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  if (half === undefined) return hour > 23 ? null : `${two(hours)}:${minutes}:${seconds}`;
  if (hour < 1 || hour > 12) return null;
  const of24 = (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return `${two(String(of24))}:${minutes}:${seconds}`;
}
