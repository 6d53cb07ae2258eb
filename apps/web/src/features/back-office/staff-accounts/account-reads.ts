import { endpoints } from '@waybill/contract';

/** What is read anew after a change of an account. */
export const accountReads = [
  endpoints.staffAccounts.show,
  endpoints.staffAccounts.list,
  endpoints.staffAccountRecords.activity,
] as const;
