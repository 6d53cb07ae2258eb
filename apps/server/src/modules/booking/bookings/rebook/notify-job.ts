import { z } from 'zod';
import { defineJob } from '../../../../core/jobs/define.ts';

/** Tells the customer that something was booked in the place of something else. */
export const notifyRebookedJob = defineJob('bookings.tell_rebooked', z.object({ account_id: z.uuid(), id: z.uuid() }));
