export { quoteListsBindings } from './routes.ts';
