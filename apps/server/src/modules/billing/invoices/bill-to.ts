import type { Invoice } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';

/** Bill-to name and address of the account, as of now. */
export async function billTo(db: Db | Tx, accountId: string): Promise<Invoice['bill_to']> {
  return db
    .selectFrom('accounts')
    .select(['name', 'street_lines', 'city', 'state', 'postal_code', 'country'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** City, state, and postal code on one line; empty if none is known. */
export const townOf = (at: {
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
}): string => [at.city, [at.state, at.postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
