import { isDeepStrictEqual } from 'node:util';
import type { Body, endpoints, Integration, Params } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context, Services } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { liabilityOf, showIntegration } from './integration-rows.ts';

type Update = (typeof endpoints)['integrations']['update'];
type Input = { readonly params: Params<Update>; readonly body: Body<Update> };

/** Rejects the simulator environment where no simulator runs. @throws Refusal validation_failed */
export function assertReachable({ outside }: Services, adapter: string, environment: Integration['environment']): void {
  if (environment === 'simulator' && outside.simulators[adapter] === undefined) {
    throw invalidField('environment', 'invalid');
  }
}

/** The row of a connection, locked. @throws Refusal not_found */
export async function holdIntegration(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('carrier_connections')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/**
 * The time of a change, strictly later than that of the previous one even within a millisecond: it is part of the cache
 * key of tokens, breakers, and opened credentials.
 */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

const facts = (row: { environment: string; enabled: boolean; liability: unknown }) => ({
  environment: row.environment,
  enabled: row.enabled,
  liability: row.liability,
});

/** Turns a connection on or off, or changes its environment. The same values again write nothing. */
export async function changeIntegration(ctx: Context, { params, body }: Input): Promise<{ data: Integration }> {
  await runCommand(ctx, 'integration.updated', async (tx) => {
    const held = await holdIntegration(tx, params.id);
    if (body.environment !== held.environment) assertReachable(ctx.services, held.adapter, body.environment);
    const before = facts(held);
    const after = facts({ ...body, liability: JSON.parse(liabilityOf(body.liability)) as unknown });
    if (isDeepStrictEqual(before, after)) return unchanged(undefined);
    await tx
      .updateTable('carrier_connections')
      .set({
        enabled: body.enabled,
        environment: body.environment,
        liability: sql`${liabilityOf(body.liability)}::jsonb`,
        updated_at: laterThan(held.updated_at, ctx.now()),
      })
      .where('id', '=', params.id)
      .execute();
    return changed(undefined, { subject: 'integration', subjectId: params.id, before, after });
  });
  return { data: await showIntegration(ctx.services, params.id) };
}
