import { periodDays, type ReportRange } from '@waybill/contract';
import { addDays, type LocalDate } from '@waybill/freight';
import { invalidField } from '../../../core/refusal.ts';
import { daysUpTo, type Period } from '../figures/index.ts';

/** Maximum number of days in a report. */
const longest = 731;

/** Resolves a range relative to today. Today is included, except for ranges of complete days and months. */
export function daysOfRange(range: ReportRange, today: LocalDate): Period {
  switch (range) {
    case 'yesterday':
      return daysUpTo(addDays(today, -1), 1);
    case 'month': {
      const to = addDays(`${today.slice(0, 7)}-01`, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    default:
      return daysUpTo(today, periodDays[range]);
  }
}

type Asked = { readonly range: ReportRange; readonly from?: string | undefined; readonly to?: string | undefined };

/**
 * The days of a report: those given explicitly, else those of the range.
 * @throws Refusal validation_failed when they end before they start or span too many days
 */
export function reportDays({ range, from, to }: Asked, today: LocalDate): Period {
  if (from === undefined || to === undefined) return daysOfRange(range, today);
  if (to < from) throw invalidField('to', 'too_small', { min: from });
  const last = addDays(from, longest - 1);
  if (to > last) throw invalidField('to', 'too_big', { max: last });
  return { from, to };
}
