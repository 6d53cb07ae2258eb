import { staffEvents, type Shipment, type TrackingEventWire } from '@waybill/contract';
import { en } from '@waybill/phrases/en';
import type { TFunction } from 'i18next';
import { isParcelName, knownWords } from '../../../../../ui/freight/timeline/event-words.ts';
import type { TimelineEvent } from '../../../../../ui/freight/timeline/timeline-view.ts';
import type { Formats } from '../../../../../lib/format/formats.ts';

type Cause = keyof typeof en.freight.events.cause;

/** The cause that a reason code names, in plain words; null for one that names none. */
export function causeWords(t: TFunction, reason: string | null): string | null {
  return reason !== null && Object.hasOwn(en.freight.events.cause, reason)
    ? t(`freight.events.cause.${reason as Cause}`)
    : null;
}

function isOwn({ source }: TrackingEventWire): boolean {
  return source === 'waybill';
}

/** What somebody reported on a page of ours, to whom its code is ours too; null for what carriers' programs report. */
function reportedHere({ source, code }: TrackingEventWire) {
  if (source !== 'staff' && source !== 'carrier') return null;
  return staffEvents.find((one) => one === code) ?? null;
}

/** What a report says in plain words; null where its code has none. */
function meaningOf(t: TFunction, event: TrackingEventWire): string | null {
  const here = reportedHere(event);
  return here === null ? knownWords(t, event.code, null) : t(`shipment_desk.whats.${here}`);
}

/** What a delay means here: its cause, and the delivery date that moved with it. */
function delayNote(t: TFunction, event: TrackingEventWire, { estimates }: Shipment, formats: Formats): string | null {
  const cause = causeWords(t, event.reason_code);
  const at = estimates.findIndex(({ set_at, reason }) => set_at === event.occurred_at && reason !== null);
  const [to, from] = [estimates[at], estimates[at + 1]];
  const parts: (string | null)[] = [cause && t('tracking.history.cause', { cause })];
  if (at !== -1 && to && from && to.date !== from.date)
    parts.push(t('tracking.history.moved', { from: formats.date(from.date), to: formats.date(to.date) }));
  return parts.filter(Boolean).join('. ') || null;
}

function noteOf(
  t: TFunction,
  event: TrackingEventWire,
  before: TrackingEventWire | undefined,
  shipment: Shipment,
  formats: Formats,
): Pick<TimelineEvent, 'note' | 'noteTone'> {
  if (event.status === 'delayed') {
    const note = delayNote(t, event, shipment, formats);
    return note === null ? {} : { note, noteTone: 'care' };
  }
  if (event.status === 'in_transit' && before?.status === 'delayed')
    return { note: t('tracking.history.cleared'), noteTone: 'plain' };
  return {};
}

/** What was written beside a report; undefined for the words that a page of ours put there by itself. */
function saidIn(event: TrackingEventWire): string | undefined {
  const here = reportedHere(event);
  const ours: Readonly<Record<string, string>> = en.rate_confirmations.events;
  return here !== null && event.source === 'carrier' && event.text === ours[here] ? undefined : event.text || undefined;
}

/** The booking itself, which no carrier reports. */
function booking(t: TFunction, { created_at, origin, pickup_date }: Shipment, formats: Formats): TimelineEvent {
  return {
    id: 'booking',
    occurredAt: created_at,
    timeZone: origin.time_zone,
    place: `${origin.city}, ${origin.state}`,
    code: t('tracking.history.own'),
    status: 'pending',
    note: t('tracking.history.booked', { date: formats.date(pickup_date) }),
    noteTone: 'plain',
  };
}

/** Everything that happened, newest first, down to the booking: what it means, then the carrier's own words. */
export function timelineEvents(t: TFunction, shipment: Shipment, formats: Formats): TimelineEvent[] {
  // The booking has a line of its own, at the end.
  const events = shipment.events.filter((event) => !(isOwn(event) && event.code === 'booked'));
  const reported = events.map((event, index): TimelineEvent => {
    const { id, occurred_at, time_zone, city, state, text, code, reason_code, status } = event;
    const common = {
      id,
      occurredAt: occurred_at,
      timeZone: time_zone,
      place: city === null ? null : [city, state].filter(Boolean).join(', '),
      status,
    };
    if (isOwn(event))
      return {
        ...common,
        code: t('tracking.history.own'),
        plainWords: status === 'canceled' ? t('tracking.history.canceled') : text,
      };
    const said = saidIn(event);
    const meaning = meaningOf(t, event);
    const saysTheSame = said?.toLowerCase() === meaning?.toLowerCase();
    // What is said on pages of ours has a code of our own, which tells nobody anything.
    const codes =
      event.source === 'staff' || reportedHere(event) !== null
        ? ''
        : [isParcelName(code) ? null : code, reason_code].filter((one) => one !== null).join(' / ');
    return {
      ...common,
      ...(said === undefined || saysTheSame ? {} : { carrierWords: said }),
      code: codes || null,
      ...(meaning === null ? {} : { meaning }),
      ...noteOf(t, event, events[index + 1], shipment, formats),
    };
  });
  return [...reported, booking(t, shipment, formats)];
}
