import { undoHours, type DuplicateChoice, type ImportSummary } from '@waybill/contract';
import type { Selectable } from 'kysely';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { Imports } from '../../../core/database/schema.gen.ts';
import { Refusal } from '../../../core/refusal.ts';
import { missingFields } from './file/columns.ts';
import type { Decisions } from './file/examine.ts';
import type { ImportKind } from './kind.ts';

export type AnyKind = Pick<ImportKind<never>, 'name' | 'table' | 'required'>;
export type StoredColumn = { readonly header: string; readonly example: string; readonly field: string | null };

const summaryColumns = [
  'id',
  'state',
  'file_name',
  'file_size',
  'encoding',
  'delimiter',
  'columns',
  'fixes',
  'duplicate_choice',
  'choices',
  'row_count',
  'good_count',
  'problem_count',
  'duplicate_count',
  'suggestion_count',
  'plan',
  'done_count',
  'total_count',
  'told_at',
  'result',
  'created_by',
  'created_at',
  'imported_at',
] as const;
/** An upload without its file. */
export type ImportRecord = Pick<Selectable<Imports>, (typeof summaryColumns)[number]>;

/** Query of uploads of a kind. */
export function importsOf(db: Db | Tx, accountId: string, kind: AnyKind) {
  return db
    .selectFrom('imports')
    .select(summaryColumns)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind.name);
}

/** @throws Refusal not_found, also for an upload of another kind or account */
export async function findImport(db: Db | Tx, accountId: string, kind: AnyKind, id: string): Promise<ImportRecord> {
  const found = await importsOf(db, accountId, kind).where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

export async function readContent(db: Db | Tx, accountId: string, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('imports')
    .select('content')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content ?? null;
}

export function columnsOf(record: Pick<ImportRecord, 'columns'>): readonly StoredColumn[] {
  return record.columns as readonly StoredColumn[];
}

export function decisionsOf(record: ImportRecord): Decisions {
  return {
    fields: columnsOf(record).map(({ field }) => field),
    fixes: record.fixes as Decisions['fixes'],
    duplicateChoice: record.duplicate_choice as DuplicateChoice,
    choices: record.choices as Decisions['choices'],
  };
}

/** A commit reports progress at least this often in milliseconds; after a longer silence it is dead. */
export const silence = 20_000;

function runningOf(record: ImportRecord, now: Date): ImportSummary['running'] {
  const { state, told_at: told, done_count: done, total_count: total } = record;
  if (state !== 'checked' || told === null || done === null || total === null) return null;
  return now.getTime() - told.getTime() > silence ? null : { done, total };
}

/** Deadline to undo a committed upload; null for one that changed nothing. */
export function undoUntil({
  state,
  imported_at: at,
  result,
}: Pick<ImportRecord, 'state' | 'imported_at' | 'result'>): Date | null {
  const { added = 0, updated = 0 } = (result ?? {}) as { readonly added?: number; readonly updated?: number };
  return state === 'imported' && at !== null && added + updated > 0
    ? new Date(at.getTime() + undoHours * 3_600_000)
    : null;
}

/** Current number of an account's records of a kind. */
export async function countRecords(db: Db | Tx, accountId: string, { table }: AnyKind): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Converts an upload to the wire format. */
export function summaryOf(kind: AnyKind, record: ImportRecord, there: number, now: Date): ImportSummary {
  const columns = columnsOf(record);
  const shown = {
    id: record.id,
    state: record.state,
    file_name: record.file_name,
    file_size: record.file_size,
    encoding: record.encoding,
    delimiter: record.delimiter,
    columns,
    missing: missingFields(
      kind,
      columns.map(({ field }) => field),
    ),
    rows: record.row_count,
    good: record.good_count,
    problems: record.problem_count,
    duplicates: record.duplicate_count,
    suggestions: record.suggestion_count,
    plan: record.plan,
    there,
    running: runningOf(record, now),
    result: record.result,
    undo_until: undoUntil(record)?.toISOString() ?? null,
    created_at: record.created_at.toISOString(),
    created_by: record.created_by,
  };
  // The table's checks and the code that fills it hold the texts and documents to the contract.
  return shown as ImportSummary;
}

/** Response of every verb: the current state of the upload. */
export async function answerOf(ctx: Context, db: Db | Tx, kind: AnyKind, id: string): Promise<{ data: ImportSummary }> {
  const accountId = accountOf(ctx);
  const record = await findImport(db, accountId, kind, id);
  return { data: summaryOf(kind, record, await countRecords(db, accountId, kind), ctx.now()) };
}
