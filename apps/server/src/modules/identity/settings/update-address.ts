import { isDeepStrictEqual } from 'node:util';
import type { AccountAddressInput, Body, endpoints } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { assertPlaces } from '../../platform/places/index.ts';
import { accountDetails } from './account-details.ts';

type Given = { readonly body: Body<typeof endpoints.settings.updateAddress> };

async function lockedDetails(ctx: Context, tx: Tx, accountId: string) {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  return accountDetails(tx, accountId, ctx.now());
}

function contactOf({ first_name, last_name, email, phone }: AccountAddressInput): string {
  return JSON.stringify({ first_name, last_name, email, phone });
}

function placeOf({ street_lines, city, state, postal_code, country }: AccountAddressInput) {
  return { street_lines, city, state, postal_code, country };
}

const nextVersion = { contacts_version: sql<number>`contacts_version + 1` };

/** Updates an account's address and contact. */
export async function replaceAddress(tx: Tx, accountId: string, address: AccountAddressInput): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ ...placeOf(address), phone: address.phone, address_contact: contactOf(address), ...nextVersion })
    .where('id', '=', accountId)
    .execute();
}

/** Updates an account's billing address and contact; null uses the account's own address. */
export async function replaceBilling(tx: Tx, accountId: string, address: AccountAddressInput | null): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      billing_contact: address && contactOf(address),
      billing_address: address && JSON.stringify(placeOf(address)),
      ...nextVersion,
    })
    .where('id', '=', accountId)
    .execute();
}

/**
 * Replaces the account's address and contact.
 * @throws Refusal conflict if somebody changed an address since; 422 to ask about a place that contradicts itself
 */
export async function updateAddress(
  ctx: Context,
  tx: Tx,
  { body: { place_confirmed: confirmed, version, ...body } }: Given,
) {
  const accountId = accountOf(ctx);
  const before = await lockedDetails(ctx, tx, accountId);
  if (isDeepStrictEqual(before.address, body)) return unchanged({ data: before });
  if (before.version !== version) throw new Refusal('conflict');
  assertPlaces({ '': body }, confirmed);
  await replaceAddress(tx, accountId, body);
  const data = await accountDetails(tx, accountId, ctx.now());
  return changed({ data }, { subject: 'account', subjectId: accountId, before: before.address, after: data.address });
}

/** Replaces the billing address and contact. @throws Refusal as `updateAddress` does */
export async function updateBillingAddress(
  ctx: Context,
  tx: Tx,
  { body: { place_confirmed: confirmed, version, ...body } }: Given,
) {
  const accountId = accountOf(ctx);
  const before = await lockedDetails(ctx, tx, accountId);
  if (isDeepStrictEqual(before.billing_address, body)) return unchanged({ data: before });
  if (before.version !== version) throw new Refusal('conflict');
  assertPlaces({ '': body }, confirmed);
  await replaceBilling(tx, accountId, body);
  const data = await accountDetails(tx, accountId, ctx.now());
  return changed(
    { data },
    { subject: 'account', subjectId: accountId, before: before.billing_address, after: data.billing_address },
  );
}
