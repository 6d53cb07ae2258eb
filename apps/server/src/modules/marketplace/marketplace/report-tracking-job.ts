import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

export const reportDueTracking = defineJob('marketplace.tell_due', z.object({}));
