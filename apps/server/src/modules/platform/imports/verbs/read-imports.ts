import type { ImportRow } from '@waybill/contract';
import { accountOf, type Context } from '../../../../core/context.ts';
import { pageBody } from '../../../../core/page.ts';
import { countRecords, findImport, importsOf, summaryOf, type AnyKind } from '../stored.ts';

type Page = { readonly page: number; readonly per_page: number };

/** Uploads of the account, newest first. */
export async function listImports(ctx: Context, kind: AnyKind, query: Page, path: string) {
  const accountId = accountOf(ctx);
  const records = await importsOf(ctx.db, accountId, kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  const { total } = await ctx.db
    .selectFrom('imports')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind.name)
    .executeTakeFirstOrThrow();
  const there = await countRecords(ctx.db, accountId, kind);
  return pageBody(
    records.map((record) => summaryOf(kind, record, there, ctx.now())),
    total,
    query,
    path,
  );
}

type RowsQuery = Page & { readonly verdict: 'problem' | 'duplicate' };

/** Rows of an upload that need attention, in file order. @throws Refusal not_found */
export async function listRows(ctx: Context, kind: AnyKind, id: string, query: RowsQuery, path: string) {
  const accountId = accountOf(ctx);
  const record = await findImport(ctx.db, accountId, kind, id);
  const rows = await ctx.db
    .selectFrom('import_rows')
    .select(['row', 'label', 'detail', 'problems', 'duplicate', 'choice'])
    .where('account_id', '=', accountId)
    .where('import_id', '=', id)
    .where('verdict', '=', query.verdict)
    .orderBy('row')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  const total = query.verdict === 'problem' ? record.problem_count : record.duplicate_count;
  // Written by `keepFindings` in this shape.
  return pageBody(rows as ImportRow[], total, query, path.replace(':id', id));
}
