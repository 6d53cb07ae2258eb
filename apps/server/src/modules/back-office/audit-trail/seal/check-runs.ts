import { sql } from 'kysely';
import type { Tx } from '../../../../core/database/database.ts';
import { chainStart, runHash, type Heads, type Run } from './chain.ts';
import type { Damage } from './damage.ts';
import { walk } from './walk.ts';

/** What the sealing runs say about the chains. */
export type RunsSeen = {
  readonly last: Run | null;
  /** Number and hash of the last run (`run:hash`). */
  readonly head: string | null;
  /** Last position and hash by chain. */
  readonly heads: ReadonlyMap<string, Heads[string]>;
  readonly damage: readonly Damage[];
};

type Row = {
  readonly run: number;
  readonly sealed_at: Date;
  readonly entries: number;
  readonly until_write: string;
  readonly until_id: string;
  readonly heads: Heads;
  readonly hash: Buffer;
};

const query = sql<Row>`
  SELECT run, sealed_at, entries, until_write::text AS until_write, until_id, heads, hash
  FROM audit_seal_runs ORDER BY run`;

function runOf(row: Row): Run {
  return {
    run: row.run,
    sealedAt: row.sealed_at.toISOString(),
    entries: row.entries,
    untilWrite: row.until_write,
    untilId: row.until_id,
    heads: row.heads,
  };
}

/** Verifies the chain of runs. @param remembered a head that was stored outside the database, `run:hash` */
export async function checkRuns(tx: Tx, remembered: string | null): Promise<RunsSeen> {
  const damage: Damage[] = [];
  const found = (kind: Damage['kind'], position: number) => damage.push({ kind, chain: null, position, entry: null });
  const heads = new Map<string, Heads[string]>();
  let last: Run | null = null;
  let hash: Buffer = chainStart;
  let reached = remembered === null;
  for await (const row of walk(tx, 'seal_runs', query)) {
    const expected: number = (last?.run ?? 0) + 1;
    for (let run = expected; run < row.run; run += 1) found('run_removed', run);
    const follows = row.run === expected;
    last = runOf(row);
    if (follows && !runHash(hash, last).equals(row.hash)) found('run_changed', row.run);
    hash = row.hash;
    if (`${row.run}:${hash.toString('hex')}` === remembered) reached = true;
    for (const [chain, head] of Object.entries(row.heads)) heads.set(chain, head);
  }
  if (!reached) found('head_lost', Number((remembered ?? '').split(':')[0]) || 0);
  return { last, head: last && `${last.run}:${hash.toString('hex')}`, heads, damage };
}
