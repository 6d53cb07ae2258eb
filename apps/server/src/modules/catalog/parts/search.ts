import type { endpoints, OfferedPart, Query } from '@waybill/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { definitionOf, partColumns, partOf, type PartRow } from './part-row.ts';

export type ListQuery = Query<typeof endpoints.staffParts.list>;
export type PartQuery = Query<typeof endpoints.staffParts.export>;

const mostOffered = 8;

/** A prefix text search query for the words; null if there are none. */
function termsOf(search: string | undefined): string | null {
  const words = (search ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}

function searched(search: string | undefined): RawBuilder<boolean> {
  const terms = termsOf(search);
  if (terms !== null) return sql<boolean>`words @@ to_tsquery('simple', ${terms})`;
  return search === undefined || search === '' ? sql<boolean>`true` : sql<boolean>`false`;
}

/** The WHERE condition for a parts query. */
export function wanted({ search, state, rule, freight_class: freightClass }: PartQuery): RawBuilder<boolean> {
  const narrowed: RawBuilder<unknown>[] = [searched(search)];
  if (state !== 'all') narrowed.push(state === 'retired' ? sql`retired_at IS NOT NULL` : sql`retired_at IS NULL`);
  if (rule !== undefined) narrowed.push(rule === 'class' ? sql`freight_class IS NOT NULL` : sql`freight_class IS NULL`);
  if (freightClass !== undefined) narrowed.push(sql`freight_class = ${freightClass}`);
  return sql<boolean>`${sql.join(narrowed, sql` AND `)}`;
}

/** One page of parts, and their number (counted up to one past the limit). */
export async function listParts(db: Db, asked: ListQuery) {
  const [column, direction] = [asked.sort.replace('-', ''), asked.sort.startsWith('-') ? 'desc' : 'asc'] as const;
  const rows = db.selectFrom('parts').where(wanted(asked));
  const selected = rows.select(partColumns);
  const ordered =
    column === 'number'
      ? selected
          .orderBy('number', (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
          .orderBy('sub', direction)
      : selected.orderBy(column === 'changed_at' ? 'changed_at' : sql`lower(description)`, direction);
  const page = ordered.orderBy('id', direction);
  const { rows: found, total } = await readPage(db, page, rows, asked);
  return { rows: found.map(partOf), total };
}

/** Active parts that match a number or words: number matches first, then the shortest names. */
export async function suggestParts(
  db: Db,
  { search, numbered = false }: Query<typeof endpoints.parts.suggest>,
): Promise<OfferedPart[]> {
  const number = /^\d+/.exec(search)?.[0] ?? null;
  const found: PartRow[] = await db
    .selectFrom('parts')
    .select(partColumns)
    .where(searched(search))
    .where('retired_at', 'is', null)
    .$if(numbered, (rows) => rows.where('number', 'is not', null))
    .orderBy(sql`number IS NOT DISTINCT FROM ${number}`, 'desc')
    .orderBy(sql`length(description)`)
    .orderBy('id')
    .limit(mostOffered)
    .execute();
  return found.map((row) => {
    const { keywords: _words, note: _note, ...offered } = definitionOf(row);
    return { id: row.id, ...offered };
  });
}
