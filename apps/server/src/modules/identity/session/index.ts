import type { JobHandler } from '../../../core/jobs/define.ts';
import { cleanupJob } from './cleanup.ts';
import { mailOwnersJob } from './login-changes.ts';
import { sendResetJob } from './send-reset.ts';

export { acrossAccounts } from './across-accounts.ts';
export { startSession, type LockedPerson } from './start-session.ts';
export { emailTakenOr } from './email-taken.ts';
export { assertFreshPassword, withFreshPassword } from './fresh-password.ts';
export { resendLimit } from './limits.ts';
export { disableLogin, enableLogin, endRemovedLogin } from './login-access.ts';
export { mailRoles, mailTwoFactor, notifyOwners } from './login-changes.ts';
export { mailVerification } from './mails.ts';
export { hashPassword, isPassword } from './password.ts';
export { sendReset } from './send-reset.ts';
export { sessionBindings } from './routes.ts';
export { createPasswordSetupLink } from './setup-link.ts';
export { clearTwoFactor } from './two-factor/secret.ts';
export { verificationLink } from './verification-link.ts';

export const sessionJobs: JobHandler[] = [sendResetJob, mailOwnersJob, cleanupJob];
