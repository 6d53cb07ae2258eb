export { quoteListsBindings } from './routes.ts';
export { quoteMailJobs } from './send-quote-mail.ts';
