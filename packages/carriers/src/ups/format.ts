import { checkDate, type LocalDate } from '@waybill/freight';

/** `2026-11-18` as `20261118`. */
export const compactDate = (date: LocalDate): string => date.replaceAll('-', '');

/** `20261118` as `2026-11-18`; null for anything that is no day of the calendar. */
export function dateOf(text: string | null | undefined): LocalDate | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text ?? '') ?? [];
  if (year === undefined) return null;
  try {
    return checkDate(`${year}-${month}-${day}`, 'date');
  } catch {
    return null;
  }
}

/** `103000` or `1030` as `10:30:00`; null for no time of day. */
export function timeOf(text: string | null | undefined): string | null {
  const [, hour = '', minute = '', second = '00'] = /^(\d{2})(\d{2})(\d{2})?$/.exec(text ?? '') ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
    ? `${hour}:${minute}:${second}`
    : null;
}

/** `10:30` as `1030`. */
export const compactTime = (time: string): string => time.slice(0, 5).replace(':', '');

/** Minor units as `12.34`. */
export const decimal = (amount: number): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** Headers that name a call; the identifier is cut to the published length. */
export function named(transId: string): Record<string, string> {
  return { transId: transId.slice(0, 32), transactionSrc: 'waybill' };
}

/**
 * Words of an address on lines of a given length, as few as it takes.
 * @returns null when they do not fit; nothing is cut off
 */
export function wrapped(lines: readonly string[], length: number, most: number): string[] | null {
  const given = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (given.length <= most && given.every((line) => line.length <= length)) return given;
  const out: string[] = [];
  for (const word of given.join(', ').split(/\s+/)) {
    const last = out.at(-1);
    if (word.length > length) return null;
    if (last !== undefined && last.length + 1 + word.length <= length) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out.length <= most ? out : null;
}
