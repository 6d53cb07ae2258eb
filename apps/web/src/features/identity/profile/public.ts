/** What other features may use of the profile. */
export { PasswordFields } from './password-fields.tsx';
