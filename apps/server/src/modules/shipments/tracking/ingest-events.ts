import { applyEvents } from '@waybill/freight';
import type { Tx } from '../../../core/database/database.ts';
import { announceMany } from '../../../core/live/announce.ts';
import { addNews, type News } from '../shipment-news/index.ts';
import { addEvents } from './add-events.ts';
import { datesOf, type NamedDate } from './delivery-date.ts';
import type { ReportedEvent, ShipmentKey } from './events.ts';
import { hookFollowers } from './followers-hook.ts';
import { eventsByShipment, lockShipments, writeStates, type Locked, type NewState } from './ingest-rows.ts';
import { wakeBilling } from './departed-job.ts';
import { newsOf } from './news.ts';

export type Ingested = {
  readonly added: number;
  readonly news: ReadonlySet<ReportedEvent>;
  readonly status: string;
  /** Whether anything about the shipment changed. */
  readonly changed: boolean;
  /** Whether the shipment was on time before and is likely late now. */
  readonly newlyLate: boolean;
  /** Impossible delivery dates from the carrier, before the pickup. */
  readonly setAside: readonly NamedDate[];
};

export type Reports = {
  readonly key: ShipmentKey;
  readonly events: readonly ReportedEvent[];
  /** Delivery dates given by the carrier, in order. */
  readonly estimates?: readonly NamedDate[];
  /** Recomputes the dates without reports, since time has passed. */
  readonly look?: boolean;
};

export const idOf = ({ account_id: account, shipment_id: shipment }: ShipmentKey): string => `${account}/${shipment}`;

/** Merges reports by shipment, sorted by key, so that concurrent batches lock in the same order. */
function merged(reports: readonly Reports[]): Required<Reports>[] {
  type One = { key: ShipmentKey; events: ReportedEvent[]; estimates: NamedDate[]; look: boolean };
  const byKey = new Map<string, One>();
  for (const { key, events, estimates = [], look = false } of reports) {
    const known = byKey.get(idOf(key)) ?? { key, events: [], estimates: [], look: false };
    known.look ||= look;
    known.events.push(...events);
    known.estimates.push(...estimates);
    byKey.set(idOf(key), known);
  }
  return [...byKey.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

const none: ReadonlySet<ReportedEvent> = new Set();

type Dates = Awaited<ReturnType<typeof datesOf>>;
type State = NewState & { readonly news: readonly News[]; readonly setAside: readonly NamedDate[] };
type Read = {
  readonly events: Awaited<ReturnType<typeof eventsByShipment>>;
  readonly dates: Dates;
  readonly added: ReadonlyMap<string, ReadonlySet<ReportedEvent>>;
  readonly now: Date;
};

const corrects = ({ scheme, code }: ReportedEvent): boolean => scheme === 'own' && (code ?? '').startsWith('set_');

/** State of a shipment after a batch, and its news. */
function stateFor(locked: Locked, { events, dates, added, now }: Read): State {
  const own = events.get(idOf(locked)) ?? [];
  const came = added.get(idOf(locked)) ?? none;
  const state = applyEvents(own);
  // A shipment canceled by us stays canceled, whatever the carrier reports; only staff can revert that.
  const canceled = locked.status === 'canceled' && ![...came].some(corrects);
  const over = canceled || state.status === 'delivered' || state.status === 'canceled';
  const date = dates.of(locked, own, { over, pickedUpAt: state.pickedUpAt });
  const newlyLate = locked.late_cause === null && date.late !== null;
  const newDay = date.estimate.some((one) => one.named_by === 'carrier');
  const after = { state, added: came, late: date.late, newlyLate, newDay, promised: date.promised, now };
  return {
    account_id: locked.account_id,
    shipment_id: locked.shipment_id,
    status: canceled ? 'canceled' : state.status,
    action_required: state.actionRequired ? (state.actionBecause?.code ?? 'unknown') : null,
    delivered_at: state.deliveredAt === null ? null : new Date(state.deliveredAt),
    delivery_date: date.shown,
    late_cause: date.late?.cause ?? null,
    estimate: date.estimate,
    setAside: date.setAside,
    news: canceled ? [] : newsOf(after),
  };
}

/**
 * Ingests carrier reports about any number of shipments, in any order, with duplicates: each report is stored once, and
 * the status follows from all of them. A shipment that becomes late gets its new date and the cause at once, before the
 * promised day has passed.
 * @returns the result for each shipment, by `account/shipment`
 */
export async function ingestMany(
  tx: Tx,
  reports: readonly Reports[],
  now: Date,
): Promise<ReadonlyMap<string, Ingested>> {
  const told = merged(reports);
  const locked = await lockShipments(
    tx,
    told.map(({ key }) => key),
  );
  const added = await addEvents(tx, told, now);
  const named = new Set(told.filter(({ estimates }) => estimates.length > 0).map(({ key }) => idOf(key)));
  const looked = new Set(told.filter(({ look }) => look).map(({ key }) => idOf(key)));
  const touched = locked.filter((each) => [added, named, looked].some((some) => some.has(idOf(each))));
  const events = await eventsByShipment(tx, touched);
  const dates = await datesOf(tx, touched, told, now);
  const read = { events, dates, added, now };
  const states = new Map(touched.map((each) => [idOf(each), stateFor(each, read)]));
  const changed = await writeStates(tx, touched, states, now);
  await hookFollowers(
    tx,
    touched.filter((each) => changed.has(idOf(each))),
  );
  await addNews(tx, [...states.values()], now);
  await wakeBilling(tx, touched, states);
  const news = touched.filter((each) => added.has(idOf(each)) || changed.has(idOf(each)));
  await announceMany(
    tx,
    'shipment',
    news.map((each) => each.shipment_id),
  );
  return new Map(
    locked.map((each): [string, Ingested] => {
      const id = idOf(each);
      const state = states.get(id);
      return [
        id,
        {
          added: added.get(id)?.size ?? 0,
          news: added.get(id) ?? none,
          status: state?.status ?? each.status,
          changed: added.has(id) || changed.has(id),
          newlyLate: each.late_cause === null && (state?.late_cause ?? null) !== null,
          setAside: state?.setAside ?? [],
        },
      ];
    }),
  );
}

/** The same for one shipment. @throws if the shipment does not exist */
export async function ingestEvents(
  tx: Tx,
  key: ShipmentKey,
  events: readonly ReportedEvent[],
  now: Date,
  estimates: readonly NamedDate[] = [],
): Promise<Ingested> {
  const done = (await ingestMany(tx, [{ key, events, estimates }], now)).get(idOf(key));
  if (done === undefined) throw new Error(`There is no shipment ${key.shipment_id}`);
  return done;
}
