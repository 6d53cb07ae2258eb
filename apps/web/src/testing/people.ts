import { abilitiesOf, type AccountRole, type StaffRole, type User } from '@waybill/contract';

const account = {
  id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01',
  name: 'Maple Kiln Ceramics',
  credit_status: 'good',
  currency: 'USD',
} as const;

const base = {
  id: '0f0f4c1e-8f0a-4b6e-9d55-1c2b3a4d5e6f',
  name: 'Dana Whitfield',
  email: 'dana@maplekiln.example',
  email_verified_at: '2026-01-02T08:00:00.000Z',
  language: 'en',
  unit_system: 'imperial',
  currency: 'USD',
  per_page: 20,
  two_factor: 'off',
  insurance_preference: 'default',
  preferred_mode: 'default',
} as const;

/** Somebody of a business account. */
export function customer(role: AccountRole = 'owner', changes: Partial<User> = {}): User {
  const person = { ...base, roles: [], account_role: role, account };
  return { ...person, abilities: [...abilitiesOf(person)], ...changes };
}

/** Somebody of the provider's staff. */
export function staff(...roles: readonly StaffRole[]): User {
  const person = {
    ...base,
    name: 'Operations Desk',
    email: 'ops@waybill.example',
    roles: [...roles],
    account_role: null,
    account: null,
  };
  return { ...person, abilities: [...abilitiesOf(person)] };
}
