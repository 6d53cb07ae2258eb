import { dayAt } from '@waybill/freight';
import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { command, process, query, streamed, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { exportQuotes } from './export-quotes.ts';
import { listQuotes } from './list-quotes.ts';
import { requestQuoteMail } from './request-quote-mail.ts';
import { listBookers, sendQuote } from './send-quote.ts';
import { restoreQuote, saveQuote, unsaveQuote } from './save-quote.ts';

const { list, export: exported, save, unsave, restore, bookers, send, mail } = endpoints.quoteLists;

export const quoteListsBindings: readonly Binding[] = [
  query(list, async (ctx, { query: asked }) => {
    const { rows, total } = await listQuotes(ctx.db, accountOf(ctx), asked, ctx.now());
    return pageBody(rows, total, asked, list.path);
  }),
  query(exported, async (ctx, { query: asked }) => {
    const name = `${asked.saved === true ? 'saved-quotes' : 'quotes'}-${dayAt(ctx.now(), asked.time_zone)}`;
    return streamed(exportQuotes(ctx, asked), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    });
  }),
  process(save, (ctx, input) => saveQuote(ctx, save.audit, input)),
  command(unsave, unsaveQuote),
  command(restore, restoreQuote),
  query(bookers, listBookers),
  command(send, sendQuote),
  process(mail, requestQuoteMail),
];
