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
import { asViewer, endsView, viewEndsAt, viewHeader } from '../sessions/view.ts';

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

/** The customer's view that the tab of a request shows; null for every other tab. */
function viewAsked(request: FastifyRequest): string | null {
  const asked = request.headers[viewHeader];
  return typeof asked === 'string' ? asked : null;
}

/** Ends an answer that is still going out, such as a stream, when the view it belongs to is over. */
function endWithView(actor: UserActor, reply: FastifyReply, now: Date): void {
  if (actor.view === null) return;
  const timer = setTimeout(() => reply.raw.end(), viewEndsAt(actor.view).getTime() - now.getTime()).unref();
  reply.raw.once('close', () => clearTimeout(timer));
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function databaseOf({ database }: Services, actor: Actor, accountId: string | null): Db {
  if (accountId === null) return database.staff;
  return actor.kind === 'user' && actor.viewing !== null ? database.viewed(accountId) : database.account(accountId);
}

/** Refused as RFC 6750 3.1 tells programs: 401 for a token that opens nothing, 403 for a scope they do not have. */
function challenge(error: 'invalid_token' | 'insufficient_scope', scope: string | undefined): Record<string, string> {
  const asked = scope === undefined ? '' : `, scope="${scope}"`;
  return { 'www-authenticate': `Bearer realm="waybill", error="${error}"${asked}` };
}

/**
 * Counts a call of a program before anything else is done for it, and tells the program how many are left. One that is
 * refused counts as well, and stands in the client's figures.
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
 * The API client that shows a token of its own. A session beside it counts for nothing, so no page can act in a person's
 * name through it, and no cross-site token is asked for.
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
 * Who is calling, and whether they may: the bearer token of a program, or else session, cross-site check, ability, in this order. Works on every
 * mounted endpoint, so that none can forget it.
 */
export async function contextOfRequest(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const view = endsView(endpoint) ? null : viewAsked(request);
  // First of all, and whoever it is: what is only looked at is not written to.
  if (view !== null && (endpoint.audit !== null || !readingMethods.has(request.method))) {
    throw new Refusal('view_read_only');
  }
  const token = presentedToken(request.headers.authorization);
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
    // Staff that have to set up a second factor look at nobody before.
    if (user.twoFactorAt === null && needsTwoFactor(services, user)) throw new Refusal('two_factor_required');
    user = asViewer(user, view, services.clock());
    endWithView(user, reply, services.clock());
  }
  assertAllowed(services, endpoint, user);
  return contextOf(services, request, user ?? { kind: 'anonymous' });
}
