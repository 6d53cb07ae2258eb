import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Requests the pickup that was chosen at booking. */
export const requestBookedPickup = defineJob(
  'carriers.booked_pickup',
  z.object({
    account_id: z.uuid(),
    id: z.uuid(),
    date: z.string(),
    ready_at: z.string(),
    closes_at: z.string(),
  }),
);
