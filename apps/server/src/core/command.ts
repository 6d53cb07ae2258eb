import type { AuditNote } from './audit.ts';
import { writeAudit } from './audit.ts';
import type { Context } from './context.ts';
import type { Tx } from './database/database.ts';
import { takeAfterwards } from './live/announce.ts';

/** What a verb comes back with: the answer, and what to write into the audit trail. */
export type Outcome<A> =
  | { readonly answer: A; readonly audit: AuditNote | readonly AuditNote[] }
  /** Nothing was written; whatever was, is rolled back. */
  | { readonly answer: A; readonly audit: null };

/** The write happened; one that changed many things says so of each. */
export function changed<A>(answer: A, audit: AuditNote | readonly AuditNote[]): Outcome<A> {
  return { answer, audit };
}

/** There was nothing to write; the transaction leaves no trace. */
export function unchanged<A>(answer: A): Outcome<A> {
  return { answer, audit: null };
}

class NothingWritten<A> extends Error {
  readonly answer: A;

  constructor(answer: A) {
    super('Nothing was written');
    this.answer = answer;
  }
}

/**
 * Runs one write: a transaction, the verb, its audit entry, commit. The verb's own rows, its jobs and its
 * audit entry are committed together or not at all; a write without an audit entry cannot commit.
 */
export async function runCommand<A>(ctx: Context, action: string, verb: (tx: Tx) => Promise<Outcome<A>>): Promise<A> {
  let told: readonly string[] = [];
  try {
    const answer = await ctx.db.transaction().execute(async (tx) => {
      const outcome = await verb(tx);
      if (outcome.audit === null) throw new NothingWritten(outcome.answer);
      await writeAudit(ctx, tx, action, outcome.audit);
      told = takeAfterwards(tx);
      return outcome.answer;
    });
    ctx.services.heard?.(ctx.requestId, action);
    ctx.services.database.live.tell(told);
    return answer;
  } catch (error) {
    if (!(error instanceof NothingWritten)) throw error;
    ctx.services.heard?.(ctx.requestId, action);
    return error.answer as A;
  }
}
