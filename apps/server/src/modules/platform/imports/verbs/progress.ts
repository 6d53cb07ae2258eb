import type { Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';

type Work = { readonly accountId: string; readonly id: string; readonly total: number };

/**
 * How far an upload's rows are that go in. It is told on a connection of its own, since nobody sees what the
 * transaction itself has written; it is no record of the account, so it has no entry in the audit trail.
 */
export class Progress {
  readonly #ctx: Context;
  readonly #work: Work;

  constructor(ctx: Context, work: Work) {
    this.#ctx = ctx;
    this.#work = work;
  }

  /** @throws Refusal conflict when the upload was called off meanwhile */
  async tell(done: number): Promise<void> {
    const { total } = this.#work;
    const told = await this.#row()
      .set({ done_count: done, total_count: total, told_at: this.#ctx.now() })
      .executeTakeFirst();
    if (told.numUpdatedRows === 0n) throw new Refusal('conflict');
  }

  /** There is no work under way any more. */
  async forget(): Promise<void> {
    await this.#row().set({ done_count: null, total_count: null, told_at: null }).execute();
  }

  #row() {
    const { accountId, id } = this.#work;
    // Another pool than the transaction's: many that go on at once cannot wait for each other.
    return this.#ctx.services.database.staff
      .updateTable('imports')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('state', '=', 'checked');
  }
}
