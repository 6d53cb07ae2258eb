import { meaningOf, type LikelyLate, type TrackingState } from '@waybill/freight';
import type { News, NewsKind } from '../shipment-news/index.ts';
import type { KnownEvent, ReportedEvent } from './events.ts';

/** Reports of longer ago come from a carrier that is asked for the first time, or from a file of last month. */
const newsForMs = 3 * 24 * 60 * 60_000;

/** What happens on the way, in its order: whoever was told of a later one is told of none before it. */
const onTheWay: readonly NewsKind[] = ['picked_up', 'out_for_delivery', 'delivered'];

const keyOf = (at: number, scheme: string, code: string | null): string => `${at}/${scheme}/${code}`;

function isOutForDelivery({ scheme, code }: KnownEvent): boolean {
  return scheme === 'edi214' ? code === 'X6' : /^(OF|out.?for.?delivery)$/i.test(code);
}

/** What is known after a batch of reports, and what of it the batch brought. */
export type After = {
  readonly state: TrackingState<KnownEvent>;
  readonly added: ReadonlySet<ReportedEvent>;
  readonly late: LikelyLate | null;
  /** On time by what was known before. */
  readonly newlyLate: boolean;
  /** The carrier named another day in this batch. */
  readonly newDay: boolean;
  readonly promised: string | null;
  readonly now: Date;
};

/**
 * What people are to be told of, the weightiest alone; what goes without saying beside it is written down as told. It is
 * read from the state that all reports lead to, so neither their order nor hearing them again makes more of it.
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

/** A day the carrier named itself is a promise of its own; what its reports come to slips from day to day. */
function dayOf(late: LikelyLate | null): string | null {
  return late?.cause === 'carrier_estimate' ? late.expected : null;
}

function meansMoving(event: KnownEvent): boolean {
  const { status } = meaningOf(event);
  return status === 'in_transit' || status === 'delivered';
}
