import type { Answer, endpoints } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import { reply as answer, type Reply, type Wire } from '../../../core/http/binding.ts';
import { consume } from '../../../core/limits.ts';
import { acrossAccounts } from './across-accounts.ts';
import { mailConfirmLink, pendingChange } from './email-change/pending.ts';
import { resendLimit } from './limits.ts';
import { mailVerification } from './mails.ts';
import { verificationLink } from './verification-link.ts';

type Resend = (typeof endpoints)['session']['resendVerification'];

/**
 * Mails the verification link again, or the link of a pending email change. Does nothing for a verified address.
 * @throws Refusal 429 under `email` after six in a minute
 */
export async function resendVerification(
  outer: Context,
  _input: unknown,
  { reply }: Wire,
): Promise<Answer<Resend> | Reply<Answer<Resend>>> {
  const ctx = acrossAccounts(outer);
  const actor = signedIn(ctx);
  void reply.headers(await consume(ctx.services, resendLimit(actor.userId)));
  const pending = await pendingChange(ctx.db, actor.userId);
  if (actor.emailVerifiedAt !== null && !pending) return answer(204, undefined);
  await runCommand(ctx, 'email.verification_sent', async (tx) => {
    if (pending) await mailConfirmLink(ctx, tx, { ...actor, id: actor.userId }, pending.new_email);
    else {
      const link = verificationLink(ctx.services, { id: actor.userId, email: actor.email }, ctx.now());
      await mailVerification(tx, actor, link);
    }
    return changed(undefined, { subject: 'user', subjectId: actor.userId });
  });
  return '';
}
