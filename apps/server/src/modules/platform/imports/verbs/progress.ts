import type { Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';

type Work = { readonly accountId: string; readonly id: string; readonly total: number };

/**
 * Progress of a commit. Written over a separate connection, since other transactions cannot see the commit's own
 * writes. Not business data, so it is not audited.
 */
export class Progress {
  readonly #ctx: Context;
  readonly #work: Work;

  constructor(ctx: Context, work: Work) {
    this.#ctx = ctx;
    this.#work = work;
  }

  /** @throws Refusal conflict when the upload was canceled in the meantime */
  async tell(done: number): Promise<void> {
    const { total } = this.#work;
    const told = await this.#row()
      .set({ done_count: done, total_count: total, told_at: this.#ctx.now() })
      .executeTakeFirst();
    if (told.numUpdatedRows === 0n) throw new Refusal('conflict');
  }

  async forget(): Promise<void> {
    await this.#row().set({ done_count: null, total_count: null, told_at: null }).execute();
  }

  #row() {
    const { accountId, id } = this.#work;
    // A different pool than the transaction's, so that many concurrent commits cannot deadlock on connections.
    return this.#ctx.services.database.staff
      .updateTable('imports')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('state', '=', 'checked');
  }
}
