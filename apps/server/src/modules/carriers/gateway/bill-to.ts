import type { CarrierBillTo } from '@waybill/carriers';
import type { Services } from '../../../core/context.ts';
import { connectionById } from './connections.ts';

/** Who pays the freight of a carrier connection; undefined if the connection does not say, or there is none. */
export async function carrierBillTo(
  services: Services,
  connectionId: string | null,
): Promise<CarrierBillTo | undefined> {
  const connection = connectionId === null ? null : await connectionById(services, connectionId);
  return connection?.credentials ? connection.adapter.billTo?.(connection.credentials) : undefined;
}
