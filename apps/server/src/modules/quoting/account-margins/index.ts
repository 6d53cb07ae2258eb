export { accountMargins } from './read-margins.ts';
export { accountMarginsBindings } from './routes.ts';
