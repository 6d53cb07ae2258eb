import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { csrfToken } from './csrf-token.ts';
import { idleLifetime, knownDeviceLifetime, rememberLifetime } from './lifetimes.ts';

type Wired = Pick<Services, 'publicUrl' | 'secret'>;

const csrfCookie = 'XSRF-TOKEN';
const rememberCookie = 'waybill_remember';
const deviceCookie = 'waybill_device';
const secretShape = /^[\w-]{43}$/;

function isSecure(services: Wired): boolean {
  return services.publicUrl.startsWith('https:');
}

function sessionCookie(services: Wired): string {
  return isSecure(services) ? '__Host-waybill_session' : 'waybill_session';
}

function options(services: Wired, httpOnly: boolean, lifetime: number): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: isSecure(services), httpOnly, maxAge: Math.floor(lifetime / 1000) };
}

/** Session values issued during a request, replacing the one it came with. */
const issued = new WeakMap<FastifyRequest, string | null>();

/** Session value of the request; null if missing or malformed. */
export function sentSession(services: Wired, request: FastifyRequest): string | null {
  const value = request.cookies[sessionCookie(services)];
  return value !== undefined && secretShape.test(value) ? value : null;
}

/** The current session value: the one just issued, else the one that was sent. */
export function usedSession(services: Wired, request: FastifyRequest): string | null {
  const value = issued.get(request);
  return value === undefined ? sentSession(services, request) : value;
}

/** Sends no cookies, since a concurrent request of the same browser sends them. */
export function leaveCookies(request: FastifyRequest): void {
  issued.set(request, null);
}

/** Sends the CSRF cookie of a session value. */
export function sendCsrfCookie(services: Wired, reply: FastifyReply, session: string): void {
  void reply.setCookie(csrfCookie, csrfToken(services.secret, session), options(services, false, idleLifetime));
}

/** Sends a session value, new or renewed, with its CSRF token. */
export function sendSession(services: Wired, request: FastifyRequest, reply: FastifyReply, session: string): void {
  issued.set(request, session);
  void reply.setCookie(sessionCookie(services), session, options(services, true, idleLifetime));
  sendCsrfCookie(services, reply, session);
}

export function sentRemember(request: FastifyRequest): string | null {
  return request.cookies[rememberCookie] ?? null;
}

export function sendRemember(services: Wired, reply: FastifyReply, value: string): void {
  void reply.setCookie(rememberCookie, value, options(services, true, rememberLifetime));
}

/** Clears the "remember me" cookie, if any. */
export function clearRemember(services: Wired, request: FastifyRequest, reply: FastifyReply): void {
  if (sentRemember(request) === null) return;
  void reply.clearCookie(rememberCookie, options(services, true, 0));
}

/** People who signed in on this browser before, as written and signed by `known-device.ts`. */
export function sentKnownDevices(request: FastifyRequest): string | null {
  return request.cookies[deviceCookie] ?? null;
}

export function sendKnownDevices(services: Wired, reply: FastifyReply, value: string): void {
  void reply.setCookie(deviceCookie, value, options(services, true, knownDeviceLifetime));
}
