import type { QueryClient } from '@tanstack/react-query';
import { endpoints, type BodyInput, type User } from '@waybill/contract';
import { call } from '../api/call.ts';
import { currentLanguage, setLanguage } from '../language/i18n.ts';
import { go } from '../routes/navigator.ts';
import { inChosenLanguage } from './save-language.ts';
import { finishWork } from './leaving.ts';
import { session } from './store.ts';

/** Fetches the current user and keeps it. @throws ApiProblem */
export async function refreshUser(): Promise<User> {
  const before = session.user;
  const { data: told } = await call(endpoints.session.user);
  const data = inChosenLanguage(told, before);
  // Told the same again, nobody has to look again: a page that is refused asks each time it is.
  if (JSON.stringify(data) !== JSON.stringify(session.user)) session.set(data);
  if (data.language !== currentLanguage()) await setLanguage(data.language);
  return data;
}

/**
 * Signs in: the CSRF cookie first, then the credentials, then the user, who is kept.
 * @returns null when a second factor is asked for before that
 * @throws ApiProblem with the server's words under `email` when the credentials are wrong
 */
export async function login(credentials: BodyInput<typeof endpoints.session.login>): Promise<User | null> {
  await call(endpoints.session.csrfCookie);
  const { two_factor: asks } = await call(endpoints.session.login, { body: credentials });
  return asks ? null : refreshUser();
}

/**
 * Finishes a login that waits for its second factor.
 * @throws ApiProblem with the server's words under the field sent
 */
export async function passChallenge(typed: BodyInput<typeof endpoints.twoFactor.challenge>): Promise<User> {
  await call(endpoints.twoFactor.challenge, { body: typed });
  return refreshUser();
}

/**
 * Opens an account for a company and keeps its owner, who is signed in by it.
 * @param key of this sign-up: sent again, it finds what it made instead of making another
 * @throws ApiProblem with the server's words under the fields
 */
export async function signUp(body: BodyInput<typeof endpoints.signUp.register>, key: string): Promise<User> {
  await call(endpoints.session.csrfCookie);
  await call(endpoints.signUp.register, { body, headers: { 'Idempotency-Key': key } });
  return refreshUser();
}

/** Signs out: whatever the server says, all local storage is emptied and the browser goes to /login. */
export async function logout(cache: QueryClient): Promise<void> {
  await finishWork();
  await call(endpoints.session.logout).catch(() => undefined);
  session.clear();
  localStorage.clear();
  cache.clear();
  await go('login');
}
