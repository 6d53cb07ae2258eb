import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { sendNewsJob } from './add-news.ts';
import { mailDigests } from './digest.ts';
import { notifyReaders, notifyLeftover } from './notify-readers.ts';

export { statusOf } from './words.ts';
export { addNews, type News, type NewsKind } from './add-news.ts';

export const shipmentNewsJobs: readonly JobHandler[] = [
  handleJob(sendNewsJob, notifyReaders),
  // Finds news whose job was lost.
  handleJob(defineJob('shipments.tell_left', z.object({})), notifyLeftover, { cron: '*/5 * * * *', atStart: true }),
  handleJob(defineJob('shipments.mail_digests', z.object({})), mailDigests, { cron: '* * * * *', atStart: true }),
];
