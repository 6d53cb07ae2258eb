import type { HoldCause } from '@waybill/contract';

/** What the rule looks at; amounts are minor units of the account's currency. */
export type CreditFigures = {
  /** Invoices that are past terms and grace and not disputed, in any currency. */
  readonly pastDueCount: number;
  /** Open and not disputed, not billed yet, and bookings under way. */
  readonly exposure: number;
  /** Null for no limit. */
  readonly limit: number | null;
};

/** Why the rule holds an account; null when it does not. Invoices past terms come first, since paying them lifts it. */
export function causeOf({ pastDueCount, exposure, limit }: CreditFigures): Exclude<HoldCause, 'staff'> | null {
  if (pastDueCount > 0) return 'past_due';
  return limit !== null && exposure > limit ? 'over_limit' : null;
}

/** Whether one more shipment would take the account past its limit. */
export function passesLimit({ exposure, limit }: Pick<CreditFigures, 'exposure' | 'limit'>, more: number): boolean {
  return limit !== null && exposure + more > limit;
}
