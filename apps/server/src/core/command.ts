import type { AuditNote } from './audit.ts';
import { writeAudit } from './audit.ts';
import type { Context } from './context.ts';
import type { Tx } from './database/database.ts';
import { takeAfterwards } from './live/announce.ts';

/** Result of a verb: the answer and its audit entry. */
export type Outcome<A> =
  | { readonly answer: A; readonly audit: AuditNote | readonly AuditNote[] }
  /** Nothing was written. Any writes are rolled back. */
  | { readonly answer: A; readonly audit: null };

/** The write happened. Pass one note per changed record. */
export function changed<A>(answer: A, audit: AuditNote | readonly AuditNote[]): Outcome<A> {
  return { answer, audit };
}

/** Nothing changed, so the transaction is rolled back. */
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
 * Runs one write in a transaction: the verb, its audit entry, commit. Rows, jobs, and audit entry commit together or
 * not at all; a write without an audit entry cannot commit.
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
