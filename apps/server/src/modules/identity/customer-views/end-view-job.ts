import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { handleJob } from '../../../core/jobs/define.ts';
import { endViewDefinition } from './end-view-definition.ts';
import { endNote, isNoted } from './view-end.ts';

/**
 * Records the end of a view when its time is over. It is refused from then on even if this job does not run. If its
 * session ended otherwise, e.g. by a new password, that is recorded.
 */
export const endViewJob = handleJob(endViewDefinition, async (ctx, { view: id, account: accountId }) => {
  await runCommand(ctx, 'account.view_ended', async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sessions')
      .set({ view_id: null, view_account_id: null, view_began_at: null, view_asked_by: null, view_asked_how: null })
      .where('view_id', '=', id)
      .executeTakeFirst();
    if (await isNoted(tx, id)) return unchanged(undefined);
    return changed(undefined, endNote({ id, accountId }, numUpdatedRows > 0n ? 'time_over' : 'session_over'));
  });
});
