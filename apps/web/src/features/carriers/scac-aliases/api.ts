import { endpoints } from '@waybill/contract';

/** What a change of the aliases makes stale: the list, and the names that are offered. */
export const aliasReads = [endpoints.scacAliases.list, endpoints.scacAliases.suggestions] as const;
