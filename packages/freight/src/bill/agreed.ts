/** Amounts in minor units of one currency. */
type Bill = {
  /** What the shipment was quoted at with the carrier. */
  readonly expected: number;
  /** What the carrier billed. */
  readonly billed: number;
  /** What the carrier agreed to be owed after a dispute. */
  readonly agreed: number;
};
type Customer = {
  /** What the customer was quoted. */
  readonly booked: number;
  /** What the customer would pay for the whole bill. */
  readonly corrected: number;
};

/**
 * What a customer pays for a bill that was agreed on in part: of the customer's difference the same share as the carrier
 * keeps of its own. Nothing of it where the carrier gave in to all, all of it where the carrier gave in to nothing.
 * @returns minor units, rounded to the nearest one
 */
export function agreedForCustomer({ expected, billed, agreed }: Bill, { booked, corrected }: Customer): number {
  if (billed === expected) return corrected + agreed - billed;
  return booked + Math.round(((corrected - booked) * (agreed - expected)) / (billed - expected));
}
