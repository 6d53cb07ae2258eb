export { quoteDraftsBindings } from './routes.ts';
