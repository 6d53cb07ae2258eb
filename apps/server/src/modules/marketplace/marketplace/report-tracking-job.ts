import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Reports due tracking numbers to marketplaces. */
export const reportDueTracking = defineJob('marketplace.tell_due', z.object({}));
