import { Readable } from 'node:stream';
import { csvLine, csvMark } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { speak } from '../../../../core/speak.ts';
import { placed, wanted, type EntryQuery } from './query.ts';
import { findEntries, type FoundEntry } from './rows.ts';

const piece = 1_000;

const columns = [
  'at',
  'person',
  'actor',
  'action',
  'record_kind',
  'record',
  'account',
  'account_id',
  'before',
  'after',
  'request_id',
  'seal',
  'id',
] as const;

/** A JSON document as a CSV cell. Null gives an empty cell. */
function cellOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

function lineOf(row: FoundEntry): string {
  return csvLine([
    row.at.toISOString(),
    row.actor_name,
    row.actor_label,
    row.action,
    row.subject_type,
    row.subject_id,
    row.account_name,
    row.account_id,
    cellOf(row.before),
    cellOf(row.after),
    row.request_id,
    row.seal,
    row.id,
  ]);
}

async function* linesOf({ db, language }: Context, asked: EntryQuery): AsyncGenerator<string> {
  const say = speak(language);
  yield csvMark + csvLine(columns.map((name) => say(`audit_trail.file.${name}`)));
  let from: string | null = null;
  for (;;) {
    const behind = from === null ? sql`true` : sql`(e.at, e.id) < ${placed(from)}`;
    const found: FoundEntry[] = await findEntries(db, sql<boolean>`${wanted(asked)} AND ${behind}`, { limit: piece });
    if (found.length > 0) yield found.map(lineOf).join('');
    if (found.length < piece) return;
    from = found.at(-1)?.place ?? null;
  }
}

/** Streams the matching entries as a file. */
export function exportEntries(ctx: Context, asked: EntryQuery): Readable {
  return Readable.from(linesOf(ctx, asked), { objectMode: true, highWaterMark: 1 });
}
