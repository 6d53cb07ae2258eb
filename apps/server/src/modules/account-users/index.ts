export { accountUsersBindings } from './routes.ts';
