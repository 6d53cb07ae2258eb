import type { Answer, Body, endpoints } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { consume } from '../../../core/limits.ts';
import { speak } from '../../../core/speak.ts';
import { acrossAccounts } from './across-accounts.ts';
import { forgotLimit } from './limits.ts';
import { sendReset } from './send-reset.ts';

type Forgot = (typeof endpoints)['session']['forgotPassword'];

/**
 * Requests a password reset link. A job looks up the address, so that response and timing are the same for known and
 * unknown addresses.
 * @throws Refusal 429 under `email` after too many requests from one IP
 */
export async function forgotPassword(
  outer: Context,
  { body }: { readonly body: Body<Forgot> },
  { request, reply }: Wire,
): Promise<Answer<Forgot>> {
  const ctx = acrossAccounts(outer);
  void reply.headers(await consume(ctx.services, forgotLimit(request.ip)));
  await runCommand(ctx, 'password.reset_requested', async (tx) => {
    await addJob(tx, sendReset, { email: body.email });
    return changed(undefined, { subject: 'password_reset', subjectId: null, after: { ip: request.ip } });
  });
  const message = speak(ctx.language)('session.reset_link_sent');
  return { message, status: message };
}
