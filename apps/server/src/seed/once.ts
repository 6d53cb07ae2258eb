import type { Db, Tx } from '../core/database/database.ts';
import { lockInstallation } from './installation-lock.ts';
import { asJson } from '../core/database/json.ts';

/**
 * Runs a set-up step exactly once per database, in one transaction with the fact that it was done, and one process at a
 * time. A killed process leaves nothing behind.
 * @returns whether this call did it
 */
export async function once(db: Db, fact: string, now: Date, setUp: (tx: Tx) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockInstallation(tx);
    const known = await tx.selectFrom('installation_facts').select('name').where('name', '=', fact).executeTakeFirst();
    if (known !== undefined) return false;
    await setUp(tx);
    await tx
      .insertInto('installation_facts')
      .values({ name: fact, value: asJson(true), recorded_at: now })
      .execute();
    return true;
  });
}
