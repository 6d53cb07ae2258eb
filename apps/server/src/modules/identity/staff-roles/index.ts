export { assertOtherSuperAdmin } from './change-roles.ts';
export { staffRolesBindings } from './routes.ts';
