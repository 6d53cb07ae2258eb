import type { AccountAddress, AccountDetails } from '@waybill/contract';
import { creditStanding } from '../../../core/credit-standing.ts';
import type { Db, Tx } from '../../../core/database/database.ts';

type Contact = Pick<AccountAddress, 'first_name' | 'last_name' | 'email' | 'phone'>;
type Place = Pick<AccountAddress, 'street_lines' | 'city' | 'state' | 'postal_code' | 'country'>;

const nobody: Contact = { first_name: null, last_name: null, email: null, phone: null };

/** The account as its people see it. Internal data such as margin and cost is not read. */
export async function accountDetails(db: Db | Tx, accountId: string, now: Date): Promise<AccountDetails> {
  const row = await db
    .selectFrom('accounts')
    .select([
      'id',
      'name',
      'currency',
      'terms_days',
      'credit_status',
      creditStanding(now).as('credit_standing'),
      'created_at',
      'phone',
      'street_lines',
      'city',
      'state',
      'postal_code',
      'country',
      'address_contact',
      'billing_contact',
      'billing_address',
      'contacts_version',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { phone, street_lines, city, state, postal_code, country, address_contact: contact } = row;
  const billing = row.billing_address as Place | null;
  return {
    id: row.id,
    name: row.name,
    currency: row.currency as AccountDetails['currency'],
    terms_days: row.terms_days,
    credit_status: row.credit_status as AccountDetails['credit_status'],
    credit_standing: row.credit_standing,
    created_at: row.created_at.toISOString(),
    address: {
      ...nobody,
      phone,
      ...(contact as Contact | null),
      street_lines,
      city,
      state,
      postal_code,
      country: country as AccountAddress['country'],
    },
    billing_address: billing && { ...nobody, ...(row.billing_contact as Contact | null), ...billing },
    version: row.contacts_version,
  };
}
