import { endpoints } from '@waybill/contract';

/** What is read anew once a connection has changed. */
export const integrationReads = [
  endpoints.integrations.list,
  endpoints.integrations.show,
  endpoints.integrations.choices,
] as const;
