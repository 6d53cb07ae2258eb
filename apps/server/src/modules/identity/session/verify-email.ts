import type { Answer, endpoints, Params } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context, UserActor } from '../../../core/context.ts';
import { reply as answer, type Reply, type Wire } from '../../../core/http/binding.ts';
import { wantsJson } from '../../../core/http/wants-json.ts';
import { consume } from '../../../core/limits.ts';
import { Refusal } from '../../../core/refusal.ts';
import { takenKey } from '../../../core/database/taken-key.ts';
import { sentRemember } from '../../../core/sessions/cookies.ts';
import { lockPerson } from '../../../core/sessions/person.ts';
import { readRemember } from '../../../core/sessions/remember.ts';
import { acrossAccounts } from './across-accounts.ts';
import { confirmChange } from './email-change/confirm.ts';
import { pendingChange } from './email-change/pending.ts';
import { verifyLimit } from './limits.ts';
import { isAbout, linkState } from './verification-link.ts';

type Verify = (typeof endpoints)['session']['verifyEmail'];
type Link = { readonly params: Params<Verify> };

/** Result of opening a link; each failure has its own page. */
type Outcome =
  | 'verified'
  | 'already'
  | 'expired'
  | 'expired_change'
  | 'altered'
  | 'replaced'
  | 'other_person'
  | 'taken';

/** Opens the link of a changed address, which becomes the login's address. */
async function verifyChange(ctx: Context, actor: UserActor, hash: string, series: string | null): Promise<Outcome> {
  const write = runCommand<Outcome>(ctx, 'email.verified', async (tx) => {
    const person = await lockPerson(tx, actor.userId);
    const pending = await pendingChange(tx, actor.userId);
    if (!person || !pending || !isAbout(hash, pending.new_email)) return unchanged('replaced');
    await confirmChange(ctx, tx, person, pending, { session: actor.session, series });
    const [before, after] = [{ email: person.email }, { email: pending.new_email }];
    return changed('verified', { subject: 'user', subjectId: person.id, before, after });
  });
  return write.catch((error: unknown) => {
    // Another login got the address while the link was on its way.
    if (takenKey(error) === 'users_email_key') return 'taken';
    throw error;
  });
}

async function verify(
  ctx: Context,
  actor: UserActor,
  { params }: Link,
  { requested, series }: { readonly requested: string; readonly series: string | null },
): Promise<Outcome> {
  const state = linkState(ctx.services, requested, ctx.now());
  if (state === 'altered') return 'altered';
  if (params.id !== actor.userId) return 'other_person';
  if (!isAbout(params.hash, actor.email)) {
    const pending = await pendingChange(ctx.db, actor.userId);
    if (!pending || !isAbout(params.hash, pending.new_email)) return 'replaced';
    return state === 'expired' ? 'expired_change' : verifyChange(ctx, actor, params.hash, series);
  }
  if (state === 'expired') return 'expired';
  return runCommand<Outcome>(ctx, 'email.verified', async (tx) => {
    const person = await lockPerson(tx, actor.userId);
    if (!person || !isAbout(params.hash, person.email)) return unchanged('replaced');
    if (person.email_verified_at !== null) return unchanged('already');
    await tx.updateTable('users').set({ email_verified_at: ctx.now() }).where('id', '=', person.id).execute();
    return changed('verified', { subject: 'user', subjectId: person.id, after: { email: person.email } });
  });
}

const redirect = (location: string) => answer<undefined>(302, undefined, { location });

/** The page for a result. A verified person does not need to hear that a link is old. */
function pageFor(outcome: Outcome, actor: UserActor): string {
  if (outcome === 'verified') return '/email-verified?verified=1';
  if (outcome === 'expired_change') return '/email-verified?problem=expired';
  const done = actor.emailVerifiedAt !== null && outcome === 'expired';
  return `/email-verified?problem=${done ? 'already' : outcome}`;
}

/**
 * Verifies an email address by its signed link, for the signed-in person. Programs get 204 or a refusal; browsers are
 * redirected: to sign in first and then back to the link, or to the result page.
 * @throws Refusal `invalid_signature` for an altered or expired link, or a changed address,
 *   `forbidden` for another person's link, `unauthenticated`, `too_many_attempts`; to programs only
 */
export async function verifyEmail(
  outer: Context,
  link: Link,
  { request, reply }: Wire,
): Promise<Answer<Verify> | Reply<Answer<Verify>>> {
  const ctx = acrossAccounts(outer);
  const browsing = !wantsJson(request);
  const { actor } = ctx;
  if (actor.kind !== 'user') {
    if (browsing) return redirect(`/login?${new URLSearchParams({ return: request.url }).toString()}`);
    throw new Refusal('unauthenticated');
  }
  try {
    void reply.headers(await consume(ctx.services, verifyLimit(actor.userId)));
  } catch (error) {
    if (browsing && error instanceof Refusal) return redirect(`/email-verified?problem=${error.code}`);
    throw error;
  }
  const series = readRemember(sentRemember(request))?.series ?? null;
  const outcome = await verify(ctx, actor, link, { requested: request.url, series });
  if (browsing) return redirect(pageFor(outcome, actor));
  if (outcome === 'verified' || outcome === 'already') return undefined;
  throw new Refusal(outcome === 'other_person' ? 'forbidden' : 'invalid_signature');
}
