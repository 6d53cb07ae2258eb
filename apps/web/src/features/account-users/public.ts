/** What other features may use of the users of an account. */
export { UsersPanel } from './users-panel.tsx';
