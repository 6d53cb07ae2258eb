import { changed, runCommand, unchanged } from './core/command.ts';
import { systemContext, type Context, type Services } from './core/context.ts';
import { rewrap } from './core/secrets/seal.ts';

export type Rotation = {
  /** Newly wrapped with the current key. */
  readonly rewrapped: number;
  /** Already wrapped with the current key. */
  readonly current: number;
  /** Ids of connections whose key is missing, or that were altered. */
  readonly failed: readonly string[];
};

type Step = 'rewrapped' | 'current' | 'failed';

async function rotateOne(ctx: Context, id: string): Promise<Step> {
  const { keys } = ctx.services.outside;
  return runCommand<Step>(ctx, 'integration.key_rotated', async (tx) => {
    const row = await tx
      .selectFrom('carrier_connections')
      .select(['sealed', 'key_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.sealed || row.key_id === null || row.key_id === keys.current) return unchanged('current');
    const moved = rewrap(keys, id, { keyId: row.key_id, bytes: row.sealed });
    // The credentials do not change, so their version stays as well.
    await tx
      .updateTable('carrier_connections')
      .set({ sealed: moved.bytes, key_id: moved.keyId })
      .where('id', '=', id)
      .execute();
    const [before, after] = [{ key: row.key_id }, { key: moved.keyId }];
    return changed('rewrapped', { subject: 'integration', subjectId: id, before, after });
  });
}

async function rotateMarketplace(ctx: Context, accountId: string, id: string): Promise<Step> {
  const { keys } = ctx.services.outside;
  return runCommand<Step>(ctx, 'marketplace.key_rotated', async (tx) => {
    const row = await tx
      .selectFrom('marketplace_secrets')
      .select(['sealed', 'key_id'])
      .where('account_id', '=', accountId)
      .where('connection_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.key_id === keys.current) return unchanged('current');
    const moved = rewrap(keys, id, { keyId: row.key_id, bytes: row.sealed });
    await tx
      .updateTable('marketplace_secrets')
      .set({ sealed: moved.bytes, key_id: moved.keyId })
      .where('account_id', '=', accountId)
      .where('connection_id', '=', id)
      .execute();
    const [before, after] = [{ key: row.key_id }, { key: moved.keyId }];
    return changed('rewrapped', { subject: 'marketplace_connection', subjectId: id, accountId, before, after });
  });
}

/** Every encrypted secret with how to rewrap it: carriers first, then marketplaces. */
async function sealedSecrets(ctx: Context): Promise<{ readonly id: string; readonly rotate: () => Promise<Step> }[]> {
  const carriers = await ctx.db
    .selectFrom('carrier_connections')
    .select('id')
    .where('sealed', 'is not', null)
    .orderBy('id')
    .execute();
  const marketplaces = await ctx.db
    .selectFrom('marketplace_secrets')
    .select(['account_id', 'connection_id'])
    .orderBy('connection_id')
    .execute();
  return [
    ...carriers.map(({ id }) => ({ id, rotate: () => rotateOne(ctx, id) })),
    ...marketplaces.map(({ account_id: accountId, connection_id: id }) => ({
      id,
      rotate: () => rotateMarketplace(ctx, accountId, id),
    })),
  ];
}

/**
 * Wraps the credentials of every carrier and marketplace connection with the current key. Each connection has its own
 * transaction, so it can be interrupted, run next to a server, and run again.
 */
export async function rotateCredentials(services: Services): Promise<Rotation> {
  const ctx = systemContext(services, 'credentials.rotate');
  const counts = { rewrapped: 0, current: 0 };
  const failed: string[] = [];
  for (const { id, rotate } of await sealedSecrets(ctx)) {
    const step = await rotate().catch((error: unknown) => {
      services.log.error({ err: error, connection: id }, 'credentials could not be rewrapped');
      return 'failed' as const;
    });
    if (step === 'failed') failed.push(id);
    else counts[step] += 1;
  }
  return { ...counts, failed };
}
