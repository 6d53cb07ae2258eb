import type { AccountActivity, Body, endpoints } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, unchanged, type Outcome } from '../../../../core/command.ts';
import { signedIn, type Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { reply, type Reply } from '../../../../core/http/binding.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { lockAccountRow } from '../change-account.ts';
import { changesOf, labelOf, reasonOf } from './changes.ts';
import { pageOf, readFamily, type At, type Listed } from './page-of.ts';

type Columns = {
  id: string;
  at: Date;
  action: string;
  actor_kind: AccountActivity['by']['kind'];
  actor_label: string;
  actor_name: string | null;
  subject_type: string;
  before: unknown;
  after: unknown;
  note: string | null;
};

/** Actions left out of the activity list: automatic ones, and those that only read. */
const unheard = [
  'account.credit_reviewed',
  'booking.claimed',
  'booking.sending',
  'chat.read',
  'chat.typing',
  // Imported orders are listed with the orders, and steps of a batch with the batch.
  'marketplace.batch_row_moved',
  'marketplace.orders_imported',
  'notice.read',
  'notice.all_read',
  'quote_draft.begun',
  'quote_draft.kept',
  'session.challenged',
  'session.ended',
  'session.login',
  'session.logout',
  // Tracking updates and notices are listed with the shipment.
  'shipment.told',
  'tracking.reported',
  'tracking.reviewed',
];

/** Activity of an account and its people, newest first, with staff notes. @throws Refusal not_found */
export async function listActivity(ctx: Context, accountId: string, at: At): Promise<Listed<AccountActivity>> {
  const family = await readFamily(ctx, accountId);
  const { rows, total } = await pageOf<Columns>(ctx, at, {
    columns: sql`e.id, e.at, e.action, e.actor_kind, e.actor_label, e.subject_type, e.before, e.after,
      (SELECT u.name FROM users u WHERE u.id = e.actor_id) AS actor_name,
      (SELECT n.text FROM account_notes n WHERE e.action = 'account.note_added' AND n.account_id = e.account_id
        AND n.id::text = e.subject_id) AS note`,
    from: sql`audit_entries e WHERE ${family.has('e.account_id')} AND e.action <> ALL (${unheard}::text[])`,
    order: sql`e.at DESC, e.id DESC`,
  });
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      by: { kind: row.actor_kind, name: row.actor_name ?? row.actor_label },
      subject: row.subject_type,
      label: labelOf(row.before, row.after),
      changes: changesOf(row.before, row.after),
      text: row.note ?? reasonOf(row.after),
    })),
  };
}

type Given = {
  readonly params: { readonly id: string };
  readonly body: Body<typeof endpoints.staffAccountRecords.note>;
};

/**
 * Adds a note that only staff see. Idempotent by id.
 * @throws Refusal not_found; conflict for an id with another text
 */
export async function addNote(
  ctx: Context,
  tx: Tx,
  { params, body }: Given,
): Promise<Outcome<Reply<{ data: AccountActivity }>>> {
  await lockAccountRow(tx, params.id);
  const { userId, name } = signedIn(ctx);
  const answer = (at: Date) =>
    reply(201, {
      data: {
        id: body.id,
        at: at.toISOString(),
        action: 'account.note_added',
        by: { kind: 'user' as const, name },
        subject: 'account_note',
        label: null,
        changes: [],
        text: body.text,
      },
    });
  const there = await tx
    .selectFrom('account_notes')
    .select(['text', 'created_at'])
    .where('account_id', '=', params.id)
    .where('id', '=', body.id)
    .executeTakeFirst();
  if (there !== undefined) {
    if (there.text !== body.text) throw new Refusal('conflict');
    return unchanged(answer(there.created_at));
  }
  await tx
    .insertInto('account_notes')
    .values({
      account_id: params.id,
      id: body.id,
      text: body.text,
      by_id: userId,
      by_name: name,
      created_at: ctx.now(),
    })
    .execute();
  return changed(answer(ctx.now()), { subject: 'account_note', subjectId: body.id, accountId: params.id });
}
