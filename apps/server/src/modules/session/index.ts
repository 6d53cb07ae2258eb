import type { JobHandler } from '../../core/jobs/define.ts';
import { cleanupJob } from './cleanup.ts';
import { sendResetJob } from './send-reset.ts';

export { acrossAccounts } from './across-accounts.ts';
export { hashPassword } from './password.ts';
export { sessionBindings } from './routes.ts';
export { createPasswordSetupLink } from './setup-link.ts';

export const sessionJobs: JobHandler[] = [sendResetJob, cleanupJob];
