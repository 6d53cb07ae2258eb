import type { OperationName } from '@waybill/carriers';
import type { Connection } from './connection.ts';

/** Milliseconds until an answer that has not come is given up. */
const deadlines: Readonly<Record<OperationName, number>> = {
  rate: 8000,
  book: 30_000,
  change: 20_000,
  find: 15_000,
  void: 20_000,
  pickup: 20_000,
  cancel_pickup: 20_000,
  find_pickup: 12_000,
  check_pickup: 8000,
  track: 12_000,
  subscribe: 12_000,
  documents: 20_000,
  address_check: 6000,
};

/** Deadline of an operation of one connection, in milliseconds. */
export function deadlineOf(connection: Connection, operation: OperationName): number {
  return connection.deadlines[operation] ?? deadlines[operation];
}

/** Operations that change nothing at the carrier: asking twice is as good as asking once. */
const repeatable: ReadonlySet<OperationName> = new Set([
  'rate',
  'find',
  'find_pickup',
  'check_pickup',
  'track',
  'documents',
  'address_check',
]);

export function isRepeatable(operation: OperationName): boolean {
  return repeatable.has(operation);
}
