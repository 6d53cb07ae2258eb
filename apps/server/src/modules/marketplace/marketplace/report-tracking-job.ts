import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Tells marketplaces of what was shipped, where that is due. */
export const reportDueTracking = defineJob('marketplace.tell_due', z.object({}));
