import { takenKey } from '../../../core/database/taken-key.ts';
import { invalidField } from '../../../core/refusal.ts';

/** Two people may take one address at the same moment; the table lets only one of them, and the other hears why. */
export function emailTakenOr(error: unknown): never {
  throw takenKey(error) === 'users_email_key' ? invalidField('email', 'email_taken') : error;
}
