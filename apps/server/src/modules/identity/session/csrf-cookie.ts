import type { Context } from '../../../core/context.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { isGuestSession, newGuestSession } from '../../../core/sessions/guest-session.ts';
import { sendSession, usedSession } from '../../../core/sessions/cookies.ts';

/**
 * Sends both cookies: renews existing ones, or creates a guest's. A guest value that we did not create is replaced,
 * which prevents fixation.
 */
export async function csrfCookie(ctx: Context, _input: unknown, { request, reply }: Wire): Promise<undefined> {
  const session = usedSession(ctx.services, request);
  if (session === null && ctx.actor.kind === 'user') return;
  const { secret } = ctx.services;
  const kept = session !== null && (ctx.actor.kind === 'user' || isGuestSession(secret, session)) ? session : null;
  sendSession(ctx.services, request, reply, kept ?? newGuestSession(secret));
}
