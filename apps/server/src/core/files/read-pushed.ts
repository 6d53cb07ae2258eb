import type { Tracked } from '@waybill/carriers';
import { readTracked } from '@waybill/carriers/tracked';

/**
 * Parses a push about shipments.
 * @param adapter code of the carrier's adapter with its own format; null for our own format
 * @returns null when it is unreadable
 */
export async function readPushed(adapter: string | null, text: string): Promise<readonly Tracked[] | null> {
  if (adapter === null) return readTracked(text);
  const { carrierAdapters } = await import('@waybill/carriers');
  return carrierAdapters[adapter]?.push?.readPush(text) ?? null;
}
