import { hash } from 'node:crypto';
import type { Body, endpoints } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { fileOf, type Wire } from '../../../core/http/binding.ts';
import { readPicture, type Picture } from '../../../core/files/index.ts';
import { brandOf } from './brand-row.ts';

type Change = {
  readonly colour?: string | null;
  readonly logo?: Buffer | null;
  readonly logo_width?: number | null;
  readonly logo_height?: number | null;
  readonly logo_digest?: string | null;
  readonly number_shows?: 'progress' | 'nothing';
};

async function write(ctx: Context, tx: Tx, change: Change) {
  const accountId = accountOf(ctx);
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const before = await brandOf(tx, accountId);
  await tx
    .insertInto('account_brands')
    .values({ account_id: accountId, ...change })
    .onConflict((there) => there.column('account_id').doUpdateSet(change))
    .execute();
  const after = await brandOf(tx, accountId);
  if (JSON.stringify(before) === JSON.stringify(after)) return unchanged({ data: after });
  return changed({ data: after }, { subject: 'account', subjectId: accountId, before, after });
}

/** Sets or removes the color of the public pages. */
export function setColour(ctx: Context, tx: Tx, { body }: { readonly body: Body<typeof endpoints.brand.update> }) {
  return write(ctx, tx, { colour: body.colour });
}

/** Sets what the public page shows for a shipment number alone. */
export function setPublicTracking(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body<typeof endpoints.brand.tracking> },
) {
  return write(ctx, tx, { number_shows: body.number_shows });
}

function logoChange({ content, width, height }: Picture): Change {
  const logo_digest = hash('sha256', content, 'hex').slice(0, 40);
  return { logo: Buffer.from(content), logo_width: width, logo_height: height, logo_digest };
}

/**
 * Sets the logo from the request body.
 * @throws Refusal for field `logo`: not_a_png, picture_wrong_size
 */
export async function setLogo(ctx: Context, _input: unknown, wire: Wire) {
  const change = logoChange(await readPicture(ctx, fileOf(wire).content));
  return runCommand(ctx, 'account.logo_changed', (tx) => write(ctx, tx, change));
}

/** Removes the logo, if any. */
export function removeLogo(ctx: Context, tx: Tx) {
  return write(ctx, tx, { logo: null, logo_width: null, logo_height: null, logo_digest: null });
}
