import type { TFunction } from 'i18next';
import { en } from '@waybill/phrases/en';

type Code = keyof typeof en.freight.events.code;
type Parcel = keyof typeof en.freight.events.parcel;
type Cause = keyof typeof en.freight.events.cause;
type Appointment = keyof typeof en.freight.events.appointment;

/** Whether a code is one of our names for what parcel carriers report, which tells a reader nothing. */
export function isParcelName(code: string | null): code is Parcel {
  return code !== null && Object.hasOwn(en.freight.events.parcel, code);
}

function isStatusCode(code: string | null): code is Code {
  return code !== null && Object.hasOwn(en.freight.events.code, code);
}

/** Whether a code has words of its own. */
export function isExplained(code: string | null): boolean {
  return isStatusCode(code) || isParcelName(code);
}

function codeWords(t: TFunction, code: string | null): string {
  if (isParcelName(code)) return t(`freight.events.parcel.${code}`);
  return isStatusCode(code) ? t(`freight.events.code.${code}`) : t('freight.events.other');
}

function isCause(cause: string): cause is Cause {
  return Object.hasOwn(en.freight.events.cause, cause);
}

function isAppointment(code: string | null): code is Appointment {
  return code !== null && Object.hasOwn(en.freight.events.appointment, code);
}

/** What a code says of an appointment; null for one that tells of the freight itself. */
export function appointmentWords(t: TFunction, code: string | null): string | null {
  return isAppointment(code) ? t(`freight.events.appointment.${code}`) : null;
}

/** What a code of a carrier means; null for one that has no words of its own. */
export function knownWords(t: TFunction, code: string | null, reason: string | null): string | null {
  return isExplained(code) ? eventWords(t, code, reason) : appointmentWords(t, code);
}

/** Refused because it was refused: a cause that says what its code has said already. */
const sameSaid: Readonly<Record<string, Cause>> = { A7: 'BS' };

/** A carrier's status code in plain words, with the cause behind it where there is one. */
export function eventWords(t: TFunction, code: string | null, reason: string | null): string {
  const event = codeWords(t, code);
  if (reason === null || !isCause(reason)) return event;
  if (code !== null && sameSaid[code] === reason) return event;
  return t('freight.events.with_cause', { event, cause: t(`freight.events.cause.${reason}`) });
}
