import { aliasKey, scacIndex, type ScacIndex } from '@waybill/freight';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';

/** Index of carriers by SCAC, name, and aliases. */
export async function knownCarriers(db: Db | Tx): Promise<ScacIndex> {
  const carriers = await db.selectFrom('carriers').select(['scac', 'name']).execute();
  const aliases = await db
    .selectFrom('scac_aliases')
    .select(['scac', 'alias', 'written_as'])
    .where('deleted_at', 'is', null)
    .orderBy('alias')
    .execute();
  const others = aliases.map(({ scac, alias, written_as: written }) => ({ scac, name: alias, aliases: [written] }));
  return scacIndex([...carriers.map((carrier) => ({ ...carrier, aliases: [] })), ...others]);
}

/** Where a carrier's name came from. */
export type NamedBy = 'edi214' | 'push' | 'rate';

const longest = 200;

/**
 * Stores carrier names that no one here has, for staff to assign. Repeated names are counted; dismissed ones stay
 * dismissed. Sorted by key, so that two transactions do not deadlock.
 */
export async function noteUnknownNames(
  ctx: Context,
  names: readonly string[],
  source: NamedBy,
  db: Db | Tx = ctx.services.database.staff,
): Promise<void> {
  const now = ctx.now();
  const seen = new Map(names.map((name) => [aliasKey(name), name.trim().slice(0, longest)]));
  seen.delete('');
  for (const [key, writtenAs] of [...seen].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await db
      .insertInto('carrier_names_seen')
      .values({
        name_key: key,
        written_as: writtenAs,
        source,
        first_seen_at: now,
        last_seen_at: now,
      })
      .onConflict((conflict) =>
        conflict.column('name_key').doUpdateSet({
          written_as: writtenAs,
          source,
          times: sql`carrier_names_seen.times + 1`,
          last_seen_at: now,
        }),
      )
      .execute();
  }
}
