import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18n } from '../lib/language/i18n.ts';
import { colorSchemeManager } from '../theme/color-scheme.ts';
import { cssVariables, theme } from '../theme/theme.ts';
import type { AppRouter } from './router.tsx';

// Notices wait in their store until it is there; no page has one to show first.
const NoticesHost = lazy(() => import('./notices-host.tsx').then((host) => ({ default: host.NoticesHost })));

type Props = { readonly router: AppRouter; readonly cache: QueryClient; readonly env?: 'default' | 'test' };

/** Everything a page stands in: theme, phrases, cache, notifications and the router. */
export function App({ router, cache, env = 'default' }: Props) {
  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        env={env}
      >
        <QueryClientProvider client={cache}>
          <Suspense fallback={null}>
            <NoticesHost />
          </Suspense>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  );
}
