export { statementsBindings } from './routes.ts';
