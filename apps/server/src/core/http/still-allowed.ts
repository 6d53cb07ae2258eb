import type { FastifyRequest } from 'fastify';
import { clientOfToken, presentedToken } from '../api-clients/tokens.ts';
import type { ClientActor, Services, UserActor } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { actorOf } from '../sessions/person.ts';
import { findSession, isLive, viewOf } from '../sessions/store.ts';
import { asViewer } from '../sessions/view.ts';

/** Everything about a person that determines their access. */
function rightsOf(actor: UserActor): string {
  const { userId, accountId, accountRole, roles, abilities, emailVerifiedAt, twoFactorAt, viewing } = actor;
  const proven = [emailVerifiedAt !== null, twoFactorAt !== null];
  return JSON.stringify([userId, accountId, accountRole, roles, [...abilities].toSorted(), proven, viewing]);
}

/** The person of a session as of now, in the same view; null when the session or the view has ended. */
async function personNow(services: Services, { session, view, viewing }: UserActor): Promise<UserActor | null> {
  const now = services.clock();
  const found = await findSession(services.database.staff, session);
  if (found === undefined || !isLive(found, now)) return null;
  const actor = actorOf(found, session, viewOf(found));
  if (viewing === null || view === null) return actor;
  try {
    return asViewer(actor, view.id, now);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function sameClient(services: Services, client: ClientActor, authorization: string | undefined) {
  const token = presentedToken(authorization);
  const now = token === null ? null : await clientOfToken(services, token);
  return now?.clientId === client.clientId && now.scopes.join() === client.scopes.join();
}

/**
 * Whether the caller of a request in progress still has the same rights: session, roles, account, and view, or token
 * and scopes. Added rights also count as a change, since a reconnect applies them.
 */
export async function stillAllowed(request: FastifyRequest): Promise<boolean> {
  const { context } = request;
  if (context === null) return true;
  const { actor, services } = context;
  if (actor.kind === 'client') return sameClient(services, actor, request.headers.authorization);
  if (actor.kind !== 'user') return true;
  const now = await personNow(services, actor);
  return now !== null && rightsOf(now) === rightsOf(actor);
}
