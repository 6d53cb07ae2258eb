import type { MarketplaceConnection } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { adapterOf } from './call-marketplace.ts';
import { importOrders } from './import-job.ts';
import { notifyConsentEnded } from './notify-owners.ts';

type Trouble = NonNullable<MarketplaceConnection['trouble']>;

export type Key = { readonly account_id: string; readonly connection_id: string };

/** A connection leased to this worker, with its import window. */
export type Held = Key & {
  readonly lease: string;
  readonly provider: string;
  readonly environment: string;
  readonly failures: number;
  /** Why the last attempt failed. */
  readonly trouble: Trouble | null;
  readonly from: Date;
  readonly until: Date;
  readonly offset: number;
  readonly total: number | null;
};

/** Longer than importing a page can take. Renewed with each page. */
export const importLeaseMs = 45_000;
/** A window ends this long ago: marketplaces reject an end in the future, and their clocks differ from ours. */
const aheadMs = 5000;
const [firstPauseMs, longestPauseMs] = [15_000, 30 * 60_000];

type Row = {
  readonly provider: string;
  readonly environment: string;
  readonly failures: number;
  readonly trouble: Trouble | null;
  readonly imported_through: Date | null;
  readonly window_until: Date | null;
  readonly window_seen: number;
  readonly window_total: number | null;
};

/** Leases a connection that is active and due; null if it is not, or if another worker has it. */
export async function holdConnection(ctx: Context, key: Key): Promise<Held | null> {
  const [lease, now] = [newId(), ctx.now()];
  const { rows } = await sql<Row>`
    UPDATE marketplace_connections SET lease = ${lease}, leased_until = ${new Date(now.getTime() + importLeaseMs)},
      window_until = coalesce(window_until, ${new Date(now.getTime() - aheadMs)})
    WHERE account_id = ${key.account_id} AND id = ${key.connection_id} AND state = 'active'
      AND due_at <= ${now} AND (leased_until IS NULL OR leased_until < ${now})
    RETURNING provider, environment, failures, trouble, imported_through, window_until, window_seen, window_total
  `.execute(ctx.services.database.staff);
  const [row] = rows;
  const manifest = row === undefined ? undefined : adapterOf(row.provider)?.manifest;
  if (row === undefined || manifest === undefined || row.window_until === null) return null;
  const { window_until: until } = row;
  const back = row.imported_through === null ? manifest.firstMs : manifest.overlapMs;
  return {
    ...key,
    lease,
    provider: row.provider,
    environment: row.environment,
    failures: row.failures,
    trouble: row.trouble,
    from: new Date((row.imported_through ?? until).getTime() - back),
    until,
    offset: row.window_seen,
    total: row.window_total,
  };
}

type Why = {
  readonly trouble: Trouble;
  /** Milliseconds to wait, if the marketplace said so. */
  readonly retryAfterMs: number | null;
  /** Whether to restart the window from its beginning. */
  readonly again?: boolean;
};

/** Pause before the next attempt: what the marketplace asked for, else exponential backoff. */
export function pauseAfter(failures: number, retryAfterMs: number | null): number {
  return retryAfterMs ?? Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
}

/** @returns false when the connection is no longer leased to us */
async function putOffIn(ctx: Context, tx: Tx, held: Held, { trouble, retryAfterMs, again }: Why): Promise<boolean> {
  const ended = trouble === 'consent_ended';
  const at = new Date(ctx.now().getTime() + pauseAfter(held.failures, retryAfterMs));
  const given = await tx
    .updateTable('marketplace_connections')
    .set({
      trouble,
      lease: null,
      leased_until: null,
      due_at: ended ? null : at,
      failures: trouble === 'throttled' ? held.failures : held.failures + 1,
      ...(ended ? { state: 'expired', window_until: null, window_seen: 0, window_total: null } : {}),
      ...(again ? { window_seen: 0, window_total: null } : {}),
      updated_at: ctx.now(),
    })
    .where('account_id', '=', held.account_id)
    .where('id', '=', held.connection_id)
    .where('lease', '=', held.lease)
    .returning('id')
    .execute();
  if (given.length === 0) return false;
  const key = { account_id: held.account_id, connection_id: held.connection_id };
  if (ended) await notifyConsentEnded(ctx, tx, key);
  else await addJob(tx, importOrders, key, { runAt: at, key: `marketplace:import:${held.connection_id}:later` });
  return true;
}

/** Releases a connection, to be tried later from where it is. After revoked consent it waits for the seller. */
export async function putOff(ctx: Context, held: Held, why: Why): Promise<false> {
  // The audit trail records a problem only when it changes.
  if (why.trouble === held.trouble) {
    await ctx.services.database.staff.transaction().execute((tx) => putOffIn(ctx, tx, held, why));
    return false;
  }
  await runCommand(ctx, 'marketplace.import_put_off', async (tx) => {
    if (!(await putOffIn(ctx, tx, held, why))) return unchanged(undefined);
    const { account_id: accountId, connection_id: subjectId, trouble } = held;
    const [before, after] = [{ trouble }, { trouble: why.trouble }];
    return changed(undefined, { subject: 'marketplace_connection', subjectId, accountId, before, after });
  });
  return false;
}
