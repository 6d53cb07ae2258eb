import type { Edi214Result } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { noteUnknownNames } from '../../carriers/scac-aliases/index.ts';
import { applyReported } from './apply-reported.ts';
import { markRead, takeOne, takeOpen, type DeliveryRow, type ReadMark } from './deliveries.ts';
import { edi214ProblemOf, edi214ResultOf, edi214Source, type AppliedSet } from './edi-214.ts';
import { targetsOf, type Target } from './targets.ts';
import { readDeliveries, type ReadDelivery, type ReportedShipment } from './reported.ts';

/** One part of a delivery, its shipment, and the number of new events. */
type Found = { readonly of: ReadDelivery; readonly shipment: ReportedShipment; readonly target: Target | null };
type Taken = Found & { readonly added: number };

const most = 20;

/** Finds the shipment of each part, by the first of its numbers that matches one. */
async function findTargets(tx: Tx, deliveries: readonly ReadDelivery[]): Promise<Found[]> {
  const parts = deliveries.flatMap((of) => (of.shipments ?? []).map((shipment) => ({ of, shipment })));
  const asked = parts.flatMap(({ shipment }) => shipment.numbers);
  const targets = (await targetsOf(tx, asked)).values();
  return parts.map(({ of, shipment }) => {
    const means = shipment.numbers.map(() => targets.next().value ?? null);
    return { of, shipment, target: means.find((target) => target !== null) ?? null };
  });
}

/** The result of a file; null for a delivery that is no file. */
function resultOf(read: ReadDelivery, taken: readonly Taken[]): Edi214Result | null {
  if (read.row.source !== edi214Source) return null;
  const sets = taken.flatMap(({ shipment: { edi, scac }, target, added }): AppliedSet[] =>
    edi === null ? [] : [{ edi, scac, target, added }],
  );
  return edi214ResultOf(sets, read.problems);
}

/** What staff see about a delivery. For a file read again, the totals of all readings. */
function markOf(read: ReadDelivery, taken: readonly Taken[], result: Edi214Result | null): ReadMark {
  const { id, events_added: before } = read.row;
  if (result !== null) {
    const kept = { ...result, events_added: result.events_added + (before ?? 0) };
    return { id, problem: edi214ProblemOf(result), result: kept };
  }
  const unknown = taken.flatMap(({ shipment, target }) => (target === null ? [shipment.number] : []));
  const missing = unknown.length === 0 ? null : `No shipment has ${unknown.slice(0, most).join(', ')}`;
  return { id, problem: read.shipments === null ? 'It could not be read' : missing, result: null };
}

/** Stores unknown carrier names. Comes last, since other batches may wait for these rows. */
async function noteNames(ctx: Context, tx: Tx, found: readonly Found[]): Promise<void> {
  for (const source of ['edi214', 'push'] as const) {
    const names = found.flatMap(({ of, shipment: { carrier, scac } }) =>
      carrier !== null && scac === null && (of.row.source === edi214Source) === (source === 'edi214') ? [carrier] : [],
    );
    if (names.length > 0) await noteUnknownNames(ctx, names, source, tx);
  }
}

type Batch = { readonly read: readonly string[]; readonly result: Edi214Result | null };

/**
 * Reads deliveries into events. Locking, reading, applying, and marking happen in one transaction, so that a killed
 * process changes nothing, and applied deliveries are not read again.
 */
async function readBatch(ctx: Context, take: (tx: Tx) => Promise<DeliveryRow[]>): Promise<Batch> {
  return runCommand(ctx, 'tracking.reported', async (tx) => {
    const rows = await take(tx);
    if (rows.length === 0) return unchanged<Batch>({ read: [], result: null });
    const deliveries = await readDeliveries(ctx, tx, rows);
    const found = await findTargets(tx, deliveries);
    const ours = found.flatMap((each) => (each.target === null ? [] : [{ each, target: each.target }]));
    const told = ours.map(({ each: { of, shipment }, target }) => ({ target, told: shipment.told, source: of.source }));
    const { added, notes } = await applyReported(ctx, tx, told);
    const addedOf = new Map(ours.map(({ each }, at) => [each, added[at] ?? 0]));
    const own = new Map(deliveries.map((read): [ReadDelivery, Taken[]] => [read, []]));
    for (const each of found) own.get(each.of)?.push({ ...each, added: addedOf.get(each) ?? 0 });
    const results = new Map([...own].map(([read, taken]) => [read, resultOf(read, taken)]));
    await markRead(
      ctx,
      tx,
      [...own].map(([read, taken]) => markOf(read, taken, results.get(read) ?? null)),
    );
    await noteNames(ctx, tx, found);
    const [first] = deliveries;
    const nothing = {
      subject: 'tracking_delivery',
      subjectId: rows[0]?.id ?? null,
      after: { deliveries: rows.length },
    };
    const result = first === undefined ? null : (results.get(first) ?? null);
    return changed<Batch>({ read: rows.map(({ id }) => id), result }, notes.length === 0 ? nothing : notes);
  });
}

/** Reads a batch of open deliveries. @returns their ids; empty when none is left for this process */
export async function readOpen(ctx: Context): Promise<readonly string[]> {
  return (await readBatch(ctx, (tx) => takeOpen(ctx, tx))).read;
}

/**
 * Reads one delivery, even one that was read before.
 * @returns the result of an EDI 214 file; null for anything else
 */
export async function readOne(ctx: Context, id: string): Promise<Edi214Result | null> {
  return (await readBatch(ctx, (tx) => takeOne(tx, id))).result;
}
