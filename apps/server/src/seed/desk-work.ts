import type { Tx } from '../core/database/database.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import { nextTime } from '../modules/back-office/reports/index.ts';
import { demoChats } from './demo/chats.ts';
import { staffNamed, type SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';
import { asJson } from '../core/database/json.ts';

const dayMs = 86_400_000;

/** Closed chats of one customer, for the statistics of first answers. */
async function putChats(tx: Tx, { id: accountId, account, userIds }: SeededAccount, now: Date): Promise<void> {
  const newId = seededIds('chats');
  const answerer = await staffNamed(tx, 'fpg.ops@waybill.example');
  const [customer, customerId] = [account.users[0]?.name ?? '', userIds[0] ?? ''];
  for (const { daysAgo, category, asked, answered, waitedSeconds } of demoChats) {
    const opened = new Date(now.getTime() - daysAgo * dayMs);
    const at = new Date(opened.getTime() + waitedSeconds * 1000);
    const id = newId(opened);
    await tx
      .insertInto('chats')
      .values({
        account_id: accountId,
        id,
        customer_id: customerId,
        customer_name: customer,
        request_hash: Buffer.from(id),
        category,
        state: 'closed',
        close_reason: 'resolved',
        opened_at: opened,
        opened_in_hours: true,
        updated_at: at,
        owner_id: answerer.id,
        owner_name: answerer.name,
        last_seq: 2,
        last_side: 'staff',
        last_text: answered,
        customer_delivered: 2,
        customer_read: 2,
        staff_delivered: 2,
        staff_read: 2,
        first_answer_at: at,
      })
      .execute();
    const said = [
      ['customer', customerId, customer, opened, asked],
      ['staff', answerer.id, answerer.name, at, answered],
    ] as const;
    await insertRows(
      tx,
      'chat_messages',
      said.map(([side, by, name, when, text], index) => ({
        account_id: accountId,
        chat_id: id,
        seq: index + 1,
        id: newId(when),
        kind: 'text',
        side,
        by_id: by,
        by_name: name,
        at: when,
        text,
        attachments: asJson([]),
      })),
    );
  }
}

/** A report that is mailed to accounting each Monday. */
async function putSchedule(tx: Tx, now: Date): Promise<void> {
  const owner = await staffNamed(tx, 'fpg.accounting@waybill.example');
  const times = { every: 'week', on_day: 1, at_hour: 7, time_zone: 'America/Chicago' } as const;
  await tx
    .insertInto('report_schedules')
    .values({
      id: seededIds('report_schedules')(now),
      name: 'Margins by account',
      report: asJson({ kind: 'spend', by: 'account', currency: 'USD', range: '7' }),
      ...times,
      recipients: [owner.id],
      language: 'en',
      next_at: nextTime(times, now),
      created_by: owner.id,
      created_by_name: owner.name,
      created_at: now,
    })
    .execute();
}

/** Work of the demo staff: answered chats, and a scheduled report. */
export async function seedDeskWork(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const held = accounts.find(({ account }) => account.key === 'furniture');
  if (held === undefined) throw new Error('No account on hold');
  await putChats(tx, held, now);
  await putSchedule(tx, now);
}
