import type { CarrierAdapter } from '@waybill/carriers';
import type { Body, endpoints, Integration } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { newId } from '../../../core/ids.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { adapterOf } from '../../carriers/gateway/index.ts';
import { assertReachable } from './change-integration.ts';
import { liabilityOf, showIntegration } from './integration-rows.ts';

type Input = { readonly body: Body<(typeof endpoints)['integrations']['create']> };

/** The carrier that an adapter is made for. Creates it if missing. */
async function ownCarrier(tx: Tx, { manifest }: CarrierAdapter, now: Date): Promise<string> {
  const [scac] = manifest.scacs;
  if (scac === undefined) throw invalidField('carrier_id', 'required');
  const id = newId();
  const added = await tx
    .insertInto('carriers')
    .values({ id, scac, name: manifest.name, modes: [...manifest.modes], active: true, created_at: now })
    .onConflict((conflict) => conflict.column('scac').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) return added.id;
  const known = await tx.selectFrom('carriers').select('id').where('scac', '=', scac).executeTakeFirstOrThrow();
  return known.id;
}

/** The selected carrier. An adapter for specific carriers accepts no other. */
async function chosenCarrier(tx: Tx, { manifest }: CarrierAdapter, id: string): Promise<string> {
  const carrier = await tx.selectFrom('carriers').select('scac').where('id', '=', id).executeTakeFirst();
  const fits = carrier !== undefined && (manifest.scacs.length === 0 || manifest.scacs.includes(carrier.scac));
  if (!fits) throw invalidField('carrier_id', 'invalid');
  return id;
}

/**
 * Connects a carrier through an adapter. Without credentials it gives no rates and reports why.
 * @throws Refusal conflict when the carrier already has this adapter
 */
export async function createIntegration(ctx: Context, { body }: Input): Promise<Reply<{ data: Integration }>> {
  const adapter = adapterOf(body.adapter);
  if (adapter === undefined) throw invalidField('adapter', 'invalid');
  assertReachable(ctx.services, body.adapter, body.environment);
  const id = await runCommand(ctx, 'integration.created', async (tx) => {
    const now = ctx.now();
    const carrierId =
      body.carrier_id === null ? await ownCarrier(tx, adapter, now) : await chosenCarrier(tx, adapter, body.carrier_id);
    const { environment, enabled } = body;
    const added = await tx
      .insertInto('carrier_connections')
      .values({
        id: newId(),
        carrier_id: carrierId,
        adapter: body.adapter,
        environment,
        enabled,
        liability: liabilityOf(body.liability),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['carrier_id', 'adapter']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw new Refusal('conflict');
    const after = { carrier_id: carrierId, adapter: body.adapter, environment, enabled };
    return changed(added.id, { subject: 'integration', subjectId: added.id, after });
  });
  return reply(201, { data: await showIntegration(ctx.services, id) });
}
