import { edi214Reasons, type DelayParty } from './edi214-reasons.ts';
import { edi214Statuses } from './edi214-statuses.ts';
import { ownEvents, parcelEventOf, parcelEvents, uspsEvents } from './parcel-events.ts';
import type { StatusRule } from './status.ts';

/** Whose vocabulary a code is of. */
export const eventSchemes = ['edi214', 'edi214_appointment', 'parcel', 'usps', 'own'] as const;
export type EventScheme = (typeof eventSchemes)[number];

/** Something that happened to a shipment, with the code as it came. Whoever stores it keeps text and source too. */
export type TrackingEvent = {
  /** Milliseconds since 1970 UTC at which it happened, not at which it was heard of. */
  readonly at: number;
  readonly scheme: EventScheme;
  readonly code: string;
  /** X12 reason code beside it. */
  readonly reason?: string | null;
};

/** What an event means for the status. */
export type EventMeaning = StatusRule & {
  /** Freight that was delivered or canceled comes back: the end is not the end. */
  readonly reopens: boolean;
  readonly attributedTo: DelayParty | null;
  /** A correction by hand: it holds wherever the shipment stood. */
  readonly corrects: boolean;
  /** False for a code nobody listed; such an event is kept and changes nothing. */
  readonly known: boolean;
};

const tables: Readonly<Record<EventScheme, Readonly<Record<string, StatusRule>>>> = {
  edi214: edi214Statuses,
  edi214_appointment: {},
  parcel: parcelEvents,
  usps: uspsEvents,
  own: ownEvents,
};

const returns: ReadonlySet<string> = new Set(['edi214/A3', 'parcel/returned', 'usps/09', 'own/returned']);

function ruleFor({ scheme, code }: TrackingEvent): StatusRule | null {
  const key = scheme === 'parcel' ? (parcelEventOf(code) ?? code) : code;
  const table = tables[scheme];
  return Object.hasOwn(table, key) ? (table[key] as StatusRule) : null;
}

/**
 * Reads one event. A code of a shipment under way beside a reason that means delay is a delay.
 * An appointment informs only.
 */
export function meaningOf(event: TrackingEvent): EventMeaning {
  const reason = edi214Reasons.get(event.reason ?? '') ?? null;
  const attributedTo = reason?.impliesDelay === true ? reason.attributedTo : null;
  const rule = ruleFor(event);
  if (rule === null) {
    const known = event.scheme === 'edi214_appointment';
    return { status: null, actionRequired: false, reopens: false, corrects: false, attributedTo, known };
  }
  const word = event.scheme === 'parcel' ? parcelEventOf(event.code) : event.code;
  return {
    status: rule.status === 'in_transit' && reason?.impliesDelay === true ? 'delayed' : rule.status,
    actionRequired: rule.actionRequired,
    reopens: returns.has(`${event.scheme}/${word}`),
    corrects: event.scheme === 'own' && event.code.startsWith('set_'),
    attributedTo,
    known: true,
  };
}
