import type { Body, DeskRequest, endpoints, Params } from '@waybill/contract';
import type { AuditFields } from '../../../core/audit.ts';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { assertNotBlocked } from './desk-blocks.ts';
import { readRequest, type RequestRow } from './request-row.ts';
import { deskWire } from './request-wire.ts';

type Desk = (typeof endpoints)['staffQuoteRequests'];
type Answer = Promise<Outcome<{ data: DeskRequest }>>;
type Noted = { readonly params: Params<Desk['addCarrierOffer']>; readonly body: Body<Desk['addCarrierOffer']> };

async function carrierOf(tx: Tx, { body }: Noted) {
  if (body.carrier_id === null) return { id: null, name: body.carrier_name ?? '', scac: body.scac ?? '' };
  const known = await tx
    .selectFrom('carriers')
    .select(['id', 'name', 'scac'])
    .where('id', '=', body.carrier_id)
    .executeTakeFirst();
  if (known === undefined) throw invalidField('carrier_id', 'invalid');
  return known;
}

async function outcome(ctx: Context, tx: Tx, row: RequestRow, after: AuditFields): Answer {
  const data = await deskWire(tx, row, ctx.now());
  return changed({ data }, { subject: 'quote_request', subjectId: row.id, accountId: row.account_id, after });
}

/**
 * Adds a carrier's offer for a load. Idempotent.
 * @throws Refusal not_found; quote_request_moved for a request that needs no carrier anymore; validation_failed
 */
export async function addCarrierOffer(ctx: Context, tx: Tx, given: Noted): Answer {
  const { params, body } = given;
  const row = await readRequest(tx, null, params.id);
  if (row.state === 'withdrawn') throw new Refusal('quote_request_moved');
  await assertNotBlocked(tx, row.account_id, body, '');
  const carrier = await carrierOf(tx, given);
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('desk_carrier_offers')
    .values({
      account_id: row.account_id,
      request_id: row.id,
      id: body.id,
      carrier_id: carrier.id,
      carrier_name: carrier.name,
      scac: carrier.scac,
      cost: body.cost,
      currency: 'USD',
      transit_days: body.transit_days,
      valid_until: body.valid_until,
      note: body.note,
      noted_by: signedIn(ctx).name,
      noted_at: ctx.now(),
    })
    .onConflict((there) => there.columns(['account_id', 'request_id', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  if (inserted === 0n) return unchanged({ data: await deskWire(tx, row, ctx.now()) });
  return outcome(ctx, tx, row, { carrier: carrier.name, cost: body.cost });
}

/** Removes a carrier's offer. @throws Refusal not_found */
export async function dropCarrierOffer(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: Params<Desk['dropCarrierOffer']> },
): Answer {
  const row = await readRequest(tx, null, params.id);
  const dropped = await tx
    .deleteFrom('desk_carrier_offers')
    .where('account_id', '=', row.account_id)
    .where('request_id', '=', row.id)
    .where('id', '=', params.offer)
    .returning(['carrier_name', 'cost'])
    .executeTakeFirst();
  if (dropped === undefined) throw new Refusal('not_found');
  return outcome(ctx, tx, row, { dropped: dropped.carrier_name, cost: dropped.cost });
}
