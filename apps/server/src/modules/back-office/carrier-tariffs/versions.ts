import type { TariffDraft, TariffOverview, TariffVersion } from '@waybill/contract';
import type { LtlTariff } from '@waybill/freight';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { Refusal } from '../../../core/refusal.ts';
import { todayOf } from '../staff-carriers/index.ts';

export type DraftRow = Selectable<DB['tariff_drafts']>;
type Kept = {
  readonly id: string;
  readonly version: number;
  readonly effective_from: string;
  readonly effective_until: string | null;
};
type Row = Kept & { readonly created_at: Date };

const lastDay = '9999-12-31';

/** The newest version in force on a pickup day; null if none. */
export function inForceOn<T extends Kept>(versions: readonly T[], day: string): T | null {
  const begun = versions.filter(
    ({ effective_from: from, effective_until: until }) => from <= day && (until === null || until >= day),
  );
  const newestFirst = (one: T, other: T) =>
    one.effective_from === other.effective_from
      ? other.version - one.version
      : one.effective_from < other.effective_from
        ? 1
        : -1;
  return begun.toSorted(newestFirst)[0] ?? null;
}

/**
 * The version that a new draft is based on: the one that applies last, which may be published for a later day, so that
 * its changes are not lost. When every version has an end, the one in force, or else the newest.
 */
export function baseOf<T extends Kept>(versions: readonly T[], today: string): T | null {
  return inForceOn(versions, lastDay) ?? inForceOn(versions, today) ?? versions[0] ?? null;
}

/** The newer version that covers all days of this one and was published before its first day, so it never applies. */
function replacementOf(version: Row, versions: readonly Row[]): Row | null {
  const covers = ({ effective_until: until }: Row): boolean =>
    until === null || (version.effective_until !== null && until >= version.effective_until);
  return (
    versions.find(
      (other) =>
        other.version > version.version &&
        other.effective_from === version.effective_from &&
        todayOf(other.created_at) < version.effective_from &&
        covers(other),
    ) ?? null
  );
}

/** Versions of a carrier, newest first. */
export async function versionsOf(db: Db | Tx, carrierId: string) {
  return db
    .selectFrom('tariffs')
    .select([
      'id',
      'version',
      'effective_from',
      'effective_until',
      'source',
      'file_name',
      'note',
      'published_by',
      'created_at',
      'based_on',
    ])
    .where('carrier_id', '=', carrierId)
    .orderBy('version', 'desc')
    .execute();
}

/** The tariff of a version. @throws Refusal not_found, also for a version of another carrier */
export async function definitionOf(db: Db | Tx, carrierId: string, versionId: string): Promise<LtlTariff> {
  const row = await db
    .selectFrom('tariffs')
    .select('definition')
    .where('id', '=', versionId)
    .where('carrier_id', '=', carrierId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row.definition;
}

/** The draft of a carrier's tariff, if any. */
export async function draftOf(db: Db | Tx, carrierId: string): Promise<DraftRow | undefined> {
  return db.selectFrom('tariff_drafts').selectAll().where('carrier_id', '=', carrierId).executeTakeFirst();
}

function stateOf(version: Kept, current: Kept | null, replaced: boolean, today: string): TariffVersion['state'] {
  if (version.id === current?.id) return 'in_force';
  if (replaced) return 'replaced';
  return version.effective_from > today ? 'coming' : 'past';
}

/**
 * Versions of a carrier's tariff, newest first, and the draft, if any.
 * @throws Refusal not_found for an unknown carrier
 */
export async function overviewOf(db: Db | Tx, carrierId: string, today: string): Promise<TariffOverview> {
  const carrier = await db.selectFrom('carriers').select('id').where('id', '=', carrierId).executeTakeFirst();
  if (carrier === undefined) throw new Refusal('not_found');
  const rows = await versionsOf(db, carrierId);
  const draft = await draftOf(db, carrierId);
  const numberOf = (id: string | null) => rows.find((row) => row.id === id)?.version ?? null;
  const current = inForceOn(rows, today);
  return {
    versions: rows.map((row) => {
      const replacement = replacementOf(row, rows);
      return {
        ...row,
        source: row.source as TariffVersion['source'],
        state: stateOf(row, current, replacement !== null, today),
        replaced_by: replacement?.version ?? null,
        created_at: row.created_at.toISOString(),
        based_on: numberOf(row.based_on),
      };
    }),
    draft:
      draft === undefined
        ? null
        : {
            revision: draft.revision,
            based_on: numberOf(draft.based_on),
            source: draft.source as TariffDraft['source'],
            file_name: draft.file_name,
            effective_from: draft.effective_from,
            effective_until: draft.effective_until,
            updated_at: draft.updated_at.toISOString(),
            updated_by: draft.updated_by,
          },
  };
}
