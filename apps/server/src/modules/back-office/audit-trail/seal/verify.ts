import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { chainOf } from './chain.ts';
import { ChainCheck } from './chain-check.ts';
import type { Damage } from './damage.ts';
import { checkRuns, type RunsSeen } from './check-runs.ts';
import { sealedEntries, type SealedEntry } from './sealed-entries.ts';
import { walk } from './walk.ts';

/** Result of verifying all chains. */
export type Verification = {
  /** Number of verified seals, and of the chains they belong to. */
  readonly sealed: number;
  readonly chains: number;
  /** Number of entries that are not sealed yet. */
  readonly waiting: number;
  /** The last run and its hash, to store outside the database; null before the first run. */
  readonly head: string | null;
  readonly damage: readonly Damage[];
};

/** Verifies every chain, link by link. */
async function checkChains(tx: Tx, runs: RunsSeen): Promise<{ sealed: number; checks: readonly ChainCheck[] }> {
  const checks: ChainCheck[] = [];
  let sealed = 0;
  for await (const row of walk<SealedEntry>(tx, 'sealed_entries', sealedEntries)) {
    let check = checks.at(-1);
    if (check?.chain !== row.chain) {
      check?.end();
      check = new ChainCheck(row.chain, runs.heads.get(row.chain), runs.last?.run ?? 0);
      checks.push(check);
    }
    check.next(row);
    sealed += 1;
  }
  checks.at(-1)?.end();
  // Chains that the runs mention but that have no seals left.
  const seen = new Set(checks.map(({ chain }) => chain));
  for (const [chain, head] of runs.heads) {
    if (seen.has(chain)) continue;
    const gone = new ChainCheck(chain, head, runs.last?.run ?? 0);
    gone.end();
    checks.push(gone);
  }
  return { sealed, checks };
}

/** Finds entries without a seal in the range that is already sealed. */
async function checkEntries(tx: Tx, runs: RunsSeen, checks: readonly ChainCheck[]): Promise<Damage[]> {
  if (runs.last === null) return [];
  const gaps = new Map(checks.map((check) => [check.chain, check.missing]));
  const damage: Damage[] = [];
  const query = sql<{ id: string; chain: string }>`
    SELECT e.id, ${chainOf} AS chain FROM audit_entries e
    WHERE (e.written_by, e.id) <= (${sql.lit(runs.last.untilWrite)}::xid8, ${sql.lit(runs.last.untilId)}::uuid)
      AND NOT EXISTS (SELECT FROM audit_seals s WHERE s.entry_id = e.id)
    ORDER BY e.written_by, e.id`;
  for await (const { id, chain } of walk(tx, 'unsealed_entries', query)) {
    // If the chain has missing seals, this entry lost its own; otherwise the entry was inserted later.
    const lost = (gaps.get(chain) ?? 0) > 0;
    damage.push({ kind: lost ? 'seal_removed' : 'entry_inserted', chain, position: null, entry: id });
  }
  return damage;
}

async function countWaiting(tx: Tx): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT (SELECT count(*) FROM audit_entries) - (SELECT count(*) FROM audit_seals) AS waiting`.execute(tx);
  return Math.max(0, rows[0]?.waiting ?? 0);
}

/**
 * Verifies all chains of the audit trail and finds every entry and seal that was changed, removed, or inserted after
 * sealing. Reads one snapshot of the database and writes nothing, so it can run next to a live server.
 * @param remembered a head that was stored outside the database (`run:hash`), which the runs must still lead to
 */
export async function verifyTrail(ctx: Context, remembered: string | null = null): Promise<Verification> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`.execute(tx);
    const runs = await checkRuns(tx, remembered);
    const { sealed, checks } = await checkChains(tx, runs);
    const entries = await checkEntries(tx, runs, checks);
    const all = [...runs.damage, ...checks.flatMap((check) => check.damage), ...entries];
    // A missing run is reported by each of its seals, and a missing seal by its chain and its entry.
    const damage = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
    return { sealed, chains: checks.length, waiting: await countWaiting(tx), head: runs.head, damage };
  });
}
