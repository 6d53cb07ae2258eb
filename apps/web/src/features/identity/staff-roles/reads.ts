import { endpoints } from '@waybill/contract';

const { people, overview, history } = endpoints.roleManagement;

/** What is read anew after a change of roles or of an invitation. */
export const roleReads = [people, overview, history] as const;
