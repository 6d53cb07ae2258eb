import type { CancelBar } from '@waybill/contract';
import type { Connection } from '../../carriers/gateway/index.ts';

/** What of a shipment decides whether it can be canceled. */
export type Cancelable = { readonly status: string; readonly created_at: Date };

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
  const over = pickupBar(status);
  if (over !== null || connection === null) return over;
  const { voidWindow } = connection.adapter.manifest;
  if (connection.adapter.operations.void === undefined || voidWindow === 0) return 'not_offered';
  if (voidWindow !== null && now.getTime() - bookedAt.getTime() > voidWindow * minute) return 'window_over';
  return null;
}

/** Until when a shipment can be canceled where its carrier sets a time; null without one. */
export function cancelUntil({ created_at: bookedAt }: Cancelable, connection: Connection | null): Date | null {
  const window = connection?.adapter.manifest.voidWindow ?? null;
  return window === null || window === 0 ? null : new Date(bookedAt.getTime() + window * minute);
}

/** Why nobody needs to come for a shipment any more; null when somebody does. */
export function pickupBar(status: string): CancelBar | null {
  if (status === 'delivered' || status === 'canceled') return 'already_over';
  return status === 'pending' || status === 'dispatched' ? null : 'already_moving';
}
