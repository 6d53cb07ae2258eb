export { claimGuestQuote } from './claimed-quote.ts';
export { guestAccount } from './guest-account.ts';
export { publicQuotesJobs } from './forget-quotes.ts';
export { publicQuotesBindings } from './routes.ts';
