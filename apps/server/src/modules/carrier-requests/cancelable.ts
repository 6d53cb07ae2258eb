import type { Connection } from '../gateway/index.ts';

/** What of a shipment decides whether it can be canceled. */
export type Cancelable = { readonly status: string; readonly created_at: Date };

/** Why a shipment cannot be canceled; null when it can. */
export type CancelBar = 'already_moving' | 'already_over' | 'window_over' | 'not_offered';

const minute = 60_000;

/**
 * Whether a shipment can still be canceled: before its carrier has it, inside the carrier's window, and with a carrier
 * that takes cancelations.
 * @param connection null for a carrier that is booked here, which takes them until pickup
 */
export function cancelBar(
  { status, created_at: bookedAt }: Cancelable,
  connection: Connection | null,
  now: Date,
): CancelBar | null {
  if (status === 'delivered' || status === 'canceled') return 'already_over';
  if (status !== 'pending' && status !== 'dispatched') return 'already_moving';
  if (connection === null) return null;
  const { voidWindow } = connection.adapter.manifest;
  if (connection.adapter.operations.void === undefined || voidWindow === 0) return 'not_offered';
  if (voidWindow !== null && now.getTime() - bookedAt.getTime() > voidWindow * minute) return 'window_over';
  return null;
}
