import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { Language } from '@waybill/phrases';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { onTestFinished } from 'vitest';
import { parseSearch, stringifySearch } from '../app/search-params.ts';
import { makeQueryClient } from '../lib/api/query-client.ts';
import { i18n, setLanguage, startLanguage } from '../lib/language/i18n.ts';
import { cssVariables, theme } from '../theme/theme.ts';
import { createPerson, type Person } from './person.ts';

type Given = { readonly at?: string; readonly language?: Language };

/** Shows one component with everything that surrounds it in the app, at an address of its own. */
export async function openPiece(
  piece: ReactNode,
  { at = '/', language = 'en' }: Given = {},
): Promise<{ readonly person: Person }> {
  if (i18n.isInitialized) await setLanguage(language);
  else await startLanguage(language);
  history.replaceState(null, '', at);
  const root = createRootRoute();
  const everything = createRoute({ getParentRoute: () => root, path: '$', component: () => piece });
  const router = createRouter({ routeTree: root.addChildren([everything]), parseSearch, stringifySearch });
  const cache = makeQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  await router.load();
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
        <QueryClientProvider client={cache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
  onTestFinished(() => {
    unmount();
    router.history.destroy();
  });
  return { person: createPerson() };
}
