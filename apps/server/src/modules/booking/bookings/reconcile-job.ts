import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Resumes one booking if its process died. */
export const reconcileBookingJob = defineJob('bookings.look', z.object({ account_id: z.uuid(), id: z.uuid() }));

/** An unsent claim this old belongs to a dead process. */
export const abandonedClaimMs = 10_000;
/** Time to save the carrier's answer, added to the deadline of the call. */
export const sendingGraceMs = 5000;
