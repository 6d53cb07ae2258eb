import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { clearRemember, sendSession, sentRemember } from '../../../core/sessions/cookies.ts';
import { newGuestSession } from '../../../core/sessions/guest-session.ts';
import { endRemember } from '../../../core/sessions/remember.ts';
import { endSessionBy } from '../../../core/sessions/store.ts';
import { noteViewEnd } from '../customer-views/index.ts';
import { acrossAccounts } from './across-accounts.ts';

/**
 * Signs out: ends the session and its "remember me" cookie, and gives the browser a guest session with a new token.
 * Without a session it does nothing.
 */
export async function logout(outer: Context, _input: unknown, { request, reply }: Wire): Promise<undefined> {
  const ctx = acrossAccounts(outer);
  const { actor } = ctx;
  await runCommand(ctx, 'session.logout', async (tx) => {
    if (actor.kind !== 'user') return unchanged(undefined);
    await endSessionBy(tx, actor.session);
    await endRemember(tx, sentRemember(request));
    if (actor.view !== null) await noteViewEnd(ctx, tx, actor.view, 'logout');
    return changed(undefined, { subject: 'user', subjectId: actor.userId });
  });
  clearRemember(ctx.services, request, reply);
  sendSession(ctx.services, request, reply, newGuestSession(ctx.services.secret));
}
