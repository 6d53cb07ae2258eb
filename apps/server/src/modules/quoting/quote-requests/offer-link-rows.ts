import type { ConfirmationLink } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { stateNow, type RequestRow } from './request-row.ts';

export type LinkRow = Selectable<DB['offer_links']>;

/**
 * Current state of a link. It ends with its offers: no extra step is needed when they are replaced, booked, declined,
 * or withdrawn.
 */
export function linkState(link: LinkRow, row: RequestRow, now: Date): ConfirmationLink['state'] {
  if (link.decision !== null) return link.decision === 'confirm' ? 'confirmed' : 'declined';
  if (link.expires_at <= now) return 'expired';
  if (link.ended_at !== null || link.quote_id !== row.quote_id) return 'ended';
  const state = stateNow(row, now);
  if (state === 'expired') return 'expired';
  return state === 'answered' ? 'open' : 'ended';
}

/** Links of a request, newest first. Only staff connections may read them. */
export async function linksOf(db: Db | Tx, row: RequestRow, now: Date): Promise<ConfirmationLink[]> {
  const links = await db
    .selectFrom('offer_links')
    .selectAll()
    .where('account_id', '=', row.account_id)
    .where('request_id', '=', row.id)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return links.map((link) => ({
    id: link.id,
    sent_to: link.sent_to,
    sent_at: link.sent_at.toISOString(),
    expires_at: link.expires_at.toISOString(),
    state: linkState(link, row, now),
    answered_by: link.answered_by,
    answered_at: link.answered_at?.toISOString() ?? null,
  }));
}
