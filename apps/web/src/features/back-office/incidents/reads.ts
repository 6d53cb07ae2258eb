import { endpoints } from '@waybill/contract';

const { incidents } = endpoints;

/** What a change of an incident makes stale. */
export const incidentReads = [incidents.show, incidents.list, incidents.choices] as const;
