import type { Answer, Body, CarrierNameSeen, endpoints } from '@waybill/contract';
import { aliasKey } from '@waybill/freight';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { knownCarriers, type NamedBy } from './known-carriers.ts';

type Suggestions = Answer<(typeof endpoints)['scacAliases']['suggestions']>;
type Carrier = { readonly scac: string; readonly name: string };

/** A match of fewer letters may be a coincidence. */
const fewest = 4;
const most = 50;

/** The only carrier whose name starts with this one, or the other way around. */
function guessOf(key: string, carriers: readonly Carrier[]): Carrier | null {
  const alike = carriers.filter(({ name }) => {
    const own = aliasKey(name);
    return Math.min(own.length, key.length) >= fewest && (own.startsWith(key) || key.startsWith(own));
  });
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Unassigned names, most frequent first, and the carriers they can be assigned to. */
export async function listSuggestions({ services }: Context): Promise<Suggestions> {
  const { staff } = services.database;
  const [carriers, index, seen] = await Promise.all([
    staff.selectFrom('carriers').select(['scac', 'name']).orderBy('name').execute(),
    knownCarriers(services.database.staff),
    staff
      .selectFrom('carrier_names_seen')
      .selectAll()
      .where('dismissed_at', 'is', null)
      .orderBy('times', 'desc')
      .orderBy('last_seen_at', 'desc')
      .execute(),
  ]);
  const open = seen.filter(({ written_as: name }) => index.find(name) === null).slice(0, most);
  return {
    data: {
      seen: open.map((row): CarrierNameSeen => ({
        name: row.written_as,
        source: row.source as NamedBy,
        times: row.times,
        last_seen_at: row.last_seen_at.toISOString(),
        guess: guessOf(row.name_key, carriers),
      })),
      carriers,
    },
  };
}

/** Dismisses a name, or undoes that. @throws Refusal not_found for an unknown name */
export async function dismissName(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body<(typeof endpoints)['scacAliases']['dismiss']> },
): Promise<Outcome<undefined>> {
  const key = aliasKey(body.name);
  const row = await tx
    .selectFrom('carrier_names_seen')
    .select('dismissed_at')
    .where('name_key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  if ((row.dismissed_at !== null) === body.dismissed) return unchanged(undefined);
  await tx
    .updateTable('carrier_names_seen')
    .set({ dismissed_at: body.dismissed ? ctx.now() : null })
    .where('name_key', '=', key)
    .execute();
  return changed(undefined, { subject: 'carrier_name', subjectId: key, after: body });
}
