/** What other features may use of roles. */
export { JoinStaff } from './join-staff.tsx';
