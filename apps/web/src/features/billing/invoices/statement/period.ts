import { longestStatement } from '@waybill/contract';
import { addDays, daysBetween } from '@waybill/freight';
import { dateIn } from '../../../../lib/format/date-in.ts';

/** Days that were chosen, as the server is asked; without any it covers this month until today. */
export type Chosen = { readonly from?: string; readonly to?: string };

/** The days of the address, as far as they are dates. */
export function chosenIn({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): Chosen {
  const [first, last] = [dateIn(from), dateIn(to)];
  return { ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: last }) };
}

/** Why no statement covers these days; null where one does. */
export function problemWith({ from, to }: Chosen, today: string): 'wrong_way' | 'too_long' | null {
  if (from === undefined) return null;
  const last = to ?? today;
  if (last < from) return 'wrong_way';
  return daysBetween(from, last) >= longestStatement ? 'too_long' : null;
}

/** Periods that are asked for most, as dates. @param today where the person sits */
export function usualPeriods(today: string) {
  const month = `${today.slice(0, 8)}01`;
  const before = addDays(month, -1);
  return {
    this_month: { from: month, to: today },
    last_month: { from: `${before.slice(0, 8)}01`, to: before },
    last_90: { from: addDays(today, -89), to: today },
    this_year: { from: `${today.slice(0, 5)}01-01`, to: today },
  } as const;
}
