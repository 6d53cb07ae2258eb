import type { CarrierBill, endpoints, Params, Query } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import { sendUploaded, type UploadedFile } from '../../../core/files/index.ts';
import type { Reply } from '../../../core/http/binding.ts';
import { newId } from '../../../core/ids.ts';
import { Refusal } from '../../../core/refusal.ts';
import { showBill } from './show-bill.ts';

type Add = typeof endpoints.carrierBills.addEvidence;

/** Attaches a carrier's proof to its bill. @throws Refusal not_found */
export async function addEvidence(
  ctx: Context,
  { params, query }: { readonly params: Params<Add>; readonly query: Query<Add> },
  { content, type }: UploadedFile,
): Promise<{ data: CarrierBill }> {
  return runCommand(ctx, 'carrier_bill.evidence_added', async (tx) => {
    const bill = await tx
      .selectFrom('carrier_bills')
      .select('shipment_account')
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (bill === undefined) throw new Refusal('not_found');
    const id = newId();
    await tx
      .insertInto('carrier_bill_evidence')
      .values({
        id,
        bill_id: params.id,
        kind: query.kind,
        name: query.name,
        media_type: type,
        content,
        created_at: ctx.now(),
      })
      .execute();
    const after = { kind: query.kind, name: query.name, bytes: content.length };
    return changed(
      { data: await showBill(tx, params.id) },
      { subject: 'carrier_bill', subjectId: params.id, accountId: bill.shipment_account, after },
    );
  });
}

/** Downloads a carrier's proof, for staff. @throws Refusal not_found */
export async function sendEvidence(
  ctx: Context,
  { id, file }: Params<typeof endpoints.carrierBills.evidence>,
): Promise<Reply<Uint8Array>> {
  const row = await ctx.db
    .selectFrom('carrier_bill_evidence')
    .select(['name', 'media_type', 'content'])
    .where('bill_id', '=', id)
    .where('id', '=', file)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return sendUploaded(row);
}

/** Downloads the proof of a correction, for the customer of the invoice. @throws Refusal not_found */
export async function sendInvoiceEvidence(
  ctx: Context,
  { id, file }: Params<typeof endpoints.adjustments.evidence>,
): Promise<Reply<Uint8Array>> {
  const row = await ctx.db
    .selectFrom('invoice_evidence')
    .select(['name', 'media_type', 'content'])
    .where('account_id', '=', accountOf(ctx))
    .where('invoice_id', '=', id)
    .where('id', '=', file)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return sendUploaded(row);
}
