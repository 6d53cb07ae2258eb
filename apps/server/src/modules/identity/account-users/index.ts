export { changeRole, disableUser, enableUser, removeUser } from './change-user.ts';
export { listInvitations } from './invitation-row.ts';
export { assertNoLogin, invite, putInvitation, resendInvitation, revokeInvitation } from './invite.ts';
export { accountUsersBindings } from './routes.ts';
export { findUser, listUsers } from './user-row.ts';
