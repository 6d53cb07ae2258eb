import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { insertRows } from '../../../../core/database/insert-rows.ts';
import { defineJob, handleJob, type JobHandler } from '../../../../core/jobs/define.ts';
import { chainStart, chainOf, contentOf, linkHash, runHash, type Heads } from './chain.ts';
import { asJson } from '../../../../core/database/json.ts';

/** Entries sealed in one transaction. */
const atOnce = 2_000;
/** Interval of the sealing job. New entries must be sealed within ten seconds. */
const everyMs = 4_000;

type Head = { position: number; hash: Buffer };
type Last = { readonly run: number; readonly until_write: string; readonly until_id: string; readonly hash: Buffer };
type Found = { readonly id: string; readonly chain: string; readonly written_by: string; readonly content: Buffer };

async function lastRun(tx: Tx): Promise<Last | undefined> {
  return tx
    .selectFrom('audit_seal_runs')
    .select(['run', 'until_write', 'until_id', 'hash'])
    .orderBy('run', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The oldest transaction that is still running. Everything before it is committed or rolled back. */
const horizon = sql`pg_snapshot_xmin(pg_current_snapshot())`;

/** After a restore into another cluster, transaction ids start over, below those of the last seal. */
async function countsAnew(tx: Tx, last: Last): Promise<boolean> {
  const { rows } = await sql<{ anew: boolean }>`SELECT ${horizon} < ${last.until_write}::xid8 AS anew`.execute(tx);
  return rows[0]?.anew === true;
}

/**
 * Entries after the last seal whose transactions can gain no more entries. One statement reads both horizon and rows,
 * since a transaction could commit unseen entries between two.
 */
async function unsealed(tx: Tx, last: Last | undefined): Promise<readonly Found[]> {
  const behind =
    last === undefined
      ? sql`e.written_by < ${horizon}`
      : (await countsAnew(tx, last))
        ? sql`NOT EXISTS (SELECT FROM audit_seals s WHERE s.entry_id = e.id)
            AND (e.written_by < ${horizon} OR e.written_by >= ${last.until_write}::xid8)`
        : sql`(e.written_by, e.id) > (${last.until_write}::xid8, ${last.until_id}::uuid) AND e.written_by < ${horizon}`;
  const { rows } = await sql<Found>`
    SELECT e.id, ${chainOf} AS chain, e.written_by::text AS written_by, ${contentOf} AS content
    FROM audit_entries e WHERE ${behind} ORDER BY e.written_by, e.id LIMIT ${atOnce}`.execute(tx);
  return rows;
}

async function headsOf(tx: Tx, chains: readonly string[]): Promise<Map<string, Head>> {
  const { rows } = await sql<{ chain: string; position: number; hash: Buffer }>`
    SELECT c.chain, h.position, h.hash FROM unnest(${[...chains]}::uuid[]) AS c (chain)
    CROSS JOIN LATERAL (
      SELECT position, hash FROM audit_seals s WHERE s.chain = c.chain ORDER BY position DESC LIMIT 1
    ) h`.execute(tx);
  return new Map(rows.map(({ chain, ...head }) => [chain, head]));
}

/** Seals one batch in a transaction. @returns the number of entries */
async function sealSome(ctx: Context, tx: Tx): Promise<number> {
  const { rows } = await sql<{
    mine: boolean;
  }>`SELECT pg_try_advisory_xact_lock(hashtext('audit.seal')) AS mine`.execute(tx);
  if (rows[0]?.mine !== true) return 0;
  const last = await lastRun(tx);
  const found = await unsealed(tx, last);
  const end = found.at(-1);
  if (end === undefined) return 0;
  const heads = await headsOf(tx, [...new Set(found.map(({ chain }) => chain))]);
  const run = (last?.run ?? 0) + 1;
  const touched: Record<string, [number, string]> = {};
  const seals = found.map(({ id, chain, content }) => {
    const head = heads.get(chain) ?? { position: 0, hash: chainStart };
    const next = { position: head.position + 1, hash: linkHash(head.hash, content) };
    heads.set(chain, next);
    touched[chain] = [next.position, next.hash.toString('hex')];
    return { chain, position: next.position, entry_id: id, run, content: hex(content), hash: hex(next.hash) };
  });
  await insertRows(tx, 'audit_seals', seals);
  const sealedAt = ctx.now();
  const said = { run, sealedAt: sealedAt.toISOString(), entries: found.length, heads: touched as Heads };
  const hash = runHash(last?.hash ?? chainStart, { ...said, untilWrite: end.written_by, untilId: end.id });
  await tx
    .insertInto('audit_seal_runs')
    .values({
      run,
      sealed_at: sealedAt,
      entries: found.length,
      until_write: end.written_by,
      until_id: end.id,
      heads: asJson(JSON.stringify(touched)),
      hash,
    })
    .execute();
  // Logged, so that the head is also kept outside the database: rewriting the chain does not rewrite the log.
  ctx.log.info({ run, entries: found.length, head: hash.toString('hex') }, 'audit trail sealed');
  return found.length;
}

/** Bytes as hex text, for a bytea column written through JSON. */
function hex(bytes: Buffer): Buffer {
  return `\\x${bytes.toString('hex')}` as unknown as Buffer;
}

/**
 * Seals every entry that can be sealed now. It only reads committed rows, so writers never wait. When several processes
 * run it at once, one does the work.
 * @returns the number of sealed entries
 */
export async function sealTrail(ctx: Context): Promise<number> {
  let sealed = 0;
  for (;;) {
    const some = await ctx.db.transaction().execute((tx) => sealSome(ctx, tx));
    sealed += some;
    if (some < atOnce) return sealed;
  }
}

export const sealJob: JobHandler = handleJob(
  defineJob('audit.seal', z.object({})),
  async (ctx) => {
    await sealTrail(ctx);
  },
  { everyMs },
);
