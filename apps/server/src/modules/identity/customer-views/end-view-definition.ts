import { z } from 'zod';
import { defineJob } from '../../../core/jobs/define.ts';

/** Ends a view when its time is over. */
export const endViewDefinition = defineJob('account_view.end', z.object({ view: z.uuid(), account: z.uuid() }));
