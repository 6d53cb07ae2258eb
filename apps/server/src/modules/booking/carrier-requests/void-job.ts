import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Asks a carrier once more to void a shipment. */
export const retryVoid = defineJob('carriers.void', z.object({ account_id: z.uuid(), id: z.uuid() }));
