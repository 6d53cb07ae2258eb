import { meaningOf, type LikelyLate, type TrackingState } from '@waybill/freight';
import type { News, NewsKind } from '../shipment-news/index.ts';
import type { KnownEvent, ReportedEvent } from './events.ts';

/** Older reports are no news: they come from a first poll, or from an old file. */
const newsForMs = 3 * 24 * 60 * 60_000;

/** Steps of a journey in order. After news of one, no news of an earlier one is sent. */
const onTheWay: readonly NewsKind[] = ['picked_up', 'out_for_delivery', 'delivered'];

const keyOf = (at: number, scheme: string, code: string | null): string => `${at}/${scheme}/${code}`;

function isOutForDelivery({ scheme, code }: KnownEvent): boolean {
  return scheme === 'edi214' ? code === 'X6' : /^(OF|out.?for.?delivery)$/i.test(code);
}

/** The state after a batch of reports, and what the batch added. */
export type After = {
  readonly state: TrackingState<KnownEvent>;
  readonly added: ReadonlySet<ReportedEvent>;
  readonly late: LikelyLate | null;
  /** Whether it was on time before the batch. */
  readonly newlyLate: boolean;
  /** Whether the carrier gave another date in this batch. */
  readonly newDay: boolean;
  readonly promised: string | null;
  readonly now: Date;
};

/**
 * The news of a batch: only the most important one is sent, others are saved as covered. Derived from the state after
 * all reports, so order and duplicates do not matter.
 */
export function newsOf({ state, added, late, newlyLate, newDay, promised, now }: After): News[] {
  if (state.status === 'canceled') return [];
  const came = new Set([...added].map((event) => keyOf(event.occurred_at.getTime(), event.scheme, event.code)));
  const isNews = (event: KnownEvent | null | undefined): event is KnownEvent =>
    event !== null &&
    event !== undefined &&
    came.has(keyOf(event.at, event.scheme, event.code)) &&
    now.getTime() - event.at <= newsForMs;
  const { because, actionBecause } = state;
  const pickup = state.history.find(({ event }) => event.at === state.pickedUpAt && meansMoving(event))?.event;
  const lateNews = late !== null && (newlyLate || (newDay && late.cause === 'carrier_estimate'));
  const delayed = lateNews || (state.status === 'delayed' && !state.actionRequired && isNews(because));
  const found: { kind: NewsKind; about: string }[] = [];
  if (state.status === 'delivered') {
    if (isNews(because)) found.push({ kind: 'delivered', about: '' });
  } else {
    if (state.actionRequired && isNews(actionBecause)) found.push({ kind: 'exception', about: actionBecause.code });
    if (delayed) found.push({ kind: 'delayed', about: dayOf(late) ?? promised ?? '' });
    if (isNews(because) && isOutForDelivery(because)) found.push({ kind: 'out_for_delivery', about: '' });
    if (isNews(pickup)) found.push({ kind: 'picked_up', about: '' });
  }
  const [first, ...others] = found;
  if (first === undefined) return [];
  const passed = onTheWay.slice(0, Math.max(0, onTheWay.indexOf(first.kind)));
  const covered = new Map(
    [...others, ...passed.map((kind) => ({ kind, about: '' }))].map((one) => [`${one.kind}/${one.about}`, one]),
  );
  return [{ ...first, covered: false }, ...[...covered.values()].map((one) => ({ ...one, covered: true }))];
}

/** The date that identifies a delay. Only the carrier's own dates count, since computed ones change from day to day. */
function dayOf(late: LikelyLate | null): string | null {
  return late?.cause === 'carrier_estimate' ? late.expected : null;
}

function meansMoving(event: KnownEvent): boolean {
  const { status } = meaningOf(event);
  return status === 'in_transit' || status === 'delivered';
}
