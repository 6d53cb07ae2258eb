import type { Context } from '../../core/context.ts';
import type { Wire } from '../../core/http/binding.ts';
import { newSecret } from '../../core/ids.ts';
import { sendSession, usedSession } from '../../core/sessions/cookies.ts';

/** Sends both cookies: those in use for longer, or a guest's first ones. A guest's session is not written down. */
export async function csrfCookie(ctx: Context, _input: unknown, { request, reply }: Wire): Promise<undefined> {
  const session = usedSession(ctx.services, request);
  if (session === null && ctx.actor.kind === 'user') return;
  sendSession(ctx.services, request, reply, session ?? newSecret());
}
