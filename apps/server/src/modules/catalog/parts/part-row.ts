import type { Part, PartInput, PartVersion } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { Refusal } from '../../../core/refusal.ts';

export type PartRow = Omit<Selectable<DB['parts']>, 'words'>;

export const partColumns = [
  'id',
  'number',
  'sub',
  'description',
  'keywords',
  'freight_class',
  'density_scale',
  'note',
  'version',
  'retired_at',
  'changed_at',
  'changed_by',
] as const;

/** The definition of a part in a fixed field order, for comparison. */
export function definitionOf(row: PartRow): PartInput {
  return {
    number: row.number,
    sub: row.sub,
    description: row.description,
    keywords: row.keywords,
    freight_class: row.freight_class as PartInput['freight_class'],
    density_scale: row.density_scale as PartInput['density_scale'],
    note: row.note,
  };
}

export function partOf(row: PartRow): Part {
  return {
    ...definitionOf(row),
    id: row.id,
    version: row.version,
    retired_at: row.retired_at?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
    changed_by: row.changed_by,
  };
}

/** A part. @throws Refusal not_found */
export async function findPart(db: Db | Tx, id: string): Promise<PartRow> {
  const row = await db.selectFrom('parts').select(partColumns).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Locks a part. @throws Refusal not_found; conflict when someone changed it since it was read */
export async function holdPart(tx: Tx, id: string, seen: number): Promise<PartRow> {
  const row = await tx.selectFrom('parts').select(partColumns).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  if (row.version !== seen) throw new Refusal('conflict');
  return row;
}

/** A part with all its versions, newest first. @throws Refusal not_found */
export async function showPart(db: Db, id: string): Promise<Part & { versions: PartVersion[] }> {
  const row = await findPart(db, id);
  const versions = await db
    .selectFrom('part_versions')
    .select(['version', 'definition', 'created_at', 'created_by'])
    .where('part_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  return {
    ...partOf(row),
    versions: versions.map(({ definition, created_at: at, ...version }) => ({
      ...version,
      part: definition,
      created_at: at.toISOString(),
    })),
  };
}
