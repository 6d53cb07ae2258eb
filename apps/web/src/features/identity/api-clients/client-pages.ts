import { endpoints } from '@waybill/contract';

const { apiClients, staffApiClients } = endpoints;

/** The same room twice: a customer sees the clients of the account, staff those of all accounts. */
export type ClientPages = 'own' | 'staff';

/** The endpoints of a desk. */
export function endpointsOf(desk: ClientPages) {
  return desk === 'own' ? apiClients : staffApiClients;
}

/** What a change of a client makes stale. */
export function readsOf(desk: ClientPages) {
  const { list, show } = endpointsOf(desk);
  return [list, show] as const;
}
