import { z } from 'zod';
import { defineJob } from '../../../../core/jobs/define.ts';

/** Quotes or books the waiting rows of a batch. */
export const workBatch = defineJob('marketplace.batch', z.object({ account_id: z.uuid(), batch_id: z.uuid() }));
