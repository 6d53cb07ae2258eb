import { endpoints } from '@waybill/contract';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { createQuote } from './create-quote.ts';
import { quoteCosts } from './quote-costs.ts';
import { sendQuotePdf } from './send-quote-pdf.ts';
import { awaitQuote, streamQuote } from './stream-quote.ts';

export const quotesBindings: readonly Binding[] = [
  process(endpoints.quotes.create, createQuote),
  query(endpoints.quotes.show, async (ctx, { params, query: { wait } }) => ({
    data: await awaitQuote(ctx, params.id, wait),
  })),
  query(endpoints.quotes.costs, quoteCosts),
  query(endpoints.quotes.pdf, sendQuotePdf),
  query(endpoints.quotes.stream, streamQuote),
];
