import { type endpoints, type PartFileResult } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import { insertRows } from '../../../core/database/insert-rows.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { fieldsChanged, readPartFile, type Good, type Read } from './file.ts';
import { asJson } from '../../../core/database/json.ts';

const mostShown = 100;

type Sorted = { readonly added: readonly Good[]; readonly changed: readonly Good[]; readonly same: number };

function sorted({ good }: Read): Sorted {
  const added = good.filter(({ there }) => there === null);
  const changes = good.filter((one) => one.there !== null && fieldsChanged(one).length > 0);
  return { added, changed: changes, same: good.length - added.length - changes.length };
}

function resultOf(read: Read): PartFileResult {
  const { added, changed: changes, same } = sorted(read);
  const preview = [...added, ...changes].toSorted((one, other) => one.row - other.row).slice(0, mostShown);
  return {
    rows: read.rows,
    added: added.length,
    changed: changes.length,
    same,
    problems: read.problems.slice(0, mostShown),
    problem_count: read.problems.length,
    preview: preview.map((one) => ({
      row: one.row,
      what: one.there === null ? 'added' : 'changed',
      name: one.body.description,
      fields: fieldsChanged(one),
    })),
  };
}

/** Preview of a file's changes without importing it. */
export async function checkFile(ctx: Context, content: Buffer): Promise<{ data: PartFileResult }> {
  return { data: resultOf(await readPartFile(ctx, ctx.db, content)) };
}

async function write(ctx: Context, tx: Tx, { added, changed: changes }: Sorted): Promise<void> {
  const by = { changed_at: ctx.now(), changed_by: signedIn(ctx).name };
  const fresh = added.map(({ body }) => ({ ...body, id: newId(), version: 1, ...by }));
  await insertRows(tx, 'parts', fresh);
  const versions = fresh.map(({ id, version, changed_at: at, changed_by: who, ...definition }) => ({
    part_id: id,
    version,
    definition: asJson(definition),
    created_at: at,
    created_by: who,
  }));
  for (const { body, there } of changes) {
    if (there === null) continue;
    const version = there.version + 1;
    await tx
      .updateTable('parts')
      .set({ ...body, version, ...by })
      .where('id', '=', there.id)
      .execute();
    const kept = { created_at: by.changed_at, created_by: by.changed_by };
    versions.push({ part_id: there.id, version, definition: asJson(body), ...kept });
  }
  await insertRows(tx, 'part_versions', versions);
}

/** Imports a file, all rows or none. Imports run one at a time, so that none adds a part twice. Idempotent. */
export async function importFile(
  ctx: Context,
  endpoint: (typeof endpoints)['staffParts']['import'],
  content: Buffer,
): Promise<{ data: PartFileResult }> {
  return runCommand(ctx, endpoint.audit, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('parts.import'))`.execute(tx);
    const read = await readPartFile(ctx, tx, content);
    const result = { data: resultOf(read) };
    const what = sorted(read);
    if (read.problems.length > 0 || what.added.length + what.changed.length === 0) return unchanged(result);
    await write(ctx, tx, what);
    const { rows, added, changed: changes } = result.data;
    return changed(result, { subject: 'part', subjectId: null, after: { rows, added, changed: changes } });
  });
}
