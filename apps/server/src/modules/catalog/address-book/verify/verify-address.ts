import { isDeepStrictEqual } from 'node:util';
import {
  addressInput,
  type Address,
  type AddressPlace,
  type Body,
  type endpoints,
  type Verification,
} from '@waybill/contract';
import { changed, runCommand } from '../../../../core/command.ts';
import { accountOf, type Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { speak } from '../../../../core/speak.ts';
import { addressColumns } from '../address-columns.ts';
import { addressOf } from '../address-wire.ts';
import { findAddress, lockAddress } from '../find-address.ts';
import { verifierOf } from './verifier.ts';

type Verify = (typeof endpoints)['addressBook']['verify'];
type Given = { readonly params: { readonly id: string }; readonly body: Body<Verify> };
type Answer = { readonly data: { readonly verification: Verification; readonly address: Address } };

function placeOf({ street_lines, city, state, postal_code, country }: AddressPlace): AddressPlace {
  return { street_lines, city, state, postal_code, country };
}

function unavailable(ctx: Context): Verification {
  const text = (speak(ctx.language) as (key: string) => string)('address_book.verify.unavailable');
  return { verdict: 'unavailable', suggestion: null, residential: null, messages: [text] };
}

async function ask(ctx: Context, address: Address): Promise<Verification> {
  const verifier = verifierOf(ctx.services);
  if (verifier === undefined) return unavailable(ctx);
  try {
    return await verifier.verify(ctx, { ...placeOf(address), company: address.company });
  } catch (error) {
    ctx.log.warn({ err: error }, 'the address service did not answer');
    return unavailable(ctx);
  }
}

/** Columns to update after verification; null if nothing changes. */
function settled(address: Address, { verdict, suggestion }: Verification, take: boolean) {
  if (verdict === 'verified') return {};
  if (verdict !== 'corrected' || !take || suggestion === null) return null;
  return addressColumns(addressInput.parse({ ...address, ...suggestion }));
}

/**
 * Verifies an address, outside any transaction. It becomes verified if the service confirms it or the user accepts the
 * correction; otherwise it stays as it is.
 * @throws Refusal not_found; conflict when the address was changed during the call
 */
export async function verifyAddress(ctx: Context, action: string, { params, body }: Given): Promise<Answer> {
  const key = { accountId: accountOf(ctx), id: params.id };
  const asked = addressOf(await findAddress(ctx.db, key));
  const verification = await ask(ctx, asked);
  const columns = settled(asked, verification, body.use_suggestion);
  if (columns === null) return { data: { verification, address: asked } };
  return runCommand(ctx, action, async (tx) => {
    const before = addressOf(await lockAddress(tx, key));
    if (!isDeepStrictEqual(placeOf(before), placeOf(asked))) throw new Refusal('conflict');
    const row = await tx
      .updateTable('addresses')
      .set({ ...columns, verified: true, verified_at: ctx.now() })
      .where('account_id', '=', key.accountId)
      .where('id', '=', key.id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('not_found');
    const address = addressOf(row);
    return changed(
      { data: { verification, address } },
      {
        subject: 'address',
        subjectId: key.id,
        before: placeOf(before),
        after: { ...placeOf(address), verified: true },
      },
    );
  });
}
