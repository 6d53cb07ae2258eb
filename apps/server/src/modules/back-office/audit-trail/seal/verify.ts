import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { chainOf } from './chain.ts';
import { ChainCheck } from './chain-check.ts';
import type { Damage } from './damage.ts';
import { checkRuns, type RunsSeen } from './check-runs.ts';
import { sealedEntries, type SealedEntry } from './sealed-entries.ts';
import { walk } from './walk.ts';

/** What a walk over all chains came to. */
export type Verification = {
  /** Seals that were walked, and the chains they are in. */
  readonly sealed: number;
  readonly chains: number;
  /** Entries that no run has reached yet: the youngest. */
  readonly waiting: number;
  /** The last run and its hash, to be kept outside; null before the first. */
  readonly head: string | null;
  readonly damage: readonly Damage[];
};

/** Walks every chain, link by link. */
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
  // A chain that runs speak of and of which nothing is left.
  const seen = new Set(checks.map(({ chain }) => chain));
  for (const [chain, head] of runs.heads) {
    if (seen.has(chain)) continue;
    const gone = new ChainCheck(chain, head, runs.last?.run ?? 0);
    gone.end();
    checks.push(gone);
  }
  return { sealed, checks };
}

/** Entries that stand where everything is sealed, and have no seal. */
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
    // Where a chain lacks seals, an entry without one has lost it; where it lacks none, the entry came later.
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
 * Walks all chains of the audit trail and finds every entry and seal that was changed, removed or put in behind the
 * seals. Reads one moment of the database and writes nothing; it may run beside a working server.
 * @param remembered a head that was kept outside (`run:hash`), which the runs must still lead to
 */
export async function verifyTrail(ctx: Context, remembered: string | null = null): Promise<Verification> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`.execute(tx);
    const runs = await checkRuns(tx, remembered);
    const { sealed, checks } = await checkChains(tx, runs);
    const entries = await checkEntries(tx, runs, checks);
    const all = [...runs.damage, ...checks.flatMap((check) => check.damage), ...entries];
    // A run that is gone is missed by each of its seals, and a seal by its chain and by its entry.
    const damage = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
    return { sealed, chains: checks.length, waiting: await countWaiting(tx), head: runs.head, damage };
  });
}
