import { endpoints } from '@waybill/contract';

/** What is read anew after the carrier changed something. */
export const refreshes = [endpoints.carrierLoads.show] as const;
