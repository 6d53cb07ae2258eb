import { staffRoleAbilities, staffRoles, type StaffRole } from '@waybill/contract';
import { minutesOf, zoned } from '@waybill/freight';
import { minutesUntilOpen } from '../../../core/office-hours.ts';

/** Roles that work at the sales desk. */
export const deskRoles: readonly StaffRole[] = staffRoles.filter((role) =>
  staffRoleAbilities[role].includes('staff.quote_requests'),
);

/** Desk hours, and the hours within which an answer is promised. */
export const deskHours = { zone: 'America/New_York', opens: '08:00', closes: '18:00', answerMinutes: 4 * 60 } as const;

const minuteMs = 60_000;

/**
 * Due time of a request: the promised time in desk hours, on carriers' business days. When the clocks change at night,
 * it may be off by an hour.
 */
export function answerDue(asked: Date): Date {
  let at = Math.floor(asked.getTime() / minuteMs) * minuteMs;
  let left: number = deskHours.answerMinutes;
  for (;;) {
    at += minutesUntilOpen(at, deskHours) * minuteMs;
    const untilClose = minutesOf(deskHours.closes, 'closes') - zoned(at, deskHours.zone).minutes;
    if (left <= untilClose) return new Date(at + left * minuteMs);
    left -= untilClose;
    at += untilClose * minuteMs;
  }
}
