import { isDeepStrictEqual } from 'node:util';
import type { AccountAddressInput } from '@waybill/contract';
import { changed, unchanged } from '../../core/command.ts';
import { accountOf, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { accountDetails } from './account-details.ts';

type Given = { readonly body: AccountAddressInput };

async function lockedDetails(tx: Tx, accountId: string) {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  return accountDetails(tx, accountId);
}

function contactOf({ first_name, last_name, email, phone }: AccountAddressInput): string {
  return JSON.stringify({ first_name, last_name, email, phone });
}

function placeOf({ street_lines, city, state, postal_code, country }: AccountAddressInput) {
  return { street_lines, city, state, postal_code, country };
}

/** Replaces where the account is and whom to ask for there. */
export async function updateAddress(ctx: Context, tx: Tx, { body }: Given) {
  const accountId = accountOf(ctx);
  const before = await lockedDetails(tx, accountId);
  if (isDeepStrictEqual(before.address, body)) return unchanged({ data: before });
  await tx
    .updateTable('accounts')
    .set({ ...placeOf(body), phone: body.phone, address_contact: contactOf(body) })
    .where('id', '=', accountId)
    .execute();
  const data = await accountDetails(tx, accountId);
  return changed({ data }, { subject: 'account', subjectId: accountId, before: before.address, after: data.address });
}

/** Replaces where invoices go and whom they are for. */
export async function updateBillingAddress(ctx: Context, tx: Tx, { body }: Given) {
  const accountId = accountOf(ctx);
  const before = await lockedDetails(tx, accountId);
  if (isDeepStrictEqual(before.billing_address, body)) return unchanged({ data: before });
  await tx
    .updateTable('accounts')
    .set({ billing_contact: contactOf(body), billing_address: JSON.stringify(placeOf(body)) })
    .where('id', '=', accountId)
    .execute();
  const data = await accountDetails(tx, accountId);
  return changed(
    { data },
    { subject: 'account', subjectId: accountId, before: before.billing_address, after: data.billing_address },
  );
}
