import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18n } from '../lib/language/i18n.ts';
import { colorSchemeManager } from '../theme/color-scheme.ts';
import { cssVariables, theme } from '../theme/theme.ts';
import type { AppRouter } from './router.tsx';

const NoticesHost = lazy(() => import('./notices-host.tsx').then((host) => ({ default: host.NoticesHost })));

/** Notices wait in their store until their place is there; it is fetched with the first. */
function Notices() {
  const [needed, setNeeded] = useState(false);
  const { notifications } = useNotifications();
  if (notifications.length > 0 && !needed) setNeeded(true);
  return <Suspense fallback={null}>{needed && <NoticesHost />}</Suspense>;
}

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
          <Notices />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  );
}
