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

/** Session values that were handed out while a request was answered, in place of the one it came with. */
const issued = new WeakMap<FastifyRequest, string | null>();

/** The session value a request came with; null without one or with one that cannot be ours. */
export function sentSession(services: Wired, request: FastifyRequest): string | null {
  const value = request.cookies[sessionCookie(services)];
  return value !== undefined && secretShape.test(value) ? value : null;
}

/** The session value in use now: the one just handed out, else the one that was sent. */
export function usedSession(services: Wired, request: FastifyRequest): string | null {
  const value = issued.get(request);
  return value === undefined ? sentSession(services, request) : value;
}

/** Leaves the cookies to the answer of another request of the same browser, which is on its way. */
export function leaveCookies(request: FastifyRequest): void {
  issued.set(request, null);
}

/** Sends the token cookie that belongs to a session value. */
export function sendCsrfCookie(services: Wired, reply: FastifyReply, session: string): void {
  void reply.setCookie(csrfCookie, csrfToken(services.secret, session), options(services, false, idleLifetime));
}

/** Hands out a session value (a new one, or the same one for longer) with the token that belongs to it. */
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

/** Takes the "remember me" cookie away, where there is one. */
export function clearRemember(services: Wired, request: FastifyRequest, reply: FastifyReply): void {
  if (sentRemember(request) === null) return;
  void reply.clearCookie(rememberCookie, options(services, true, 0));
}

/** The people who logged in on this browser before, as `known-device.ts` writes and signs them. */
export function sentKnownDevices(request: FastifyRequest): string | null {
  return request.cookies[deviceCookie] ?? null;
}

export function sendKnownDevices(services: Wired, reply: FastifyReply, value: string): void {
  void reply.setCookie(deviceCookie, value, options(services, true, knownDeviceLifetime));
}
