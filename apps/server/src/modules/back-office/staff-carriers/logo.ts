import { hash } from 'node:crypto';
import type { endpoints, Params, StaffCarrier } from '@waybill/contract';
import { changed, runCommand, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { fileOf, type Wire } from '../../../core/http/binding.ts';
import { readPicture } from '../../../core/files/index.ts';
import { holdCarrier } from './change-carrier.ts';
import { showCarrier } from './carrier-rows.ts';

type Carriers = (typeof endpoints)['staffCarriers'];
type One = { data: StaffCarrier };

/**
 * Sets the logo from the request body. The picture is decoded and encoded again; SVG is not accepted, since it can
 * contain scripts.
 * @throws Refusal not_found; for field `logo`: not_a_png, picture_wrong_size
 */
export async function setLogo(
  ctx: Context,
  { params }: { readonly params: Params<Carriers['logo']> },
  wire: Wire,
): Promise<One> {
  const { width, height, ...picture } = await readPicture(ctx, fileOf(wire).content);
  const content = Buffer.from(picture.content);
  const digest = hash('sha256', content, 'hex').slice(0, 40);
  return runCommand(ctx, 'carrier.logo_changed', async (tx) => {
    await holdCarrier(tx, params.id);
    const before = await showCarrier(ctx.services, tx, params.id, ctx.now());
    const row = { digest, content, width, height };
    await tx
      .insertInto('carrier_logos')
      .values({ carrier_id: params.id, ...row })
      .onConflict((there) => there.column('carrier_id').doUpdateSet(row))
      .execute();
    const data = await showCarrier(ctx.services, tx, params.id, ctx.now());
    if (before.logo?.url === data.logo?.url) return unchanged({ data });
    const note = { before: { logo: before.logo }, after: { logo: data.logo } };
    return changed({ data }, { subject: 'carrier', subjectId: params.id, ...note });
  });
}

/** Removes the logo, if any. @throws Refusal not_found */
export async function removeLogo(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: Params<Carriers['removeLogo']> },
): Promise<Outcome<One>> {
  await holdCarrier(tx, params.id);
  const { logo } = await showCarrier(ctx.services, tx, params.id, ctx.now());
  await tx.deleteFrom('carrier_logos').where('carrier_id', '=', params.id).execute();
  const data = await showCarrier(ctx.services, tx, params.id, ctx.now());
  if (logo === null) return unchanged({ data });
  return changed({ data }, { subject: 'carrier', subjectId: params.id, before: { logo }, after: { logo: null } });
}
