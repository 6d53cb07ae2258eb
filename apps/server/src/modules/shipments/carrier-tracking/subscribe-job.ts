import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Asks a shipment's carrier to tell by itself what happens to it. */
export const subscribeToEvents = defineJob('tracking.subscribe', z.object({ account_id: z.uuid(), id: z.uuid() }));
