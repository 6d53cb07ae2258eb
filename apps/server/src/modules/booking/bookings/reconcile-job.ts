import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Looks how far a booking has come, and takes it further when whoever was at it is gone. */
export const reconcileBookingJob = defineJob('bookings.look', z.object({ account_id: z.uuid(), id: z.uuid() }));

/** A claim this old, of which nothing was sent, belongs to a process that is no longer there. */
export const abandonedClaimMs = 10_000;
/** Beyond the deadline of the carrier's answer: time to write it down. */
export const sendingGraceMs = 5000;
