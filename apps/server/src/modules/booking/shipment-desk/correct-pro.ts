import type { Body, DeskView, endpoints, Params } from '@waybill/contract';
import { bare, checkPro } from '@waybill/freight';
import { sql } from 'kysely';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { announce } from '../../../core/live/announce.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { aboutOf, lockedShipment } from './locked-shipment.ts';
import { showDesk } from './show-desk.ts';

type Asked = {
  readonly params: Params<typeof endpoints.shipmentDesk.correctPro>;
  readonly body: Body<typeof endpoints.shipmentDesk.correctPro>;
};

/** Whether another shipment of the carrier has the number. Locks the number until the transaction ends. */
async function isTaken(tx: Tx, scac: string, pro: string, id: string): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pro:${scac}:${pro}`}, 0))`.execute(tx);
  const other = await tx
    .selectFrom('shipments')
    .select('id')
    .where('scac', '=', scac)
    .where('id', '!=', id)
    .where('status', '!=', 'canceled')
    .where((of) =>
      of.or([
        of('pro_number', '=', pro),
        sql<boolean>`search_numbers @> ARRAY[${pro}]::text[] AND pro_number IS NOT NULL`,
      ]),
    )
    .select('pro_number')
    .execute();
  return other.some(({ pro_number: number }) => bare(number ?? '') === pro);
}

/**
 * Corrects the PRO number. It is checked by the carrier's rules and must be unique for the carrier. Searches then find
 * the new number and no longer the old one.
 * @throws Refusal conflict when the number is not the one that was shown
 */
export async function correctPro(ctx: Context, tx: Tx, { params, body }: Asked): Promise<Outcome<{ data: DeskView }>> {
  const row = await lockedShipment(tx, params.id);
  const { pro, valid } = checkPro(row.scac, body.pro_number);
  if (!valid) throw invalidField('pro_number', 'pro_invalid');
  if (bare(row.pro_number ?? '') === pro) return unchanged({ data: await showDesk(ctx, tx, row.id) });
  if (row.pro_number !== body.seen) throw new Refusal('conflict');
  if (await isTaken(tx, row.scac, pro, row.id)) throw invalidField('pro_number', 'pro_taken');
  const old = bare(row.pro_number ?? '');
  const numbers = [...new Set([...row.search_numbers.filter((number) => number !== old), pro])];
  await tx
    .updateTable('shipments')
    .set({ pro_number: pro, search_numbers: numbers })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  await announce(tx, 'shipment', row.id);
  return changed(
    { data: await showDesk(ctx, tx, row.id) },
    { ...aboutOf(row), before: { pro_number: row.pro_number }, after: { pro_number: pro } },
  );
}
