import { z } from 'zod';
import { defineJob } from '../../../../core/jobs/define.ts';

/** Quotes or books the rows of a batch that wait for it. */
export const workBatch = defineJob('marketplace.batch', z.object({ account_id: z.uuid(), batch_id: z.uuid() }));
