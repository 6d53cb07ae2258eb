import type { Body, CustomsFacts, endpoints, Params } from '@waybill/contract';
import { changed } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';

type Saved = { readonly facts: CustomsFacts; readonly saved_at: Date };

/** What was entered for the customs documents of a shipment; undefined for nothing. */
export async function savedFacts(db: Db, accountId: string, shipmentId: string): Promise<Saved | undefined> {
  return db
    .selectFrom('customs_papers')
    .select(['facts', 'saved_at'])
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
}

type Save = (typeof endpoints)['customsPapers']['save'];

/** Saves what the customs documents of a shipment say. @throws Refusal not_found */
export async function saveFacts(
  ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: Params<Save>; readonly body: Body<Save> },
) {
  const accountId = accountOf(ctx);
  const shipment = await tx
    .selectFrom('shipments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (shipment === undefined) throw new Refusal('not_found');
  const values = { facts: JSON.stringify(body), saved_at: ctx.now() };
  await tx
    .insertInto('customs_papers')
    .values({ account_id: accountId, shipment_id: params.id, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'shipment_id']).doUpdateSet(values))
    .execute();
  return changed(
    { data: { saved_at: values.saved_at.toISOString() } },
    { subject: 'shipment', subjectId: params.id, after: { invoice_number: body.invoice_number } },
  );
}
