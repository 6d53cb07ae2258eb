import { z } from 'zod';
import { defineJob } from '../../../../core/jobs/define.ts';

/** Ends a booking that waits for a card, when its time is over. */
export const endHoldAt = defineJob('bookings.end_hold', z.object({ account_id: z.uuid(), id: z.uuid() }));
