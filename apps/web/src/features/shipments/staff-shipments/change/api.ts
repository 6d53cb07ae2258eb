import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { apiQuery } from '../../../../lib/api/query.ts';
import { deskReads } from '../desk/api.ts';

/** What is read again after a change of a shipment. */
export const changeReads = [endpoints.shipmentChanges.show, ...deskReads] as const;

/** Changes of a shipment, and how its carrier learns of another one. */
export function useChanges(id: string) {
  return useQuery(apiQuery(endpoints.shipmentChanges.show, { params: { id } }));
}
