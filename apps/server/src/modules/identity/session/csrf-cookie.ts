import type { Context } from '../../../core/context.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { isGuestSession, newGuestSession } from '../../../core/sessions/guest-session.ts';
import { sendSession, usedSession } from '../../../core/sessions/cookies.ts';

/**
 * Sends both cookies: those in use for longer, or a guest's first ones. A guest's value that was not made here is replaced,
 * so that nobody gives another a value that they know.
 */
export async function csrfCookie(ctx: Context, _input: unknown, { request, reply }: Wire): Promise<undefined> {
  const session = usedSession(ctx.services, request);
  if (session === null && ctx.actor.kind === 'user') return;
  const { secret } = ctx.services;
  const kept = session !== null && (ctx.actor.kind === 'user' || isGuestSession(secret, session)) ? session : null;
  sendSession(ctx.services, request, reply, kept ?? newGuestSession(secret));
}
