import { exceptionKinds, type ExceptionKind } from '@waybill/contract';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { IconClock, IconHandStop, IconProgressHelp, IconTruck, IconTruckLoading, IconZzz } from '../../../ui/icons.ts';

export const kindIcons = {
  failed_delivery: IconHandStop,
  missed_pickup: IconTruck,
  unclear_pickup: IconTruckLoading,
  delayed: IconClock,
  silent: IconZzz,
  unknown_booking: IconProgressHelp,
} as const satisfies Record<ExceptionKind, unknown>;

export const kindIn = (text: string | undefined): ExceptionKind | null =>
  exceptionKinds.find((kind) => kind === text) ?? null;

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

/** How long ago in its largest unit: `3 days ago`. */
export function agoWords(instant: string, now: number): string {
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'always' });
  const gone = Math.max(0, now - Date.parse(instant));
  if (gone >= dayMs) return words.format(-Math.floor(gone / dayMs), 'day');
  if (gone >= hourMs) return words.format(-Math.floor(gone / hourMs), 'hour');
  return words.format(-Math.floor(gone / minuteMs), 'minute');
}

const morning = 8;

/** The mornings and hours that something can be put off to, by the reader's own clock. */
export function snoozeTimes(
  now: Date,
): { readonly name: 'hour' | 'afternoon' | 'morning' | 'week'; readonly until: Date }[] {
  const at = (days: number): Date => {
    const day = new Date(now);
    day.setDate(day.getDate() + days);
    day.setHours(morning, 0, 0, 0);
    return day;
  };
  return [
    { name: 'hour', until: new Date(now.getTime() + hourMs) },
    { name: 'afternoon', until: new Date(now.getTime() + 4 * hourMs) },
    { name: 'morning', until: at(1) },
    { name: 'week', until: at(7) },
  ];
}

export { ownZone } from '../../../lib/format/zones.ts';
