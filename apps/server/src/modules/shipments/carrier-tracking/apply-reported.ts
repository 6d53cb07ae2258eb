import type { CarrierEvent, Tracked } from '@waybill/carriers';
import type { AuditNote } from '../../../core/audit.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { gatewayOf } from '../../carriers/gateway/index.ts';
import { idOf, ingestMany, type ReportedEvent } from '../tracking/index.ts';
import { happenedAt, type Ends } from './event-time.ts';
import type { Target } from './targets.ts';

/** What somebody told about one shipment. */
export type ReportedEvents = {
  readonly target: Target;
  readonly told: Pick<Tracked, 'events' | 'estimatedDelivery'>;
  /** Whose events they are; the same carrier's are the same, however they came. */
  readonly source: string;
};

/** What became of it: how many events were new, one figure for each part that was told, and what the audit says. */
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
 * Brings events to the shipments they are about, many shipments at a time, whatever order and however often they come.
 * An event that two parts tell is new for the first of them. A delivery day before the pickup is set aside and is an
 * incident, as an answer is that cannot be used.
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
