import type { Answer, endpoints, Params } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../core/command.ts';
import type { Context, UserActor } from '../../core/context.ts';
import { reply as answer, type Reply, type Wire } from '../../core/http/binding.ts';
import { wantsJson } from '../../core/http/wants-json.ts';
import { consume } from '../../core/limits.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockPerson } from '../../core/sessions/person.ts';
import { acrossAccounts } from './across-accounts.ts';
import { verifyLimit } from './limits.ts';
import { isAbout, isGenuineLink } from './verification-link.ts';

type Verify = (typeof endpoints)['session']['verifyEmail'];
type Link = { readonly params: Params<Verify> };

async function verify(ctx: Context, actor: UserActor, { params }: Link, requested: string): Promise<void> {
  if (!isGenuineLink(ctx.services, requested, ctx.now())) throw new Refusal('invalid_signature');
  if (params.id !== actor.userId) throw new Refusal('forbidden');
  await runCommand(ctx, 'email.verified', async (tx) => {
    const person = await lockPerson(tx, actor.userId);
    if (!person || !isAbout(params.hash, person.email)) throw new Refusal('invalid_signature');
    if (person.email_verified_at !== null) return unchanged(undefined);
    await tx.updateTable('users').set({ email_verified_at: ctx.now() }).where('id', '=', person.id).execute();
    return changed(undefined, { subject: 'user', subjectId: person.id, after: { email: person.email } });
  });
}

const redirect = (location: string) => answer<undefined>(302, undefined, { location });

/**
 * Confirms an email address by its signed link, for the person signed in. A program gets 204 or a refusal; a
 * browser is sent on: to sign in first and then back to the link, or to the page that says how it went.
 * @throws Refusal `invalid_signature` for an altered or expired link or an address changed since,
 *   `forbidden` for somebody else's link, `unauthenticated`, `too_many_attempts`; to programs only
 */
export async function verifyEmail(
  outer: Context,
  link: Link,
  { request, reply }: Wire,
): Promise<Answer<Verify> | Reply<Answer<Verify>>> {
  const ctx = acrossAccounts(outer);
  const browsing = !wantsJson(request);
  if (ctx.actor.kind !== 'user') {
    if (browsing) return redirect(`/login?${new URLSearchParams({ return: request.url }).toString()}`);
    throw new Refusal('unauthenticated');
  }
  try {
    void reply.headers(await consume(ctx.services, verifyLimit(ctx.actor.userId)));
    await verify(ctx, ctx.actor, link, request.url);
  } catch (error) {
    if (browsing && error instanceof Refusal) return redirect(`/email-verified?problem=${error.code}`);
    throw error;
  }
  return browsing ? redirect('/email-verified?verified=1') : undefined;
}
