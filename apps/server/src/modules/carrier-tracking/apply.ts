import type { CarrierEvent, Tracked } from '@waybill/carriers';
import { sql } from 'kysely';
import { changed, runCommand, unchanged } from '../../core/command.ts';
import { systemContext, type Context } from '../../core/context.ts';
import { searchable } from '../shipments/index.ts';
import { ingestEvents, setEstimate, type ReportedEvent, type ShipmentKey } from '../tracking/index.ts';
import { happenedAt, type Ends } from './event-time.ts';

type Target = ShipmentKey & { readonly ends: Ends; readonly deliveryDate: string | null };

/** Shipments a number means: those of the connection it came over, or any when it came over none. */
async function targets(ctx: Context, number: string, connectionId: string | null): Promise<Target[]> {
  let query = ctx.services.database.staff
    .selectFrom('shipments')
    .select(['account_id', 'id', 'detail', 'delivery_date'])
    .where(sql<boolean>`search_numbers @> ARRAY[${searchable(number)}]::text[]`)
    .limit(3);
  if (connectionId !== null) query = query.where('connection_id', '=', connectionId);
  const rows = await query.execute();
  // A number that means several shipments means none.
  if (rows.length !== 1) return [];
  return rows.map((row) => ({
    account_id: row.account_id,
    shipment_id: row.id,
    ends: row.detail as unknown as Ends,
    deliveryDate: row.delivery_date,
  }));
}

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

/** What became of a delivery. */
export type Applied = {
  readonly shipments: number;
  readonly added: number;
  readonly unknownNumbers: readonly string[];
};

/**
 * Brings events to the shipments they are about, whatever order and however often they come.
 * @param source whose events they are; the same carrier's are the same, however they came
 */
export async function applyTracked(
  ctx: Context,
  tracked: readonly Tracked[],
  source: string,
  connectionId: string | null,
): Promise<Applied> {
  let [shipments, added] = [0, 0];
  const unknownNumbers: string[] = [];
  for (const told of tracked) {
    const found = await targets(ctx, told.number, connectionId);
    if (found.length === 0) unknownNumbers.push(told.number);
    for (const target of found) {
      shipments += 1;
      added += await applyOne(ctx, target, told, source);
    }
  }
  return { shipments, added, unknownNumbers };
}

async function applyOne(
  ctx: Context,
  { ends, deliveryDate, ...key }: Target,
  told: Tracked,
  source: string,
): Promise<number> {
  const own = systemContext(ctx.services, source, key.account_id);
  const reports = told.events.flatMap((event) => reported(event, ends, source));
  return runCommand(own, 'tracking.reported', async (tx) => {
    const now = ctx.now();
    const result = reports.length === 0 ? { added: 0, status: null } : await ingestEvents(tx, key, reports, now);
    const estimate = told.estimatedDelivery;
    const moved = estimate !== null && estimate !== deliveryDate;
    if (moved) await setEstimate(tx, key, { deliveryDate: estimate, setAt: now, reason: null });
    if (result.added === 0 && !moved) return unchanged(0);
    return changed(result.added, {
      subject: 'shipment',
      subjectId: key.shipment_id,
      after: { status: result.status, events: result.added },
    });
  });
}
