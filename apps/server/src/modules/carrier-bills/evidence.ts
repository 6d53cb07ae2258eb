import type { CarrierBill, endpoints, Params, Query } from '@waybill/contract';
import type { FastifyRequest } from 'fastify';
import { changed, runCommand } from '../../core/command.ts';
import { accountOf, type Context } from '../../core/context.ts';
import { reply, type Reply } from '../../core/http/binding.ts';
import { newId } from '../../core/ids.ts';
import { invalidField, Refusal } from '../../core/refusal.ts';
import { storable } from '../../core/storable.ts';
import { showBill } from './show-bill.ts';

type Add = typeof endpoints.carrierBills.addEvidence;

/** Proof is what its bytes say, not what its name does. */
export function mediaTypeOf(content: Buffer): string | null {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => content[at] === byte);
  if (begins(0x25, 0x50, 0x44, 0x46)) return 'application/pdf';
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return begins(0xff, 0xd8, 0xff) ? 'image/jpeg' : null;
}

/** Puts a carrier's proof beside its bill. @throws Refusal not_found; 422 for anything but PDF, PNG and JPEG */
export async function addEvidence(
  ctx: Context,
  { params, query }: { readonly params: Params<Add>; readonly query: Query<Add> },
  request: FastifyRequest,
): Promise<{ data: CarrierBill }> {
  const content = request.body;
  if (!Buffer.isBuffer(content)) throw new Refusal('unsupported_media_type');
  const mediaType = mediaTypeOf(content);
  if (mediaType === null) throw invalidField('file', 'invalid');
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
        name: storable(query.name),
        media_type: mediaType,
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

type File = { readonly name: string; readonly media_type: string; readonly content: Uint8Array };

function sent({ name, media_type: type, content }: File): Reply<Uint8Array> {
  return reply(200, content, {
    'content-type': type,
    'content-disposition': `inline; filename="${name.replaceAll(/[^\w. -]/g, '_')}"`,
    'cache-control': 'private, no-store',
  });
}

/** A carrier's proof, for staff. @throws Refusal not_found */
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
  return sent(row);
}

/** The proof of a correction, for the customer whose invoice it is. @throws Refusal not_found */
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
  return sent(row);
}
