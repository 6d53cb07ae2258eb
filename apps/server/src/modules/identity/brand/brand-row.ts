import type { AccountBrand } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';

/** URL of a logo by content hash: cacheable forever, and it does not reveal the account. */
export const logoPath = (digest: string): string => `/tracking/logo/${digest}.png`;

/** Branding of an account's public pages. Defaults to its name only. */
export async function brandOf(db: Db | Tx, accountId: string): Promise<AccountBrand> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('account_brands', 'account_brands.account_id', 'accounts.id')
    .select(['accounts.name', 'colour', 'logo_digest', 'logo_width', 'logo_height', 'number_shows'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { name, colour, logo_digest: digest } = row;
  const logo =
    digest === null ? null : { url: logoPath(digest), width: row.logo_width ?? 0, height: row.logo_height ?? 0 };
  return { name, colour, logo, number_shows: row.number_shows === 'nothing' ? 'nothing' : 'progress' };
}

/** A logo by its hash; undefined when no account uses it anymore. */
export async function logoBy(db: Db, digest: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('account_brands')
    .select('logo')
    .where('logo_digest', '=', digest)
    .limit(1)
    .executeTakeFirst();
  return row?.logo ?? undefined;
}
