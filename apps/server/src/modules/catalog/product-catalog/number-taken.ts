import { takenKey } from '../../../core/database/taken-key.ts';
import { invalidField } from '../../../core/refusal.ts';

/** Two people may give one number at the same moment; the table lets only one of them, and the other hears why. */
export function numberTakenOr(error: unknown): never {
  throw takenKey(error) === 'products_by_number' ? invalidField('product_number', 'product_number_taken') : error;
}
