export { accountRow } from './account-rows.ts';
export { signUpBindings } from './routes.ts';
