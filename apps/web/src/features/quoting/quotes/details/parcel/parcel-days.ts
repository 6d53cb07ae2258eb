import {
  addDays,
  holidayOn,
  isBusinessDay,
  nextBusinessDay,
  parcelClosures,
  parcelCutoffs,
  type UsHoliday,
} from '@waybill/freight';

const closures = { holidays: parcelClosures };

export type ParcelDay = {
  readonly date: string;
  readonly bar: 'closed' | 'too_soon' | null;
  /** The holiday on which parcel carriers are closed. */
  readonly holiday: UsHoliday | null;
};

/** The days from today on: closed ones, and those too soon for a pickup that is scheduled now. */
export function parcelDays(today: string, first: string | null, count: number): ParcelDay[] {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(today, index);
    const closed = !isBusinessDay(date, closures);
    const holiday = holidayOn(date, parcelClosures)?.holiday ?? null;
    return { date, holiday, bar: closed ? 'closed' : first !== null && date < first ? 'too_soon' : null };
  });
}

/** What the clock of the pickup place means for a pickup that is scheduled now. */
export type Scheduling = {
  readonly stage: 'promised' | 'asked' | 'moved';
  /** The next business day, and the one after. */
  readonly next: string;
  readonly later: string;
  /** Minutes until noon; 0 afterwards. */
  readonly left: number;
};

/** By noon the next business day is promised, until two it is asked for, after that it is the one after. */
export function schedulingAt(today: string, minutes: number): Scheduling {
  const next = nextBusinessDay(today, closures);
  const { promisedUntil, askedUntil } = parcelCutoffs;
  return {
    stage: minutes <= promisedUntil ? 'promised' : minutes <= askedUntil ? 'asked' : 'moved',
    next,
    later: nextBusinessDay(next, closures),
    left: Math.max(0, promisedUntil - minutes),
  };
}
