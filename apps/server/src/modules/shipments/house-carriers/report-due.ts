import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** A house carrier reports what is due about one shipment. */
export const reportDue = defineJob('house.report', z.object({ account_id: z.uuid(), shipment_id: z.uuid() }));
