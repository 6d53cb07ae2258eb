import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services, UserActor } from '../context.ts';
import { sendSession, sentSession } from './cookies.ts';
import { renewalPause } from './lifetimes.ts';
import { actorOf } from './person.ts';
import { resume } from './resume.ts';
import { secretHash } from './secret-hash.ts';
import { findSession, isLive, renewSession, viewOf } from './store.ts';

async function bySession(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<UserActor | null> {
  const value = sentSession(services, request);
  if (value === null) return null;
  const idHash = secretHash(value);
  const now = services.clock();
  const session = await findSession(services.database.staff, idHash);
  if (!session || !isLive(session, now)) return null;
  if (now.getTime() - session.last_seen_at.getTime() >= renewalPause) {
    const renewed = await renewSession(services.database.staff, idHash, now);
    // A session that ended in the meantime must not come back with a new cookie.
    if (renewed) sendSession(services, request, reply, value);
  }
  return actorOf(session, idHash, viewOf(session));
}

/**
 * Identifies the sender of a request by the session cookie, or else the "remember me" cookie. Reads the database at
 * every request, so that a disabled user or a changed role applies at once.
 * @returns null for a guest
 */
export async function identify(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserActor | null> {
  return (await bySession(services, request, reply)) ?? (await resume(services, request, reply));
}
