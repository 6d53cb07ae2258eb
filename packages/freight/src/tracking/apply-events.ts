import { addBusinessDays, type Closures } from '../calendar/business-days.ts';
import type { LocalDate } from '../calendar/date.ts';
import type { DelayParty } from './edi214-reasons.ts';
import { meaningOf, type EventMeaning, type TrackingEvent } from './event.ts';
import { trackingStatuses, type TrackingStatus } from './status.ts';

/** Where a shipment stands after its events. */
export type TrackingState<E extends TrackingEvent = TrackingEvent> = {
  readonly status: TrackingStatus;
  readonly actionRequired: boolean;
  /** The event that brought the status, null before any; and the one that calls for action. */
  readonly because: E | null;
  readonly actionBecause: E | null;
  readonly delayedBy: DelayParty | null;
  readonly pickedUpAt: number | null;
  readonly deliveredAt: number | null;
  /** The freight went back to its shipper: such a shipment ends as returned, and never as delivered. */
  readonly returned: boolean;
  /** The newest sign of life of any kind. */
  readonly lastEventAt: number | null;
  /** Every event once, in the order of time, with the status after it. */
  readonly history: readonly { readonly event: E; readonly status: TrackingStatus; readonly known: boolean }[];
};

const rank = (status: TrackingStatus | null): number => (status === null ? -1 : trackingStatuses.indexOf(status));

/** An event with what it means; looked up once, since every comparison asks. */
type Read<E> = { readonly event: E; readonly meaning: EventMeaning };

const keyOf = ({ scheme, code, reason }: TrackingEvent): string => `${scheme}/${code}/${reason ?? ''}`;

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * By time; at the same minute in the order in which things happen, so that delivery comes last, and what corrects it. The
 * same event told twice stands side by side then, and once is enough.
 */
function inOrder<E extends TrackingEvent>(events: readonly E[]): Read<E>[] {
  const sorted = events
    .map((event): Read<E> => ({ event, meaning: meaningOf(event) }))
    .toSorted(
      (one, other) =>
        one.event.at - other.event.at ||
        Number(one.meaning.corrects) - Number(other.meaning.corrects) ||
        rank(one.meaning.status) - rank(other.meaning.status) ||
        compared(keyOf(one.event), keyOf(other.event)),
    );
  return sorted.filter(({ event }, index) => {
    const next = sorted[index + 1]?.event;
    return next === undefined || next.at !== event.at || keyOf(next) !== keyOf(event);
  });
}

type Mutable<E extends TrackingEvent> = { -readonly [K in keyof TrackingState<E>]: TrackingState<E>[K] };

const terminal = (status: TrackingStatus): boolean => status === 'delivered' || status === 'canceled';

/**
 * Whether an event counts at the present state: after the end only a return does, and once freight is under way
 * nothing leads back to before its pickup.
 */
function counts<E extends TrackingEvent>(
  state: Mutable<E>,
  { status, reopens, corrects, actionRequired }: EventMeaning,
): boolean {
  if (status === null) return false;
  if (corrects) return true;
  if (terminal(state.status)) return reopens;
  if (status === 'pending') return state.pickedUpAt === null && (actionRequired || state.status === 'pending');
  return status !== 'dispatched' || state.pickedUpAt === null;
}

function apply<E extends TrackingEvent>(state: Mutable<E>, event: E, meaning: EventMeaning): void {
  state.returned ||= meaning.reopens;
  // What is unloaded after a return is back with its shipper.
  const backAgain = state.returned && meaning.status === 'delivered' && !meaning.corrects;
  const status = backAgain ? 'delayed' : (meaning.status as TrackingStatus);
  state.status = status;
  state.because = event;
  state.actionRequired = meaning.actionRequired || backAgain;
  state.actionBecause = state.actionRequired ? event : null;
  state.delayedBy = status === 'delayed' ? (meaning.attributedTo ?? state.delayedBy) : null;
  if (status === 'in_transit' || status === 'delivered') state.pickedUpAt ??= event.at;
  if (meaning.corrects && (status === 'pending' || status === 'dispatched')) state.pickedUpAt = null;
  state.deliveredAt = status === 'delivered' ? event.at : null;
}

/**
 * The state that a shipment's events lead to, in whatever order and how often they were heard of. Time decides; a
 * late report never leads back. The next movement ends a delay. Delivered and canceled are the end, unless the
 * freight is returned or staff correct the status by hand.
 */
export function applyEvents<E extends TrackingEvent>(events: readonly E[]): TrackingState<E> {
  const state: Mutable<E> = {
    status: 'pending',
    actionRequired: false,
    because: null,
    actionBecause: null,
    delayedBy: null,
    pickedUpAt: null,
    deliveredAt: null,
    returned: false,
    lastEventAt: null,
    history: [],
  };
  state.history = inOrder(events).map(({ event, meaning }) => {
    if (counts(state, meaning)) apply(state, event, meaning);
    state.lastEventAt = event.at;
    return { event, status: state.status, known: meaning.known };
  });
  return state;
}

/** Business days after the estimated arrival from which silence is a delay. */
export const silenceDays = 2;

/**
 * The state with silence taken into account: without a sign of life on or after `silenceDays` business days past the
 * estimated delivery, a shipment that is not at its end is delayed and somebody has to act.
 * @param lastScan local date of the newest event, or null
 */
export function withSilence<E extends TrackingEvent>(
  state: TrackingState<E>,
  facts: {
    readonly estimated: LocalDate;
    readonly lastScan: LocalDate | null;
    readonly today: LocalDate;
    readonly closures: Closures;
  },
): TrackingState<E> {
  const { estimated, lastScan, today, closures } = facts;
  const from = addBusinessDays(estimated, silenceDays, closures);
  const heardOf = lastScan !== null && lastScan > estimated;
  if (terminal(state.status) || heardOf || today <= from) return state;
  return { ...state, status: 'delayed', actionRequired: true };
}
