import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { defineJob, handleJob } from '../../../core/jobs/define.ts';

/** Days to keep. Response times are viewed over days; monthly reports have their own figures. */
const keptDays = 90;

const forgetFigures = defineJob('carriers.forget-figures', z.object({}));

/** Deletes old call figures. */
export const forgetFiguresJob = handleJob(
  forgetFigures,
  async (ctx) => {
    const before = new Date(ctx.now().getTime() - keptDays * 86_400_000);
    await runCommand(ctx, 'carrier.figures_forgotten', async (tx) => {
      const { numDeletedRows: rows } = await tx
        .deleteFrom('carrier_call_figures')
        .where('slot', '<', before)
        .executeTakeFirstOrThrow();
      if (rows === 0n) return unchanged(null);
      return changed(null, { subject: 'carrier', subjectId: null, after: { rows: Number(rows) } });
    });
  },
  { cron: '41 4 * * *' },
);
