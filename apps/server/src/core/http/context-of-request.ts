import { apiScopes, callLimit, errorTable, mayClientCall, type Endpoint } from '@waybill/contract';
import { languageOf } from '@waybill/phrases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callBookOf } from '../api-clients/call-book.ts';
import { clientOfToken, presentedToken } from '../api-clients/tokens.ts';
import type { Actor, ClientActor, Context, Services, UserActor } from '../context.ts';
import type { Db } from '../database/database.ts';
import { consume } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { assertCsrf, refreshCsrfCookie } from '../sessions/csrf.ts';
import { identify } from '../sessions/identify.ts';
import { needsTwoFactor } from '../sessions/person.ts';
import { asViewer, booksInView, endsView, viewEndsAt, viewHeader } from '../sessions/view.ts';

/** Access that works with an unverified email or a missing second factor: what is needed to fix exactly that. */
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

/** The view shown by the tab of a request; null for any other tab. */
function viewAsked(request: FastifyRequest): string | null {
  const asked = request.headers[viewHeader];
  return typeof asked === 'string' ? asked : null;
}

/** Ends a response in progress, such as a stream, when its view is over. */
function endWithView(actor: UserActor, reply: FastifyReply, now: Date): void {
  if (actor.view === null) return;
  const timer = setTimeout(() => reply.raw.end(), viewEndsAt(actor.view).getTime() - now.getTime()).unref();
  reply.raw.once('close', () => clearTimeout(timer));
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function databaseOf({ database }: Services, actor: Actor, accountId: string | null): Db {
  if (accountId === null) return database.staff;
  const readsOnly = actor.kind === 'user' && actor.viewing !== null && actor.viewing !== 'booking';
  return readsOnly ? database.viewed(accountId) : database.account(accountId);
}

/** Refusal by RFC 6750 3.1: 401 for an invalid token, 403 for a missing scope. */
function challenge(error: 'invalid_token' | 'insufficient_scope', scope: string | undefined): Record<string, string> {
  const asked = scope === undefined ? '' : `, scope="${scope}"`;
  return { 'www-authenticate': `Bearer realm="waybill", error="${error}"${asked}` };
}

/**
 * Counts a program's call before anything else, and adds its remaining calls to the response. Refused calls also count,
 * in the limit and in the client's figures.
 * @throws Refusal too_many_attempts
 */
async function countCall(services: Services, client: ClientActor, reply: FastifyReply): Promise<void> {
  const { calls: points, seconds } = callLimit;
  try {
    void reply.headers(await consume(services, { name: 'api_call', key: client.clientId, points, seconds }));
  } catch (error) {
    if (error instanceof Refusal) callBookOf(services).note(client, errorTable[error.code].status);
    throw error;
  }
}

/**
 * The API client of a bearer token. A session in the same request is ignored, so a page cannot act for a person this
 * way, and no CSRF token is needed.
 * @throws Refusal unauthenticated, too_many_attempts, forbidden
 */
async function clientCalling(
  services: Services,
  endpoint: Endpoint,
  token: string,
  reply: FastifyReply,
): Promise<ClientActor> {
  const client = await clientOfToken(services, token);
  if (client === null) throw new Refusal('unauthenticated', { headers: challenge('invalid_token', undefined) });
  await countCall(services, client, reply);
  if (!mayClientCall(endpoint, client.scopes)) {
    callBookOf(services).note(client, errorTable.forbidden.status);
    const scope = endpoint.personal === true ? undefined : apiScopes.find((each) => each === endpoint.access);
    throw new Refusal('forbidden', { headers: challenge('insufficient_scope', scope) });
  }
  return client;
}

function contextOf(services: Services, request: FastifyRequest, actor: Actor): Context {
  const accountId = actor.kind === 'user' || actor.kind === 'client' ? actor.accountId : null;
  return {
    services,
    actor,
    accountId,
    db: databaseOf(services, actor, accountId),
    language: actor.kind === 'user' ? actor.language : languageOf(request.headers['accept-language']),
    requestId: request.id,
    log: request.log as Context['log'],
    now: services.clock,
  };
}

/**
 * Authenticates and authorizes a request: a program's bearer token, or else session, CSRF check, and ability, in this
 * order. Applied to every mounted endpoint, so that none can forget it.
 */
export async function contextOfRequest(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const view = endsView(endpoint) ? null : viewAsked(request);
  const writes = endpoint.audit !== null || !readingMethods.has(request.method);
  const token = presentedToken(request.headers.authorization);
  // Checked first and for everyone: views are read-only, but for what staff book in one for its customer.
  if (view !== null && writes && (token !== null || !booksInView(endpoint))) throw new Refusal('view_read_only');
  if (token !== null && endpoint.access !== 'public' && endpoint.access !== 'guest') {
    return contextOf(services, request, await clientCalling(services, endpoint, token, reply));
  }
  let user: UserActor | null = null;
  if (endpoint.access !== 'public') {
    user = await identify(services, request, reply);
    if (!readingMethods.has(request.method)) assertCsrf(services, request);
    refreshCsrfCookie(services, request, reply);
  }
  if (view !== null && user !== null) {
    // Staff without the required second factor cannot view accounts.
    if (user.twoFactorAt === null && needsTwoFactor(services, user)) throw new Refusal('two_factor_required');
    user = asViewer(user, view, services.clock());
    if (writes && user.viewing !== 'booking') throw new Refusal('view_read_only');
    endWithView(user, reply, services.clock());
  }
  assertAllowed(services, endpoint, user);
  return contextOf(services, request, user ?? { kind: 'anonymous' });
}
