import { allEndpoints } from '@waybill/contract';
import { expect, it } from 'vitest';

/** Abilities to decide who has access, and to what. */
const rights = new Set([
  'account.users.write',
  'account.api',
  'staff.accounts.owners',
  'staff.roles',
  'staff.oauth',
  'staff.users',
]);
/**
 * Other writes with the same effect, those that read or replace secrets, and irreversible ones: refunds and merges of
 * accounts.
 */
const alsoThese =
  /^(?:staffAccountUsers\.|integrations\.(?:credentials|pushKey)$|staffPayments\.refund$|accountMerges\.merge$)/;

/** Writes that only remove access, or mail a link to the person it belongs to. */
const harmless = new Set([
  'accountUsers.revoke',
  'staffAccountUsers.revoke',
  'staffAccountUsers.verify',
  'apiClients.endSecret',
  'apiClients.revoke',
  'staffApiClients.endSecret',
  'staffApiClients.revoke',
  'roleManagement.revoke',
  'staffUsers.sendReset',
]);

it('changing access, reading or replacing a secret, and what cannot be undone ask for a password typed just now', () => {
  const without = allEndpoints()
    .filter(({ name, endpoint: { access, audit } }) => audit !== null && (rights.has(access) || alsoThese.test(name)))
    .filter(({ endpoint: { errors } }) => !errors.some((code) => code === 'password_confirmation_required'))
    .map(({ name }) => name);
  expect(new Set(without)).toEqual(harmless);
});
