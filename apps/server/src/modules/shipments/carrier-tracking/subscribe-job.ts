import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Subscribes to pushes of a shipment's carrier. */
export const subscribeToEvents = defineJob('tracking.subscribe', z.object({ account_id: z.uuid(), id: z.uuid() }));
