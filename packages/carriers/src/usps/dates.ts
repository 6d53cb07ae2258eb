import { checkDate, type LocalDate } from '@waybill/freight';

/** The calendar date an answer begins with; null for anything that is none. */
export function dateOf(text: string | null | undefined): LocalDate | null {
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:$|T| )/.exec(text ?? '') ?? [];
  if (date === undefined) return null;
  try {
    return checkDate(date, 'date');
  } catch {
    return null;
  }
}
