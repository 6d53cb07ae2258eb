import type { PickupBar, PickupDay } from '@waybill/freight';
import type { TFunction } from 'i18next';
import { dateFormat } from '../../../../../lib/format/formats.ts';
import { currentLanguage } from '../../../../../lib/language/i18n.ts';

/** Parts of a calendar date in the language shown: `Wed`, `2`, `December 2026`. */
export function dayParts(date: string) {
  const at = new Date(`${date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions): string =>
    dateFormat(currentLanguage(), { ...options, timeZone: 'UTC' }).format(at);
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'long', year: 'numeric' }),
  };
}

// Each by its whole key: the first view brings no other finding along.
const sayings = {
  pickup_past: 'findings.pickup_past',
  pickup_today: 'findings.pickup_today',
  pickup_weekend: 'findings.pickup_weekend',
  pickup_holiday: 'findings.pickup_holiday',
  pickup_closed: 'findings.pickup_closed',
  pickup_cutoff_passed: 'findings.pickup_cutoff_passed',
} as const satisfies Record<PickupBar, string>;

/** Why a day without pickup is closed, where the calendar alone does not say so: a holiday, or a cut-off that has passed. */
export function noteOf({ bars, holiday }: PickupDay, t: TFunction): string | null {
  if (holiday !== null) return t(`quotes.holidays.${holiday}`);
  return bars.includes('pickup_cutoff_passed') ? t('findings.pickup_cutoff_passed') : null;
}

/** Why there is no pickup on a day, in the specification's words; null when there is. */
export function closedBecause({ bars, holiday }: PickupDay, t: TFunction): string | null {
  const bar = bars.find((one) => one === 'pickup_holiday' || one === 'pickup_closed') ?? bars[0];
  if (bar === undefined) return null;
  const said = t(sayings[bar]);
  return holiday === null ? said : `${said} ${t(`quotes.holidays.${holiday}`)}`;
}
