import type { CancelBar } from '@waybill/contract';
import type { Connection } from '../../carriers/gateway/index.ts';

/** The facts that decide whether a shipment can be canceled. */
export type Cancelable = { readonly status: string; readonly created_at: Date };

const minute = 60_000;

/**
 * Why a shipment cannot be canceled anymore: picked up, outside the carrier's window, or the carrier accepts no
 * cancellations.
 * @param connection null for a house carrier, which accepts them until pickup
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

/** The carrier's deadline for cancellation; null if it has none. */
export function cancelUntil({ created_at: bookedAt }: Cancelable, connection: Connection | null): Date | null {
  const window = connection?.adapter.manifest.voidWindow ?? null;
  return window === null || window === 0 ? null : new Date(bookedAt.getTime() + window * minute);
}

/** Why a shipment needs no pickup anymore; null if it does. */
export function pickupBar(status: string): CancelBar | null {
  if (status === 'delivered' || status === 'canceled') return 'already_over';
  return status === 'pending' || status === 'dispatched' ? null : 'already_moving';
}
