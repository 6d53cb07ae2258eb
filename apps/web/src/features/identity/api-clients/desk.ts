import { endpoints } from '@waybill/contract';

const { apiClients, staffApiClients } = endpoints;

/** The same room twice: a customer sees the clients of the account, staff those of all accounts. */
export type ClientDesk = 'own' | 'staff';

/** The endpoints of a desk. */
export function endpointsOf(desk: ClientDesk) {
  return desk === 'own' ? apiClients : staffApiClients;
}

/** What a change of a client makes stale. */
export function readsOf(desk: ClientDesk) {
  const { list, show } = endpointsOf(desk);
  return [list, show] as const;
}
