import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Mails a rate confirmation to its carrier. The token exists only in this job. */
export const mailConfirmation = defineJob('rate_confirmations.mail', z.object({ id: z.string(), token: z.string() }));
