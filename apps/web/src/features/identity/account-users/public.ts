/** What other features may use of the users of an account. */
export { InviteDialog } from './invite-dialog.tsx';
export { PeopleList } from './people-list.tsx';
export type { UserChanges } from './use-user-changes.ts';
export { UsersPanel } from './users-panel.tsx';
