import { takenKey } from '../../../core/database/taken-key.ts';
import { invalidField } from '../../../core/refusal.ts';

/** Handles the race of two people using the same number: the unique index rejects the second. */
export function numberTakenOr(error: unknown): never {
  throw takenKey(error) === 'products_by_number' ? invalidField('product_number', 'product_number_taken') : error;
}
