import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { defineJob, handleJob } from '../../../core/jobs/define.ts';

/** Days to keep a file after its upload: long enough to correct rows and ask about it. */
const keptDays = 30;

const forgetFiles = defineJob('imports.forget-files', z.object({}));

/** Deletes old uploaded files and their rows with problems. Imported records stay. */
export const forgetFilesJob = handleJob(
  forgetFiles,
  async (ctx) => {
    const before = new Date(ctx.now().getTime() - keptDays * 86_400_000);
    await runCommand(ctx, 'import.files_forgotten', async (tx) => {
      const forgotten = await tx
        .updateTable('imports')
        .set((set) => ({
          content: null,
          fixes: '{}',
          state: set.case().when('state', '=', 'checked').then('canceled').else(set.ref('state')).end(),
        }))
        .where('created_at', '<', before)
        .where('content', 'is not', null)
        .returning(['account_id', 'id'])
        .execute();
      if (forgotten.length === 0) return unchanged(null);
      const ids = forgotten.map(({ id }) => id);
      await tx
        .deleteFrom('import_rows')
        .where((of) =>
          of.eb(
            of.refTuple('account_id', 'import_id'),
            'in',
            forgotten.map(({ account_id, id }) => of.tuple(account_id, id)),
          ),
        )
        .execute();
      return changed(null, { subject: 'import', subjectId: null, after: { ids } });
    });
  },
  { cron: '17 4 * * *' },
);
