import type { Tx } from '../core/database/database.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';
import { asJson } from '../core/database/json.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const byEmail = 'fpg.sales@waybill.example';

/** Sales notes about each account, and their age in days and hours. */
const notes = {
  building: [
    [21, 2, 'Ships to renovation sites: liftgate almost always. Ask before quoting without one.'],
    [1, 3, 'Called accounts payable, payment promised for Friday.'],
  ],
  furniture: [[17, 5, 'Owner wants a call before the hold is lifted. Best reached before noon.']],
  lamps: [[9, 1, 'Growing: asks for weekly pickups from next month on. Offered a volume review.']],
} as const;

/**
 * Work of sales on the demo accounts: sales owners, notes, and a shared view of accounts on hold, with audit entries.
 */
export async function seedAccountDesk(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const seller = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', byEmail)
    .executeTakeFirstOrThrow();
  const actor = { actor_kind: 'user', actor_id: seller.id, actor_label: byEmail, request_id: 'demo' };
  for (const { id, account } of accounts) {
    const newId = seededIds(`account-desk/${account.key}`);
    const since = new Date(now.getTime() - 60 * dayMs);
    await tx.updateTable('accounts').set({ sales_owner: seller.id }).where('id', '=', id).execute();
    const written = notes[account.key].map(([days, hours, text]) => {
      const at = new Date(now.getTime() - days * dayMs - hours * hourMs);
      return { id: newId(at), text, at };
    });
    await insertRows(
      tx,
      'account_notes',
      written.map(({ id: noteId, text, at }) => ({
        account_id: id,
        id: noteId,
        text,
        by_id: seller.id,
        by_name: seller.name,
        created_at: at,
      })),
    );
    await insertRows(tx, 'audit_entries', [
      {
        id: newId(since),
        account_id: id,
        at: since,
        action: 'account.owner_assigned',
        subject_type: 'account',
        subject_id: id,
        before: asJson({ sales_owner: null }),
        after: asJson({ sales_owner: seller.id }),
        ...actor,
      },
      ...written.map(({ id: noteId, at }) => ({
        id: newId(at),
        account_id: id,
        at,
        action: 'account.note_added',
        subject_type: 'account_note',
        subject_id: noteId,
        before: null,
        after: null,
        ...actor,
      })),
    ]);
  }
  await tx
    .insertInto('account_views')
    .values({
      user_id: seller.id,
      id: seededIds('account-desk/views')(now),
      name: 'On hold',
      shared: true,
      content: JSON.stringify({ state: 'hold', sort: 'name' }),
      created_at: now,
    })
    .execute();
}
