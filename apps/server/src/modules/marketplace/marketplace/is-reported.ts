import type { Fulfillment } from '@waybill/marketplaces';
import type { OrderLine } from './order-rows.ts';

/** Letters and digits only, since marketplaces drop separators. */
const bare = (number: string): string => number.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();

/** Whether the marketplace already has a report: the same number, or, without a number, a package with all lines. */
export function isReported(
  told: Fulfillment,
  { tracking_number: number, lines }: { readonly tracking_number: string | null; readonly lines: readonly OrderLine[] },
): boolean {
  if (number !== null) return told.trackingNumber !== null && bare(told.trackingNumber) === bare(number);
  return lines.every(({ id }) => told.lineIds.includes(id));
}
