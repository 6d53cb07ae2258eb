export { needsQuery } from './use-dashboard.ts';
