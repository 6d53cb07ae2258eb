import { z } from 'zod';
import { defineJob } from '../../../../core/jobs/define.ts';

export const notifyRebookedJob = defineJob('bookings.tell_rebooked', z.object({ account_id: z.uuid(), id: z.uuid() }));
