import type { TFunction } from 'i18next';
import { en } from '@waybill/phrases/en';

type Code = keyof typeof en.freight.events.code;
type Cause = keyof typeof en.freight.events.cause;
type Appointment = keyof typeof en.freight.events.appointment;

function isCode(code: string): code is Code {
  return Object.hasOwn(en.freight.events.code, code);
}

function isCause(cause: string): cause is Cause {
  return Object.hasOwn(en.freight.events.cause, cause);
}

function isAppointment(code: string): code is Appointment {
  return Object.hasOwn(en.freight.events.appointment, code);
}

/** What a code says of an appointment; null for one that tells of the freight itself. */
export function appointmentWords(t: TFunction, code: string | null): string | null {
  return code !== null && isAppointment(code) ? t(`freight.events.appointment.${code}`) : null;
}

/** Refused because it was refused: a cause that says what its code has said already. */
const sameSaid: Readonly<Record<string, Cause>> = { A7: 'BS' };

/** A carrier's status code in plain words, with the cause behind it where there is one. */
export function eventWords(t: TFunction, code: string | null, reason: string | null): string {
  const event = code !== null && isCode(code) ? t(`freight.events.code.${code}`) : t('freight.events.other');
  if (reason === null || !isCause(reason)) return event;
  if (code !== null && sameSaid[code] === reason) return event;
  return t('freight.events.with_cause', { event, cause: t(`freight.events.cause.${reason}`) });
}
