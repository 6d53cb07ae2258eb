import { aliasKey, scacIndex, type ScacIndex } from '@waybill/freight';
import { sql } from 'kysely';
import type { Context, Services } from '../../core/context.ts';

/** Carriers by their code, their name, and whatever else they are known to call themselves. */
export async function knownCarriers({ database: { staff } }: Pick<Services, 'database'>): Promise<ScacIndex> {
  const [carriers, aliases] = await Promise.all([
    staff.selectFrom('carriers').select(['scac', 'name']).execute(),
    staff
      .selectFrom('scac_aliases')
      .select(['scac', 'alias', 'written_as'])
      .where('deleted_at', 'is', null)
      .orderBy('alias')
      .execute(),
  ]);
  const others = aliases.map(({ scac, alias, written_as: written }) => ({ scac, name: alias, aliases: [written] }));
  return scacIndex([...carriers.map((carrier) => ({ ...carrier, aliases: [] })), ...others]);
}

/** How a carrier told its name. */
export type NamedBy = 'edi214' | 'push' | 'rate';

const longest = 200;

/**
 * Keeps names that nobody here goes by, so that staff can say whose they are. Told again, a name is counted again;
 * one that staff dismissed stays so.
 */
export async function noteUnknownNames(ctx: Context, names: readonly string[], source: NamedBy): Promise<void> {
  const now = ctx.now();
  const seen = new Map(names.map((name) => [aliasKey(name), name.trim().slice(0, longest)]));
  seen.delete('');
  for (const [key, writtenAs] of seen) {
    await ctx.services.database.staff
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
