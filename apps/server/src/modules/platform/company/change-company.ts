import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Body, CompanyShown, endpoints } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { readCompany } from '../../../core/company.ts';
import type { Context } from '../../../core/context.ts';
import { asJson } from '../../../core/database/json.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { readPicture, type Picture } from '../../../core/files/index.ts';
import { fileOf, reply, type Reply, type Wire } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';

type Company = (typeof endpoints)['company'];
type Answer = { data: CompanyShown };

/** The company as its page shows it. */
export async function shownCompany(db: Db | Tx): Promise<CompanyShown> {
  const { details, logo } = await readCompany(db);
  const { version } = await db.selectFrom('company').select('version').executeTakeFirstOrThrow();
  return { details, logo, version };
}

type Change = (tx: Tx, before: CompanyShown) => Promise<unknown>;

/** Makes a change that is announced to every process, and known to this one when the answer is sent. */
async function write(ctx: Context, action: string, change: Change): Promise<Answer> {
  const data = await runCommand(ctx, action, async (tx) => {
    await tx.selectFrom('company').select('singleton').forUpdate().execute();
    const before = await shownCompany(tx);
    await change(tx, before);
    const after = await shownCompany(tx);
    if (isDeepStrictEqual(before, after)) return unchanged(after);
    await ctx.services.company.announce(tx);
    return changed(after, {
      subject: 'company',
      subjectId: null,
      before: { ...before.details, logo: before.logo?.digest ?? null },
      after: { ...after.details, logo: after.logo?.digest ?? null },
    });
  });
  await ctx.services.company.reload();
  return { data };
}

/** Saves the details. The same again writes nothing. @throws Refusal conflict if somebody changed them since */
export function changeDetails(ctx: Context, { body }: { readonly body: Body<Company['update']> }): Promise<Answer> {
  const { version, ...details } = body;
  return write(ctx, 'company.updated', async (tx, before) => {
    if (isDeepStrictEqual(before.details, details)) return;
    if (before.version !== version) throw new Refusal('conflict');
    await tx
      .updateTable('company')
      .set({ details: asJson(details), version: version + 1, updated_at: ctx.now() })
      .execute();
  });
}

const noPicture = { content: null, width: null, height: null, digest: null } as const;

function setLogo(ctx: Context, { content, width, height }: Picture | typeof noPicture): Change {
  const logo = content === null ? null : Buffer.from(content);
  return (tx) =>
    tx
      .updateTable('company')
      .set({
        logo,
        logo_width: width,
        logo_height: height,
        logo_digest: logo === null ? null : hash('sha256', logo, 'hex').slice(0, 40),
        updated_at: ctx.now(),
      })
      .execute();
}

/**
 * Sets the logo from the request body.
 * @throws Refusal for field `logo`: not_a_png, picture_wrong_size
 */
export async function changeLogo(ctx: Context, _input: unknown, wire: Wire): Promise<Answer> {
  const picture = await readPicture(ctx, fileOf(wire).content);
  return write(ctx, 'company.logo_changed', setLogo(ctx, picture));
}

/** Removes the logo, if any. */
export function removeLogo(ctx: Context): Promise<Answer> {
  return write(ctx, 'company.logo_removed', setLogo(ctx, noPicture));
}

/** @throws Refusal not_found without a logo */
export async function sendLogo(ctx: Context): Promise<Reply<Uint8Array>> {
  const { issuer } = await readCompany(ctx.db);
  if (issuer.logo === null) throw new Refusal('not_found');
  return reply(200, issuer.logo as Uint8Array, { 'cache-control': 'private, no-store' });
}
