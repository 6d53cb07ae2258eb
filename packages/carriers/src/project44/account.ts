import type { Project44Credentials } from './manifest.ts';

/** Whose contract is asked: one account, so that one carrier answers. */
export function accountOf({ accountGroup, accountCode }: Project44Credentials) {
  return { code: accountGroup, accounts: [{ code: accountCode }] };
}

/** Who pays: the party that staff entered with the connection, who neither ships nor receives. */
export const thirdPartyPays = { paymentTermsOverride: 'THIRD_PARTY', directionOverride: 'THIRD_PARTY' } as const;

/** What the figures of a request are measured in. */
export const units = { weightUnit: 'LB', lengthUnit: 'IN' } as const;
