import type { Endpoint } from '@waybill/contract';
import { languageOf } from '@waybill/phrases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context, Services, UserActor } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { assertCsrf, refreshCsrfCookie } from '../sessions/csrf.ts';
import { identify } from '../sessions/identify.ts';
import { needsTwoFactor } from '../sessions/person.ts';

/** What a person keeps while the email address is unverified or the second factor missing: to see to exactly that. */
function isAboutOneself(access: string): boolean {
  return access === 'self.manage';
}

function assertAllowed(services: Services, endpoint: Endpoint, actor: UserActor | null): void {
  const { access } = endpoint;
  if (access === 'public' || access === 'guest') return;
  if (actor === null) throw new Refusal('unauthenticated');
  if (!isAboutOneself(access)) {
    if (actor.emailVerifiedAt === null) throw new Refusal('email_unverified');
    if (actor.twoFactorAt === null && needsTwoFactor(services, actor)) throw new Refusal('two_factor_required');
  }
  if (!actor.abilities.has(access)) throw new Refusal('forbidden');
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Who is calling, and whether they may: session, cross-site check, ability, in this order. Works on every
 * mounted endpoint, so that none can forget it.
 */
export async function contextOfRequest(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  let user: UserActor | null = null;
  if (endpoint.access !== 'public') {
    user = await identify(services, request, reply);
    if (!readingMethods.has(request.method)) assertCsrf(services, request);
    refreshCsrfCookie(services, request, reply);
  }
  assertAllowed(services, endpoint, user);
  const actor: Actor = user ?? { kind: 'anonymous' };
  const accountId = user?.accountId ?? null;
  return {
    services,
    actor,
    accountId,
    db: accountId === null ? services.database.staff : services.database.account(accountId),
    language: user?.language ?? languageOf(request.headers['accept-language']),
    requestId: request.id,
    log: request.log as Context['log'],
    now: services.clock,
  };
}
