import './theme/base.css';
import './theme/tokens.css';
import './theme/fonts.css';
import './theme/print.css';
import './theme/mantine-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { makeRouter } from './app/router.tsx';
import { makeQueryClient } from './lib/api/query-client.ts';
import { preferredLanguage, startLanguage } from './lib/language/i18n.ts';
import { go } from './lib/routes/navigator.ts';
import { refreshUser } from './lib/session/actions.ts';
import { followOtherTabs, session } from './lib/session/store.ts';

await startLanguage(preferredLanguage());
const cache = makeQueryClient();
const router = makeRouter(cache);
followOtherTabs(() => {
  cache.clear();
  void go('login');
});
// What is kept shows at once; who it really is, and still is, comes from the server behind it.
if (session.user) refreshUser().catch(() => undefined);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App router={router} cache={cache} />
    </StrictMode>,
  );
}
