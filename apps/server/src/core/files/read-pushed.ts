import type { Tracked } from '@waybill/carriers';
import { readTracked } from '@waybill/carriers/tracked';

/**
 * What a push says about shipments.
 * @param adapter code of the carrier's adapter, whose own shape it has; null for our own shape
 * @returns null when it cannot be read
 */
export async function readPushed(adapter: string | null, text: string): Promise<readonly Tracked[] | null> {
  if (adapter === null) return readTracked(text);
  const { carrierAdapters } = await import('@waybill/carriers');
  return carrierAdapters[adapter]?.push?.readPush(text) ?? null;
}
