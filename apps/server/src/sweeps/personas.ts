import { accountRoles, staffRoles, type AccountRole, type StaffRole } from '@waybill/contract';

/** A kind of caller: a guest, staff with one role, or a customer with one role. */
export type Persona =
  | { readonly name: 'anonymous' }
  | { readonly name: string; readonly role: StaffRole }
  | { readonly name: string; readonly accountRole: AccountRole; readonly verified: boolean };

/** All personas; new roles are included automatically. */
export const personas: readonly Persona[] = [
  { name: 'anonymous' },
  ...staffRoles.map((role) => ({ name: role, role })),
  ...accountRoles.map((accountRole) => ({ name: accountRole, accountRole, verified: true })),
  { name: 'unverified owner', accountRole: 'owner', verified: false },
];
