export { staffRolesBindings } from './routes.ts';
