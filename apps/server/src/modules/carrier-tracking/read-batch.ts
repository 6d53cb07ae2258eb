import type { Answer, endpoints } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../core/command.ts';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { applyTold, type ToldOf } from './apply.ts';
import { markRead, takeOne, takeOpen, type DeliveryRow } from './deliveries.ts';
import { targetsOf, type Target } from './targets.ts';
import { readDeliveries, type ReadDelivery, type ToldShipment } from './told.ts';

/** What became of one delivery. */
export type ReadResult = Omit<Answer<typeof endpoints.tracking.edi214>['data'], 'delivery_id'>;
type Found = { readonly of: ReadDelivery; readonly shipment: ToldShipment; readonly target: Target | null };

const most = 20;

/** What staff find beside a delivery that was not all taken in; null when it was. */
function problemOf(read: ReadDelivery, found: readonly Found[]): string | null {
  if (read.shipments === null) return 'It could not be read';
  const unknown = found.filter(({ target }) => target === null);
  const file = unknown.some(({ shipment }) => shipment.edi !== null);
  const numbers = unknown.map(({ shipment }) => shipment.numbers[0]?.number ?? '');
  const parts = [
    ...(unknown.length > 0 && file ? [`${unknown.length} shipments are not known`] : []),
    ...(unknown.length > 0 && !file ? [`No shipment has ${numbers.slice(0, most).join(', ')}`] : []),
    ...(read.problems.length === 0 ? [] : [`${read.problems.length} problems in the file`]),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}

/** The shipment that each part of the deliveries is about, by the first of its numbers that means one. */
async function findTargets(tx: Tx, deliveries: readonly ReadDelivery[]): Promise<Found[]> {
  const parts = deliveries.flatMap((of) => (of.shipments ?? []).map((shipment) => ({ of, shipment })));
  const asked = parts.flatMap(({ shipment }) => shipment.numbers);
  const targets = (await targetsOf(tx, asked)).values();
  return parts.map(({ of, shipment }) => {
    const means = shipment.numbers.map(() => targets.next().value ?? null);
    return { of, shipment, target: means.find((target) => target !== null) ?? null };
  });
}

function resultOf(read: ReadDelivery, found: readonly Found[], added: number): ReadResult {
  return {
    shipments: found.length,
    matched: found.filter(({ target }) => target !== null).length,
    events: found.reduce((sum, { shipment }) => sum + shipment.told.events.length, 0),
    events_added: added,
    unknown: found.flatMap(({ shipment: { edi }, target }) =>
      target !== null || edi === null
        ? []
        : [{ transaction: edi.transaction, scac: edi.scac, pro_number: edi.proNumber, bol_number: edi.billOfLading }],
    ),
    problems: [...read.problems],
  };
}

type Batch = { readonly read: readonly string[]; readonly result: ReadResult | null };

/**
 * Reads deliveries into events of shipments: taken, read, applied and marked as read in one transaction, so that a
 * process that is killed on the way leaves them as they were, and what is applied is never read again.
 */
async function readBatch(ctx: Context, take: (tx: Tx) => Promise<DeliveryRow[]>): Promise<Batch> {
  return runCommand(ctx, 'tracking.reported', async (tx) => {
    const rows = await take(tx);
    if (rows.length === 0) return unchanged<Batch>({ read: [], result: null });
    const deliveries = await readDeliveries(ctx, tx, rows);
    const found = await findTargets(tx, deliveries);
    const told = found.flatMap(({ of, shipment, target }): ToldOf[] =>
      target === null ? [] : [{ target, told: shipment.told, source: of.source }],
    );
    const { added, notes } = await applyTold(ctx, tx, told);
    const ofDelivery = (read: ReadDelivery) => found.filter(({ of }) => of === read);
    const own = new Map(deliveries.map((read) => [read, ofDelivery(read)]));
    await markRead(
      ctx,
      tx,
      deliveries.map((read) => ({ id: read.id, problem: problemOf(read, own.get(read) ?? []) })),
    );
    const [first] = deliveries;
    const nothing = { subject: 'tracking_delivery', subjectId: first?.id ?? null, after: { deliveries: rows.length } };
    const result = first === undefined ? null : resultOf(first, own.get(first) ?? [], added);
    return changed<Batch>({ read: rows.map(({ id }) => id), result }, notes.length === 0 ? nothing : notes);
  });
}

/** Reads a batch of what is open. @returns the ids of what was read; none when nothing is left to this process */
export async function readOpen(ctx: Context): Promise<readonly string[]> {
  return (await readBatch(ctx, (tx) => takeOpen(ctx, tx))).read;
}

/** Reads one delivery, also one that was read before, and tells what became of it. */
export async function readOne(ctx: Context, id: string): Promise<ReadResult> {
  const { result } = await readBatch(ctx, (tx) => takeOne(tx, id));
  if (result === null) throw new Error(`There is no delivery ${id}`);
  return result;
}
