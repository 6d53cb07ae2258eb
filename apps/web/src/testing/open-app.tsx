import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import { endpoints, type User } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { onTestFinished } from 'vitest';
import { App } from '../app/app.tsx';
import type { Pages } from '../app/pages.ts';
import { closePalette } from '../app/palette/palette-state.ts';
import { makeRouter, type AppRouter } from '../app/router.tsx';
import { showChat } from '../features/messaging/chats/chat-open.ts';
import { closeSupport } from '../features/messaging/support/support-state.ts';
import { makeQueryClient } from '../lib/api/query-client.ts';
import { forgetExchangeRates } from '../lib/format/exchange-rates.ts';
import { guestPreferences } from '../lib/format/guest-preferences.ts';
import { i18n, setLanguage, startLanguage } from '../lib/language/i18n.ts';
import { session } from '../lib/session/store.ts';
import { fakeApi, type FakeApi } from './fake-api.ts';
import { createPerson, type Person } from './person.ts';
import { sampleSite } from './sample-site.ts';

type Opened = { readonly api: FakeApi; readonly person: Person; readonly router: AppRouter };
type Given = {
  /** Who is signed in; nobody when left out. */
  readonly user?: User;
  readonly language?: Language;
  /** Pages in place of the built ones. */
  readonly pages?: Pages;
  /** Prepares answers before the first page asks for them. */
  readonly prepare?: (api: FakeApi) => void;
};

/** Forgets everything a test left in the browser. */
function sweep(): void {
  session.clear();
  forgetExchangeRates();
  localStorage.clear();
  sessionStorage.clear();
  guestPreferences.load();
  notifications.clean();
  closePalette();
  closeSupport();
  showChat({ kind: 'closed' });
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
}

/** Opens the whole app at a path, as a browser would, with a fake server behind it. */
export async function openApp(path: string, { user, language = 'en', pages, prepare }: Given = {}): Promise<Opened> {
  sweep();
  const api = fakeApi();
  if (user) api.answer(endpoints.session.user, { data: user });
  api.answer(endpoints.session.csrfCookie, undefined);
  api.answer(endpoints.site.show, { data: sampleSite });
  prepare?.(api);
  if (i18n.isInitialized) await setLanguage(language);
  else await startLanguage(language);
  if (user) session.set(user);
  history.replaceState(null, '', path);
  const cache = makeQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  const router = makeRouter(cache, pages);
  await router.load();
  const { unmount } = render(<App router={router} cache={cache} env="test" />);
  onTestFinished(async () => {
    unmount();
    router.history.destroy();
    // The files of a worker share one window, and the next test may render a part without the app.
    sweep();
    await setLanguage('en');
  });
  return { api, person: createPerson(), router };
}
