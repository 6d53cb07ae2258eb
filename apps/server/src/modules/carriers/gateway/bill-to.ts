import type { CarrierBillTo } from '@waybill/carriers';
import type { StaffCarrier } from '@waybill/contract';
import type { Services } from '../../../core/context.ts';
import { connectionById } from './connections.ts';

const terms = { prepaid: 'prepaid', collect: 'collect', third_party: 'thirdParty' } as const satisfies Record<
  StaffCarrier['freight_terms'],
  CarrierBillTo['terms']
>;

/**
 * Who pays a carrier, as its bills of lading say.
 * @param connectionId connection that the shipment was booked over; its own account pays
 * @param scac carrier of a shipment without a connection; its record has the terms, and the company pays as third party
 * @returns undefined if neither says it
 */
export async function carrierBillTo(
  services: Services,
  connectionId: string | null,
  scac: string,
): Promise<CarrierBillTo | undefined> {
  const connection = connectionId === null ? null : await connectionById(services, connectionId);
  if (connection !== null) {
    return connection.credentials ? connection.adapter.billTo?.(connection.credentials) : undefined;
  }
  const carrier = await services.database.staff
    .selectFrom('carriers')
    .select(['freight_terms', 'bill_to_account'])
    .where('scac', '=', scac)
    .executeTakeFirst();
  if (carrier === undefined) return undefined;
  const { billTo } = services.company.current.issuer;
  const paid = terms[carrier.freight_terms as StaffCarrier['freight_terms']];
  return { ...billTo, contact: null, accountNumber: carrier.bill_to_account, terms: paid };
}
