import { handleJob, type JobHandler } from '../../core/jobs/define.ts';
import { sendMail } from '../../core/mail/mailer.ts';

export const mailJobs: readonly JobHandler[] = [
  handleJob(sendMail, async (ctx, message) => {
    await ctx.services.mailer.send(message);
  }),
];
