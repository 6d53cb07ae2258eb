import { staffRoleAbilities, staffRoles, type StaffRole } from '@waybill/contract';

/** Roles that work at the sales desk. */
export const deskRoles: readonly StaffRole[] = staffRoles.filter((role) =>
  staffRoleAbilities[role].includes('staff.quote_requests'),
);
