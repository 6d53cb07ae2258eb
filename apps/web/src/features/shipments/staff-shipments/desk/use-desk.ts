import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { apiQuery } from '../../../../lib/api/query.ts';

const everyMs = 15_000;

/** What only staff see of a shipment, asked for again and again. */
export function useDesk(id: string) {
  return useQuery({ ...apiQuery(endpoints.shipmentDesk.show, { params: { id } }), refetchInterval: everyMs });
}
