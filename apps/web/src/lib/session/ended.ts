import { go } from '../routes/navigator.ts';
import { session } from './store.ts';

/** What every 401 leads to: the person is forgotten and the sign-in page opens, with a way back. */
export async function sessionEnded(): Promise<void> {
  session.clear();
  if (location.pathname === '/login') return;
  await go('login', {}, { search: { return: `${location.pathname}${location.search}` } });
}
