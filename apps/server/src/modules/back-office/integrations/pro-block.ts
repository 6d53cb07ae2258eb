import type { Body, endpoints, Integration, Params, ProBlockBody, ProBlockWire } from '@waybill/contract';
import { checkPro, issuePro } from '@waybill/freight';
import type { Selectable } from 'kysely';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { newId } from '../../../core/ids.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { adapterOf } from '../../carriers/gateway/index.ts';
import { holdIntegration } from './change-integration.ts';
import { showIntegration } from './integration-rows.ts';
import { proBlockOf } from './pro-block-row.ts';

type Change = (typeof endpoints)['integrations']['proBlock'];
type Input = { readonly params: Params<Change>; readonly body: Body<Change> };
type Row = Selectable<DB['pro_blocks']>;

/** Numbers that were ever drawn for the carrier, over any connection, must not be drawn again. */
async function assertUnused(tx: Tx, carrierId: string, block: ProBlockBody, exceptId: string | null): Promise<void> {
  const others = await tx
    .selectFrom('pro_blocks as block')
    .innerJoin('carrier_connections as connection', 'connection.id', 'block.connection_id')
    .select(['block.id', 'block.first_number', 'block.next_number', 'block.last_number', 'block.active'])
    .where('connection.carrier_id', '=', carrierId)
    .where('block.prefix', '=', block.prefix)
    .where('block.width', '=', block.first.length)
    .execute();
  const [first, last] = [Number(block.first), Number(block.last)];
  const taken = others.find(
    (other) =>
      other.id !== exceptId &&
      first <= (other.active ? other.last_number : other.next_number - 1) &&
      last >= other.first_number,
  );
  if (taken !== undefined) throw invalidField('block.first', 'pro_numbers_used');
}

/** @throws Refusal validation_failed when the numbers fail the carrier's own check */
function assertCarriers(scac: string, block: ProBlockBody): void {
  const pro = issuePro({ prefix: block.prefix, width: block.first.length, check: block.check }, Number(block.first));
  if (!checkPro(scac, pro).valid) throw invalidField('block.first', 'not_a_pro_of_carrier', { pro });
}

/** Setting the same block again continues the sequence. Its end may move, but not before numbers already drawn. */
async function extend(tx: Tx, row: Row, block: ProBlockBody): Promise<void> {
  const last = Number(block.last);
  if (last < row.next_number - 1) throw invalidField('block.last', 'pro_numbers_used');
  await tx
    .updateTable('pro_blocks')
    .set({ last_number: last, check_rule: block.check, active: true })
    .where('id', '=', row.id)
    .execute();
}

async function place(ctx: Context, tx: Tx, held: { id: string; carrier_id: string }, block: ProBlockBody) {
  const width = block.first.length;
  const carrier = await tx
    .selectFrom('carriers')
    .select('scac')
    .where('id', '=', held.carrier_id)
    .executeTakeFirstOrThrow();
  assertCarriers(carrier.scac, block);
  const same = await tx
    .selectFrom('pro_blocks')
    .selectAll()
    .where('connection_id', '=', held.id)
    .where('prefix', '=', block.prefix)
    .where('width', '=', width)
    .where('first_number', '=', Number(block.first))
    .executeTakeFirst();
  await tx.updateTable('pro_blocks').set({ active: false }).where('connection_id', '=', held.id).execute();
  await assertUnused(tx, held.carrier_id, block, same?.id ?? null);
  if (same !== undefined) return extend(tx, same, block);
  await tx
    .insertInto('pro_blocks')
    .values({
      id: newId(),
      connection_id: held.id,
      prefix: block.prefix,
      width,
      check_rule: block.check,
      first_number: Number(block.first),
      last_number: Number(block.last),
      next_number: Number(block.first),
      created_at: ctx.now(),
    })
    .execute();
}

/**
 * Sets the block that a connection's bookings draw PRO numbers from; null lets the carrier assign them.
 * @throws Refusal not_found when the adapter takes no numbers of ours; validation_failed when some were drawn before
 */
export async function changeProBlock(ctx: Context, { params, body }: Input): Promise<{ data: Integration }> {
  await runCommand(ctx, 'integration.pro_block_changed', async (tx) => {
    const held = await holdIntegration(tx, params.id);
    if (adapterOf(held.adapter)?.manifest.ownPro !== true) throw new Refusal('not_found');
    const active = await tx
      .selectFrom('pro_blocks')
      .selectAll()
      .where('connection_id', '=', params.id)
      .where('active', '=', true)
      .forUpdate()
      .executeTakeFirst();
    const before = active === undefined ? null : proBlockOf(active);
    const { block } = body;
    const asItIs = before === null ? block === null : block !== null && sameBlock(before, block);
    if (asItIs) return unchanged(undefined);
    if (block !== null) await place(ctx, tx, held, block);
    else await tx.updateTable('pro_blocks').set({ active: false }).where('connection_id', '=', params.id).execute();
    return changed(undefined, { subject: 'integration', subjectId: params.id, before: { block: before }, after: body });
  });
  return { data: await showIntegration(ctx.services, params.id) };
}

function sameBlock(one: ProBlockWire, other: ProBlockBody): boolean {
  return (['prefix', 'first', 'last', 'check'] as const).every((name) => one[name] === other[name]);
}
