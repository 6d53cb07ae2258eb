import { invalidField } from '../../core/refusal.ts';

/** Two people may give one number at the same moment; the table lets only one of them, and the other hears why. */
export function numberTakenOr(error: unknown): never {
  const { code, constraint } = error as { readonly code?: string; readonly constraint?: string };
  if (code === '23505' && constraint === 'products_by_number') {
    throw invalidField('product_number', 'product_number_taken');
  }
  throw error;
}
