import { addDays } from '@waybill/freight';
import type { Tx } from '../core/database/database.ts';
import { billingDay } from '../core/billing-day.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';

const dayMs = 86_400_000;
const openDays = 7;
const accountant = 'Ines Okafor';

/**
 * Credit of the demo accounts: one pays late and was opened for a week, one has been on hold for weeks, set by staff,
 * and all have a credit limit.
 */
export async function seedCredit(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const limits = { building: 6_000_000, furniture: 500_000, lamps: 1_000_000 } as const;
  for (const { id, account } of accounts) {
    await tx.updateTable('accounts').set({ credit_limit: limits[account.key] }).where('id', '=', id).execute();
    const newId = seededIds(`credit/${account.key}`);
    const held = new Date(now.getTime() - (account.key === 'furniture' ? 18 : 2) * dayMs);
    const hold = { account_id: id, id: newId(held), figures: '{}', since: held };
    if (account.creditStatus === 'hold') {
      const reason = 'Checks came back twice. Call before anything is shipped.';
      await tx
        .insertInto('credit_holds')
        .values({ ...hold, cause: 'staff', reason, set_by_name: accountant })
        .execute();
    }
    if (account.key !== 'building') continue;
    const until = addDays(billingDay(now), openDays);
    await tx
      .insertInto('credit_holds')
      .values({
        ...hold,
        cause: 'past_due',
        ended_at: now,
        ended_how: 'activated',
        ended_by_name: accountant,
        end_reason: 'They pay by the end of the week, said their owner by phone.',
        open_until: until,
      })
      .execute();
    await tx.updateTable('accounts').set({ credit_open_until: until }).where('id', '=', id).execute();
  }
}
