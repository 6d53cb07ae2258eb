import type { JobHandler } from '../../../core/jobs/define.ts';
import { endViewJob } from './end-view-job.ts';

export { noteViewEnd } from './view-end.ts';
export { customerViewsBindings } from './routes.ts';

export const customerViewsJobs: readonly JobHandler[] = [endViewJob];
