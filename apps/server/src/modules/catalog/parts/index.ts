import { dayAt } from '@waybill/freight';
import { booksTimeZone, endpoints } from '@waybill/contract';
import { command, fileOf, process, query, streamed, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { createPart, restorePart, retirePart, updatePart } from './change-part.ts';
import { exportParts } from './export-parts.ts';
import { checkFile, importFile } from './import-parts.ts';
import { showPart } from './part-row.ts';
import { listParts, suggestParts } from './search.ts';

const { parts, staffParts } = endpoints;

export const partsBindings: readonly Binding[] = [
  query(parts.suggest, async ({ db }, { query: asked }) => ({ data: await suggestParts(db, asked) })),
  query(staffParts.list, async ({ db }, { query: asked }) => {
    const { rows, total } = await listParts(db, asked);
    return pageBody(rows, total, asked, staffParts.list.path);
  }),
  query(staffParts.export, async (ctx, { query: asked }) =>
    streamed(exportParts(ctx, asked), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="parts-${dayAt(ctx.now(), booksTimeZone)}.csv"`,
      'cache-control': 'no-store',
    }),
  ),
  query(staffParts.show, async ({ db }, { params }) => ({ data: await showPart(db, params.id) })),
  command(staffParts.create, createPart),
  command(staffParts.update, updatePart),
  command(staffParts.retire, retirePart),
  command(staffParts.restore, restorePart),
  process(staffParts.check, (ctx, _, wire) => checkFile(ctx, fileOf(wire).content)),
  process(staffParts.import, (ctx, _, wire) => importFile(ctx, staffParts.import, fileOf(wire).content)),
];
