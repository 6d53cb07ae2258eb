import type { HoldCause } from '@waybill/contract';

/** Input of the rule; amounts are minor units of the account's currency. */
export type CreditFigures = {
  /** Number of undisputed invoices past terms and grace period, in any currency. */
  readonly pastDueCount: number;
  /** Open and undisputed, unbilled, and bookings in progress. */
  readonly exposure: number;
  /** Null means no limit. */
  readonly limit: number | null;
};

/** Why the rule puts an account on hold; null if it does not. Late invoices come first: paying them lifts the hold. */
export function causeOf({ pastDueCount, exposure, limit }: CreditFigures): Exclude<HoldCause, 'staff'> | null {
  if (pastDueCount > 0) return 'past_due';
  return limit !== null && exposure > limit ? 'over_limit' : null;
}

/** Whether one more shipment would exceed the limit. */
export function passesLimit({ exposure, limit }: Pick<CreditFigures, 'exposure' | 'limit'>, more: number): boolean {
  return limit !== null && exposure + more > limit;
}
