import { handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { allowsMail, withUnsubscribe } from '../../identity/settings/index.ts';

export const mailJobs: readonly JobHandler[] = [
  handleJob(sendMail, async (ctx, message) => {
    const { subscription } = message;
    if (subscription && !(await allowsMail(ctx.db, subscription.user_id, subscription.kind))) return;
    await ctx.services.mailer.send(withUnsubscribe(ctx.services, message));
  }),
];
