import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Mails a quote. The row stores to whom, and whether it was sent. */
export const mailQuote = defineJob('quotes.mail', z.object({ account_id: z.uuid(), id: z.uuid() }));
