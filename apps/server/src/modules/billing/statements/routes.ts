import { csvText, endpoints, type Query } from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import { renderStatement } from '../../../core/documents/index.ts';
import { query, reply, type Binding, type Reply } from '../../../core/http/binding.ts';
import { speak } from '../../../core/speak.ts';
import { renderWorkbook } from '../../../core/workbooks/index.ts';
import { periodOf } from './period.ts';
import { printedStatement } from './printed-statement.ts';
import { readStatement } from './read-statement.ts';
import { statementColumns, statementLines } from './statement-lines.ts';

const { show, pdf, csv, workbook } = endpoints.statements;

type Asked = Query<typeof show>;

const read = (ctx: Context, asked: Asked) => readStatement(ctx.db, accountOf(ctx), periodOf(asked, ctx.now()));

/** A statement as a file named by its period. */
async function file(
  ctx: Context,
  asked: Asked,
  ending: 'pdf' | 'csv' | 'xlsx',
  write: (statement: Awaited<ReturnType<typeof read>>) => Promise<Uint8Array>,
): Promise<Reply<Uint8Array>> {
  const statement = await read(ctx, asked);
  return reply(200, await write(statement), {
    'content-disposition': `attachment; filename="statement-${statement.from}-${statement.to}.${ending}"`,
    'cache-control': 'private, no-store',
  });
}

export const statementsBindings: readonly Binding[] = [
  query(show, async (ctx, { query: asked }) => ({ data: await read(ctx, asked) })),
  query(pdf, (ctx, { query: asked }) =>
    file(ctx, asked, 'pdf', (statement) =>
      renderStatement(printedStatement(statement, ctx.language, ctx.services.company.current.issuer, ctx.now())),
    ),
  ),
  query(csv, (ctx, { query: asked }) =>
    file(ctx, asked, 'csv', (statement) => {
      const t = speak(ctx.language);
      return Promise.resolve(Buffer.from(csvText(statementColumns(t), statementLines(statement, t))));
    }),
  ),
  query(workbook, (ctx, { query: asked }) =>
    file(ctx, asked, 'xlsx', (statement) => {
      const t = speak(ctx.language);
      return renderWorkbook(t('statements.sheet'), statementColumns(t), statementLines(statement, t));
    }),
  ),
];
