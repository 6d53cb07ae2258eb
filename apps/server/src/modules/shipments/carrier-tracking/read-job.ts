import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Reads a carrier's delivery into events. */
export const readDelivery = defineJob('tracking.read', z.object({ id: z.uuid() }));
