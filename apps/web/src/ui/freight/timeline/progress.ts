import { dayAt } from '@waybill/freight';

/** What of a report says how far the freight has come. */
export type Report = {
  readonly occurred_at: string;
  readonly time_zone: string;
  readonly code: string | null;
  readonly status: string | null;
};

/** The calendar date of an instant in a zone, `YYYY-MM-DD`. */
export function localDate(instant: string | Date, timeZone: string): string {
  return dayAt(instant, timeZone);
}

/** The report with which the carrier took the freight over, or null while it waits. @param events newest first */
export function takenOver<R extends Report>(events: readonly R[]): R | null {
  return (
    events.findLast(({ code }) => code === 'AF') ?? events.findLast(({ status }) => status === 'in_transit') ?? null
  );
}

/** Codes after which freight that was out for delivery is out no longer. */
const broughtBack = new Set(['A3', 'A7', 'AH', 'AP', 'BC']);

/** Whether the truck that brings it is on its last round. @param events newest first */
export function isOnLastRound(status: string, events: readonly Report[]): boolean {
  if (status !== 'in_transit' && status !== 'delayed') return false;
  return events.find(({ code }) => code === 'X6' || broughtBack.has(code ?? ''))?.code === 'X6';
}

/** Whether the day it was expected on is over there, and it is not. */
export function isPastDay(status: string, day: string | null, timeZone: string, now: Date): boolean {
  return status !== 'delivered' && status !== 'canceled' && day !== null && day < localDate(now, timeZone);
}
