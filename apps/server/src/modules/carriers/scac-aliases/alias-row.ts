import type { endpoints, Query, ScacAlias } from '@waybill/contract';
import { aliasKey } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { likeContains } from '../../../core/database/like.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { Refusal } from '../../../core/refusal.ts';

type ListQuery = Query<(typeof endpoints)['scacAliases']['list']>;

function rows(db: Db | Tx) {
  return db.selectFrom('scac_aliases as alias').leftJoin('carriers as carrier', 'carrier.scac', 'alias.scac');
}
const columns = [
  'alias.id',
  'alias.alias',
  'alias.written_as',
  'alias.scac',
  'alias.created_at',
  'alias.updated_at',
  'alias.deleted_at',
  'carrier.name as carrier_name',
] as const;

type Row = {
  readonly id: string;
  readonly written_as: string;
  readonly scac: string;
  readonly carrier_name: string | null;
  readonly created_at: Date;
  readonly updated_at: Date | null;
};

/** Converts an alias to the form that staff see. */
export function aliasOf(row: Row): ScacAlias {
  return {
    id: row.id,
    name: row.written_as,
    scac: row.scac,
    carrier_name: row.carrier_name,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at?.toISOString() ?? null,
  };
}

/** Locks an alias, even a deleted one. @throws Refusal not_found */
export async function holdAlias(tx: Tx, id: string) {
  const row = await rows(tx).select(columns).where('alias.id', '=', id).forUpdate('alias').executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

function searched(db: Db, { search }: ListQuery) {
  const all = rows(db).where('alias.deleted_at', 'is', null);
  if (!search) return all;
  const part = likeContains(search);
  const key = aliasKey(search);
  return all.where((is) =>
    is.or([
      is('alias.written_as', 'ilike', part),
      is('alias.scac', 'ilike', part),
      is('carrier.name', 'ilike', part),
      ...(key === '' ? [] : [is('alias.alias', 'like', `%${key}%`)]),
    ]),
  );
}

/** One page of aliases, and their number (counted up to one past the limit). */
export async function listAliases(db: Db, query: ListQuery): Promise<{ rows: ScacAlias[]; total: number }> {
  const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
  const by = { name: sql`lower(alias.written_as)`, scac: sql`alias.scac`, created_at: sql`alias.created_at` };
  const page = searched(db, query)
    .select(columns)
    .orderBy(by[query.sort.replace('-', '') as keyof typeof by], direction)
    .orderBy('alias.alias');
  const { rows: found, total } = await readPage(db, page, searched(db, query), query);
  return { rows: found.map(aliasOf), total };
}
