import type { OperationName } from '@waybill/carriers';
import type { Connection } from './connection.ts';

/** Default deadlines in milliseconds. */
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

/** Deadline of an operation for a connection, in milliseconds. */
export function deadlineOf(connection: Connection, operation: OperationName): number {
  return connection.deadlines[operation] ?? deadlines[operation];
}

/** Operations without side effects at the carrier, which are safe to retry. */
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
