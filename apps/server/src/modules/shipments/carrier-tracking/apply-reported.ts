import type { CarrierEvent, Tracked } from '@waybill/carriers';
import type { AuditNote } from '../../../core/audit.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { gatewayOf } from '../../carriers/gateway/index.ts';
import { idOf, ingestMany, type ReportedEvent } from '../tracking/index.ts';
import { happenedAt, type Ends } from './event-time.ts';
import type { Target } from './targets.ts';

/** Reports about one shipment. */
export type ReportedEvents = {
  readonly target: Target;
  readonly told: Pick<Tracked, 'events' | 'estimatedDelivery'>;
  /** Source of the events. The same carrier has the same source, whichever way events arrive. */
  readonly source: string;
};

/** Number of new events for each part, and audit notes. */
export type Applied = { readonly added: readonly number[]; readonly notes: readonly AuditNote[] };

function reported(event: CarrierEvent, ends: Ends, source: string): ReportedEvent[] {
  const happened = happenedAt(event, ends);
  if (happened === null) return [];
  return [
    {
      ...happened,
      city: event.city,
      state: event.state,
      text: event.text,
      scheme: event.scheme,
      code: event.code,
      reason_code: event.reasonCode,
      source,
    },
  ];
}

/** Reports delivery dates before pickup to staff. */
function reportSetAside(ctx: Context, { carrierName, connectionId, bolNumber }: Target, days: readonly string[]): void {
  if (days.length === 0) return;
  gatewayOf(ctx.services).incidents.add({
    connectionId,
    carrierName,
    operation: 'track',
    failure: 'delivery_before_pickup',
    code: null,
    exchange: { message: `${bolNumber}: delivery on ${days.join(', ')}, before the pickup` },
    requestId: ctx.requestId,
  });
}

/**
 * Applies events to any number of shipments, in any order, with duplicates. An event reported by two parts counts as
 * new for the first one. A delivery date before pickup is ignored and becomes an incident.
 */
export async function applyReported(ctx: Context, tx: Tx, told: readonly ReportedEvents[]): Promise<Applied> {
  const now = ctx.now();
  const reports = told.map(({ target, told: { events, estimatedDelivery: date }, source }) => ({
    key: { account_id: target.account_id, shipment_id: target.shipment_id },
    events: events.flatMap((event) => reported(event, target.ends, source)),
    estimates: date === null ? [] : [{ deliveryDate: date, setAt: now, reason: null }],
  }));
  const done = await ingestMany(tx, reports, now);
  const sources = new Map(told.map(({ target, source }) => [idOf(target), source]));
  const targets = new Map(told.map(({ target }) => [idOf(target), target]));
  for (const [id, { setAside }] of done) {
    const target = targets.get(id);
    const days = setAside.map(({ deliveryDate }) => deliveryDate);
    if (target !== undefined) reportSetAside(ctx, target, days);
  }
  const notes: AuditNote[] = [];
  for (const [id, { added, status, changed, newlyLate }] of done) {
    if (!changed) continue;
    const [accountId = null, subjectId = null] = id.split('/');
    const late = newlyLate ? { likely_late: true } : {};
    notes.push({
      subject: 'shipment',
      subjectId,
      accountId,
      after: { status, events: added, source: sources.get(id), ...late },
    });
  }
  const added = reports.map(({ key, events }) => {
    const news = done.get(idOf(key))?.news;
    return events.filter((event) => news?.has(event)).length;
  });
  return { added, notes };
}
