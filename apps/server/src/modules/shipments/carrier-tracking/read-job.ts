import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Reads what a carrier told us into events of shipments. */
export const readDelivery = defineJob('tracking.read', z.object({ id: z.uuid() }));
