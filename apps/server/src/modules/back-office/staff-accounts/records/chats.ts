import type { AccountChatRow } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { pageOf, readFamily, type At, type Listed } from './page-of.ts';

type Columns = Omit<AccountChatRow, 'of_account' | 'updated_at'> & { account_id: string; updated_at: Date };

/** Conversations with an account, latest message first. @throws Refusal not_found */
export async function listChats(ctx: Context, accountId: string, at: At): Promise<Listed<AccountChatRow>> {
  const family = await readFamily(ctx, accountId);
  const { rows, total } = await pageOf<Columns>(ctx, at, {
    columns: sql`c.account_id, c.id, c.customer_name AS customer, c.category, c.state, c.number, c.last_text,
      c.owner_name AS owner, c.updated_at`,
    from: sql`chats c WHERE ${family.has('c.account_id')}`,
    order: sql`c.updated_at DESC, c.id DESC`,
  });
  return {
    total,
    rows: rows.map(({ account_id: of, updated_at: updated, ...row }) => ({
      ...row,
      of_account: family.of(of),
      updated_at: updated.toISOString(),
    })),
  };
}
