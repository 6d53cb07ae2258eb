import { takenKey } from '../../../core/database/taken-key.ts';
import { invalidField } from '../../../core/refusal.ts';

/** Handles the race of two people taking the same address: the unique index rejects the second. */
export function emailTakenOr(error: unknown): never {
  throw takenKey(error) === 'users_email_key' ? invalidField('email', 'email_taken') : error;
}
