import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Reports the due events of a house carrier's shipment. */
export const reportDue = defineJob('house.report', z.object({ account_id: z.uuid(), shipment_id: z.uuid() }));
