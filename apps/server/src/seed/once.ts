import type { Db, Tx } from '../core/database/database.ts';
import { lockInstallation } from './installation-lock.ts';
import { asJson } from '../core/database/json.ts';

/**
 * Runs a piece of set-up exactly once in the life of a database: in one transaction with the fact that it was done,
 * one process at a time. A process that is killed leaves nothing behind.
 * @returns whether this call was the one that did it
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
