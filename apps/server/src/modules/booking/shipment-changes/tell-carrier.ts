import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { forAccount, type Context } from '../../../core/context.ts';
import { callCarrier, connectionById, gatewayOf } from '../../carriers/gateway/index.ts';
import { changeInputOf } from '../bookings/index.ts';
import { changeable, factsOf } from './changeable.ts';

type Answer = { readonly state: 'done' | 'call'; readonly said: string | null };

async function ask(ctx: Context, id: string): Promise<Answer> {
  const row = await changeable(ctx.db, id);
  const connection = row.connection_id === null ? null : await connectionById(ctx.services, row.connection_id);
  const input = await changeInputOf(ctx, row, factsOf(row));
  if (connection === null || input === null) return { state: 'call', said: null };
  const theirs = forAccount(ctx, row.account_id);
  const { reading } = await callCarrier(gatewayOf(theirs.services), connection, 'change', input, ctx.requestId);
  const said = reading.outcome === 'done' ? null : reading.messages.map(({ text }) => text).join(' ') || null;
  return { state: reading.outcome === 'done' ? 'done' : 'call', said };
}

/**
 * Tells the carrier's interface how a booking shall be from now on. It gets the whole of it, so that telling it twice is
 * as good as once. Whatever is not clearly taken is left to a person who calls.
 */
export async function tellCarrier(ctx: Context, id: string, changeId: string): Promise<void> {
  const { state, said } = await ask(ctx, id);
  await runCommand(ctx, 'shipment.carrier_told', async (tx) => {
    const row = await changeable(tx, id, true);
    const kept = await tx
      .updateTable('shipment_changes')
      .set({ carrier_state: state, carrier_said: said })
      .where('account_id', '=', row.account_id)
      .where('id', '=', changeId)
      .where('carrier_state', '=', 'sending')
      .returning('version')
      .executeTakeFirst();
    if (kept === undefined) return unchanged(undefined);
    return changed(undefined, {
      subject: 'shipment',
      subjectId: id,
      accountId: row.account_id,
      after: { version: kept.version, carrier_took_it: state === 'done', said },
    });
  });
}
