import { go } from '../routes/navigator.ts';
import { session, viewShown } from './store.ts';

/** What every 401 leads to: the person is forgotten and the sign-in page opens, with a way back for this person. */
export async function sessionEnded(): Promise<void> {
  // What staff looked at is over: they are back among their own pages, whatever became of their session.
  const viewed = viewShown() !== null;
  const of = session.user?.id;
  session.clear();
  if (viewed) return location.assign('/admin/accounts');
  if (location.pathname === '/login') return;
  await go('login', {}, { search: { return: `${location.pathname}${location.search}`, ...(of && { of }) } });
}
