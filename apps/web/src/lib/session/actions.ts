import type { QueryClient } from '@tanstack/react-query';
import { endpoints, type BodyInput, type User } from '@waybill/contract';
import { call } from '../api/call.ts';
import { currentLanguage, setLanguage } from '../language/i18n.ts';
import { go } from '../routes/navigator.ts';
import { session } from './store.ts';

/** Fetches the current user and keeps it. @throws ApiProblem */
export async function refreshUser(): Promise<User> {
  const { data } = await call(endpoints.session.user);
  session.set(data);
  if (data.language !== currentLanguage()) await setLanguage(data.language);
  return data;
}

/**
 * Signs in: the CSRF cookie first, then the credentials, then the user, who is kept.
 * @throws ApiProblem with the server's words under `email` when the credentials are wrong
 */
export async function login(credentials: BodyInput<typeof endpoints.session.login>): Promise<User> {
  await call(endpoints.session.csrfCookie);
  await call(endpoints.session.login, { body: credentials });
  return refreshUser();
}

/** Signs out: whatever the server says, all local storage is emptied and the browser goes to /login. */
export async function logout(cache: QueryClient): Promise<void> {
  await call(endpoints.session.logout).catch(() => undefined);
  session.clear();
  localStorage.clear();
  cache.clear();
  await go('login');
}
