import { dayAt } from '@waybill/freight';
import { booksTimeZone, type ImportEndpoints } from '@waybill/contract';
import { command, fileOf, process, query, reply, streamed, type Binding } from '../../../core/http/binding.ts';
import { changeImport } from './verbs/change-import.ts';
import { commitImport } from './verbs/commit-import.ts';
import { cancelImport, undoImport } from './verbs/end-import.ts';
import { listImports, listRows } from './verbs/read-imports.ts';
import { uploadFile } from './verbs/upload-file.ts';
import { exportFile, rejectedFile, templateFile } from './verbs/write-files.ts';
import type { ImportKind } from './kind.ts';
import { answerOf } from './stored.ts';

/** Headers of a download. */
function saved(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
  };
}

/** Binds the endpoints of one kind of record to the shared import code. */
export function importBindings<Body>(of: ImportEndpoints, kind: ImportKind<Body>): readonly Binding[] {
  return [
    query(of.template, async (ctx) => reply(200, templateFile(ctx, kind), saved(`${kind.name}-template`))),
    query(of.export, async (ctx, { query: { search } }) => {
      const today = dayAt(ctx.now(), booksTimeZone);
      return streamed(exportFile(ctx, kind, search ?? ''), saved(`${kind.name}-${today}`));
    }),
    process(of.upload, (ctx, { query: { name } }, wire) =>
      uploadFile(ctx, { kind, endpoint: of.upload, name, content: fileOf(wire).content }),
    ),
    query(of.list, (ctx, { query: asked }) => listImports(ctx, kind, asked, of.list.path)),
    query(of.show, (ctx, { params }) => answerOf(ctx, ctx.db, kind, params.id)),
    query(of.rows, (ctx, { params, query: asked }) => listRows(ctx, kind, params.id, asked, of.rows.path)),
    query(of.rejected, async (ctx, { params }) =>
      reply(200, await rejectedFile(ctx, kind, params.id), saved(`${kind.name}-rejected`)),
    ),
    command(of.change, (ctx, tx, { params, body }) => changeImport(ctx, tx, kind, { id: params.id, change: body })),
    command(of.commit, (ctx, tx, { params, body }) => commitImport(ctx, tx, kind, { id: params.id, mode: body.mode })),
    command(of.cancel, (ctx, tx, { params }) => cancelImport(ctx, tx, kind, params.id)),
    command(of.undo, (ctx, tx, { params }) => undoImport(ctx, tx, kind, params.id)),
  ];
}
