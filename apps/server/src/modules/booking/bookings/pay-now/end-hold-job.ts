import { z } from 'zod';
import { defineJob } from '../../../../core/jobs/define.ts';

/** Expires a booking that waits for a card. */
export const endHoldAt = defineJob('bookings.end_hold', z.object({ account_id: z.uuid(), id: z.uuid() }));
