import type { DocumentKind, DocumentMail, endpoints, Params } from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import { showShipment } from '../shipments/index.ts';

type Asked = { readonly params: Params<typeof endpoints.shipments.documentMails> };

/** Most mails in an answer. */
const most = 20;

/** What was mailed of a shipment to whom, the latest first. @throws Refusal not_found */
export async function listMails(ctx: Context, { params }: Asked): Promise<{ data: DocumentMail[] }> {
  const accountId = accountOf(ctx);
  await showShipment(ctx.db, accountId, params.id, ctx.services.publicUrl);
  const rows = await ctx.db
    .selectFrom('document_mails')
    .select(['id', 'recipient', 'kinds', 'requested_at', 'sent_at'])
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', params.id)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const data = rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    kinds: row.kinds as DocumentKind[],
    requested_at: row.requested_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }));
  return { data };
}
