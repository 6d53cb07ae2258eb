import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Imports new and changed orders of one connection. */
export const importOrders = defineJob(
  'marketplace.import',
  z.object({ account_id: z.uuid(), connection_id: z.uuid() }),
);
