/** Every endpoint by feature: the one table that routes, clients, documents and sweeps are made from. */
export * as endpoints from './endpoint-groups.ts';
export { allEndpoints } from './all-endpoints.ts';
