export { claimGuestQuote } from './claimed-quote.ts';
export { publicQuotesJobs } from './forget-quotes.ts';
export { publicQuotesBindings } from './routes.ts';
