import type { Fulfillment } from '@waybill/marketplaces';
import type { OrderLine } from './order-rows.ts';

/** Letters and digits alone: marketplaces keep numbers without what is put between. */
const bare = (number: string): string => number.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();

/**
 * Whether what a marketplace knows is this: the same number, or, without one of ours, a package with all of the order's
 * lines.
 */
export function isReported(
  told: Fulfillment,
  { tracking_number: number, lines }: { readonly tracking_number: string | null; readonly lines: readonly OrderLine[] },
): boolean {
  if (number !== null) return told.trackingNumber !== null && bare(told.trackingNumber) === bare(number);
  return lines.every(({ id }) => told.lineIds.includes(id));
}
