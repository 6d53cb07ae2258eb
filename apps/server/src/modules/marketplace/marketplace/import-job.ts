import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Brings the orders of one connection up to date. */
export const importOrders = defineJob(
  'marketplace.import',
  z.object({ account_id: z.uuid(), connection_id: z.uuid() }),
);
