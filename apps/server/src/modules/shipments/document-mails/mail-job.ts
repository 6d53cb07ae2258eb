import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Mails documents that somebody asked for; the row says which, and whether they have left. */
export const mailDocuments = defineJob('documents.mail', z.object({ account_id: z.uuid(), id: z.uuid() }));
