import type { Tx } from '../core/database/database.ts';
import { addressColumns } from '../modules/catalog/address-book/index.ts';
import { demoAddresses } from './demo/address-book.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';

const day = 86_400_000;
/** Age of the first address in days; one more was added each day after. */
const firstDaysAgo = 120;

/** Fills the address books of the demo accounts with unverified addresses. */
export async function seedAddressBook(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const newId = seededIds('address-book');
  const rows = accounts.flatMap(({ id: accountId, account }) =>
    demoAddresses(account.key).map((address, index) => {
      const addedAt = new Date(now.getTime() - (firstDaysAgo - index) * day);
      return {
        account_id: accountId,
        id: newId(addedAt),
        ...addressColumns(address),
        verified: false,
        created_at: addedAt,
        updated_at: addedAt,
      };
    }),
  );
  await insertRows(tx, 'addresses', rows);
}
