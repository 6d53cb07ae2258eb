import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Mails requested documents. The row stores which ones, and whether they were sent. */
export const mailDocuments = defineJob('documents.mail', z.object({ account_id: z.uuid(), id: z.uuid() }));
