import { handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { drawMail, sendMail } from '../../../core/mail/mailer.ts';
import { allowsMail, unsubscribeOf } from '../../identity/settings/index.ts';

export const mailJobs: readonly JobHandler[] = [
  handleJob(sendMail, async ({ db, services }, message) => {
    const { id, to, subscription } = message;
    if (subscription && !(await allowsMail(db, subscription.user_id, subscription.kind))) return;
    const { foot, headers } = unsubscribeOf(services, message);
    const letter = { ...message, foot };
    await services.mailer.send(
      drawMail(services.company.current, letter, { to, headers: { 'Message-ID': `<${id}@waybill>`, ...headers } }),
    );
  }),
];
