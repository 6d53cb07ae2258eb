import type { Answer, Body, CarrierBillBody, endpoints, Params, TakenBill } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import { reply, type Reply, type Wire } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { verifiedPush } from '../../shipments/carrier-tracking/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { readPreliminary } from './preliminary.ts';
import { readBillFile } from './read-file.ts';
import { takeBill, type Came } from './take-bill.ts';

/** Takes in one bill in its own transaction. */
async function take(ctx: Context, body: CarrierBillBody, came: Came): Promise<TakenBill> {
  return runCommand(ctx, 'carrier_bill.taken', async (tx) => {
    const { taken, note } = await takeBill(tx, body, came, ctx.now());
    return note === null ? unchanged(taken) : changed(taken, note);
  });
}

/** Takes in a bill that staff entered by hand. */
export async function createBill(
  ctx: Context,
  { body }: { readonly body: Body<typeof endpoints.carrierBills.create> },
): Promise<{ data: TakenBill }> {
  return { data: await take(ctx, body, { source: 'form', broughtBy: signedIn(ctx).name, fileName: null }) };
}

type Upload = typeof endpoints.carrierBills.upload;

/** Takes in a file of bills. Each has its own transaction, so an unreadable bill does not block the others. */
export async function uploadBills(ctx: Context, { body }: { readonly body: Body<Upload> }): Promise<Answer<Upload>> {
  const { source, bills, problems } = await readBillFile(ctx, body.content, billingDay(ctx.now()));
  const taken: TakenBill[] = [];
  const came = { source, broughtBy: signedIn(ctx).name, fileName: body.file_name };
  for (const bill of bills) taken.push(await take(ctx, bill, came));
  return { data: { bills: taken, problems: [...problems] } };
}

/**
 * Takes in preliminary charges pushed by a carrier. They are shown next to the quote until the bill arrives, and never
 * paid. @throws Refusal not_found, invalid_signature; 422 for an invalid message
 */
export async function takePreliminary(
  ctx: Context,
  { params }: { readonly params: Params<typeof endpoints.carrierBills.push> },
  wire: Wire,
): Promise<Reply<undefined>> {
  const { connection, body } = await verifiedPush(ctx, params.connection, wire);
  const read = readPreliminary(body);
  if (read === null) throw new Refusal('validation_failed');
  const came = { source: 'pfc', broughtBy: connection.carrier.name, fileName: null } as const;
  if (!read.test) await take(ctx, { ...read.body, scac: connection.carrier.scac }, came);
  return reply(204, undefined);
}
