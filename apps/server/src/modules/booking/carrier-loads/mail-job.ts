import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Mails a rate confirmation to its carrier; the token is known to nobody else. */
export const mailConfirmation = defineJob('rate_confirmations.mail', z.object({ id: z.string(), token: z.string() }));
