import { endpoints } from '@waybill/contract';
import { accountOf } from '../../core/context.ts';
import { command, query, type Binding } from '../../core/http/binding.ts';
import { createQuote } from './create-quote.ts';
import { showQuote } from './show-quote.ts';

export const quotesBindings: readonly Binding[] = [
  command(endpoints.quotes.create, createQuote),
  query(endpoints.quotes.show, async (ctx, { params }) => ({
    data: await showQuote(ctx.db, accountOf(ctx), params.id, ctx.now()),
  })),
];
