import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { handleJob } from '../../../core/jobs/define.ts';
import { endViewDefinition } from './end-view-definition.ts';
import { endNote, isNoted } from './view-end.ts';

/**
 * Writes the end of a view down once its time is over: it is refused from that moment on, whether this runs or not. Where
 * its session ended by other means meanwhile, e.g. a new password, that is its end.
 */
export const endViewJob = handleJob(endViewDefinition, async (ctx, { view: id, account: accountId }) => {
  await runCommand(ctx, 'account.view_ended', async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sessions')
      .set({ view_id: null, view_account_id: null, view_began_at: null })
      .where('view_id', '=', id)
      .executeTakeFirst();
    if (await isNoted(tx, id)) return unchanged(undefined);
    return changed(undefined, endNote({ id, accountId }, numUpdatedRows > 0n ? 'time_over' : 'session_over'));
  });
});
