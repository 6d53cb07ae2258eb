import type { CarrierEvent, Tracked } from '@waybill/carriers';
import { changed, runCommand, unchanged } from '../../core/command.ts';
import { systemContext, type Context } from '../../core/context.ts';
import { ingestEvents, setEstimate, type ReportedEvent } from '../tracking/index.ts';
import { knownCarriers, noteUnknownNames } from '../scac-aliases/index.ts';
import { happenedAt, type Ends } from './event-time.ts';
import { targetOf, type Target } from './targets.ts';

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

/** Whose number somebody tells of: null where no carrier is named, undefined where nobody here goes by the name. */
async function namedBy(
  ctx: Context,
  tracked: readonly Tracked[],
): Promise<(told: Tracked) => string | null | undefined> {
  const names = tracked.flatMap(({ carrier }) => (carrier ? [carrier] : []));
  if (names.length === 0) return () => null;
  const carriers = await knownCarriers(ctx.services);
  await noteUnknownNames(
    ctx,
    names.filter((name) => carriers.find(name) === null),
    'push',
  );
  return ({ carrier }) => (carrier ? (carriers.find(carrier) ?? undefined) : null);
}

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
  const scacOf = await namedBy(ctx, tracked);
  for (const told of tracked) {
    const scac = scacOf(told);
    const target = scac === undefined ? null : await targetOf(ctx, told.number, { connectionId, scac });
    if (target === null) unknownNumbers.push(told.number);
    else {
      shipments += 1;
      added += await applyOne(ctx, target, told, source);
    }
  }
  return { shipments, added, unknownNumbers };
}

/** Brings events to one shipment. @returns how many of them were new */
export async function applyOne(
  ctx: Context,
  { ends, deliveryDate, account_id, shipment_id }: Target,
  told: Pick<Tracked, 'events' | 'estimatedDelivery'>,
  source: string,
): Promise<number> {
  const key = { account_id, shipment_id };
  const own = systemContext(ctx.services, source, account_id);
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
