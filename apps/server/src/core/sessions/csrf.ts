import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { sendCsrfCookie, sentSession, usedSession } from './cookies.ts';
import { csrfToken, sameText } from './csrf-token.ts';

type Wired = Pick<Services, 'publicUrl' | 'secret' | 'allowedOrigins'>;

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The token of a request: the cookie's value in a header, or the token itself in a header or the body. */
function sentToken(request: FastifyRequest): string | null {
  const fromCookie = header(request, 'x-xsrf-token');
  if (fromCookie !== null) return decoded(fromCookie);
  const plain = header(request, 'x-csrf-token');
  if (plain !== null) return plain;
  const { body } = request;
  const field = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)['_token'] : null;
  return typeof field === 'string' ? field : null;
}

function isOurs(services: Wired, request: FastifyRequest, origin: string): boolean {
  const own = [new URL(services.publicUrl).origin, `${request.protocol}://${request.host}`];
  return [...own, ...services.allowedOrigins].includes(origin);
}

function comesFromElsewhere(services: Wired, request: FastifyRequest): boolean {
  const origin = header(request, 'origin');
  if (header(request, 'sec-fetch-site') === 'cross-site') return true;
  return origin !== null && !isOurs(services, request, origin);
}

/**
 * Whether the request is from an API client: it has an authorization header, which browsers never add, and no session.
 */
function showsOwnKey(request: FastifyRequest, session: string | null): boolean {
  return session === null && /^bearer /i.test(header(request, 'authorization') ?? '');
}

/**
 * Refuses a write that another site could have sent on behalf of a signed-in person.
 * @throws Refusal `csrf_mismatch` without the token of its session, or when the browser says that the request comes
 * from another site
 */
export function assertCsrf(services: Wired, request: FastifyRequest): void {
  const session = sentSession(services, request);
  if (showsOwnKey(request, session)) return;
  const token = sentToken(request);
  if (
    session === null ||
    token === null ||
    comesFromElsewhere(services, request) ||
    !sameText(token, csrfToken(services.secret, session))
  ) {
    throw new Refusal('csrf_mismatch');
  }
}

/**
 * Sends the token again, since clients read it for each request. Not for requests without a session: the response could
 * arrive after that of a sign-in and overwrite the new session.
 */
export function refreshCsrfCookie(services: Wired, request: FastifyRequest, reply: FastifyReply): void {
  const session = usedSession(services, request);
  if (session !== null) sendCsrfCookie(services, reply, session);
}
