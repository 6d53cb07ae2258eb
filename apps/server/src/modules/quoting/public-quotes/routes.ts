import { endpoints } from '@waybill/contract';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { dropClaimedQuote, showClaimedQuote } from './claimed-quote.ts';
import { createPublicQuote, showSite } from './create-public-quote.ts';
import { showPublicQuote, streamPublicQuote } from './read-public-quote.ts';

export const publicQuotesBindings: readonly Binding[] = [
  query(endpoints.site.show, showSite),
  process(endpoints.publicQuotes.create, createPublicQuote),
  query(endpoints.publicQuotes.show, showPublicQuote),
  query(endpoints.publicQuotes.stream, streamPublicQuote),
  query(endpoints.publicQuotes.carried, showClaimedQuote),
  command(endpoints.publicQuotes.dropCarried, dropClaimedQuote),
];
