import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

export const retryVoid = defineJob('carriers.void', z.object({ account_id: z.uuid(), id: z.uuid() }));
